import { useEditor } from '../app/context.ts';
import { text } from '../messages/text.ts';
import type { MenuEntry } from '../ui/menu.tsx';
import { openMenu } from '../ui/menu.tsx';

/** The steps of zooming that the menu offers; the keys know more (rule E141). */
const SCALES = [0.125, 0.25, 0.5, 1, 2, 3, 4, 8, 16];

/** The scale of the view, with a menu of others. */
export function ZoomButton() {
	const editor = useEditor();
	const controls = editor.zoom.value;
	const scale = controls?.scale.value ?? 1;
	const words = text.shell.zoom(scale);
	const entries = (): readonly MenuEntry[] => [
		...SCALES.map((each) => ({
			text: text.shell.zoom(each),
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
			aria-label={text.shell.zoomLabel(words)}
			aria-haspopup="menu"
			disabled={controls === undefined}
			onClick={(event) => void openMenu(editor, event.currentTarget, entries, text.shell.zoomLabel(words))}
		>
			{words}
		</button>
	);
}
