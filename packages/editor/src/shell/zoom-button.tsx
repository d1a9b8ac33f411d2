import { zoomControls } from '@tilewright/editor-canvas/camera/controls.ts';
import { useEditor } from '../page/context.ts';
import type { MenuEntry } from '../ui/menu.tsx';
import { openMenu } from '../ui/menu.tsx';
import { mapFrameWords } from './map-frame-words.ts';

/** The steps of zooming that the menu offers; the keys know more (rule E141). */
const SCALES = [0.125, 0.25, 0.5, 1, 2, 3, 4, 8, 16];

/** The scale of the view, with a menu of others. */
export function ZoomButton() {
	const editor = useEditor();
	const controls = zoomControls(editor).value;
	const scale = controls?.scale.value ?? 1;
	const words = mapFrameWords.zoom(scale);
	const entries = (): readonly MenuEntry[] => [
		...SCALES.map((each) => ({
			text: mapFrameWords.zoom(each),
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
			aria-label={mapFrameWords.zoomLabel(words)}
			aria-haspopup="menu"
			disabled={controls === undefined}
			onClick={(event) => void openMenu(editor, event.currentTarget, entries, mapFrameWords.zoomLabel(words))}
		>
			{words}
		</button>
	);
}
