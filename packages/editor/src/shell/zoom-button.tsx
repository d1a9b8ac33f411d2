import { useEditor } from '../app/context.ts';
import { laterText } from '../messages/later-text.ts';
import type { MenuEntry } from '../ui/menu.tsx';
import { openMenu } from '../ui/menu.tsx';
import { zoomControls } from '../viewport/controls.ts';

/** The steps of zooming that the menu offers; the keys know more (rule E141). */
const SCALES = [0.125, 0.25, 0.5, 1, 2, 3, 4, 8, 16];

/** The scale of the view, with a menu of others. */
export function ZoomButton() {
	const editor = useEditor();
	const controls = zoomControls(editor).value;
	const scale = controls?.scale.value ?? 1;
	const words = laterText.mapFrame.zoom(scale);
	const entries = (): readonly MenuEntry[] => [
		...SCALES.map((each) => ({
			text: laterText.mapFrame.zoom(each),
			isOn: () => controls?.scale.value === each,
			run: () => controls?.zoomTo(each),
		})),
		'separator',
		'FitInView',
	];
	return (
		<button
			type="button"
			class="zoom-button"
			aria-label={laterText.mapFrame.zoomLabel(words)}
			aria-haspopup="menu"
			disabled={controls === undefined}
			onClick={(event) => void openMenu(editor, event.currentTarget, entries, laterText.mapFrame.zoomLabel(words))}
		>
			{words}
		</button>
	);
}
