import type { ReadonlySignal } from '@preact/signals';
import { picturesOf } from '@tilewright/editor-canvas/stage/pictures.ts';
import { runPlainView } from '@tilewright/editor-canvas/view/plain-view.ts';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import type { WorldSession } from '@tilewright/editor-core/session/world-session.ts';
import { around } from '@tilewright/geometry';
import { openPath } from '../../../opening/open-path.ts';
import type { PlacedMap } from '../placed-maps.ts';
import { worldPictures } from '../world-pictures.ts';
import { paintWorld } from './paint-world.ts';
import { worldTool } from './world-tool.ts';

/** The time that one frame may draw pictures of maps, in milliseconds. */
const BUDGET = 10;
/** The pause before frames while images are read, in milliseconds. */
const READING = 100;

/** Draws a world into an element until it is stopped. @returns a function that stops it */
export function runWorldView(
	editor: Editor,
	session: WorldSession,
	maps: ReadonlySignal<readonly PlacedMap[]>,
	host: HTMLElement,
): () => void {
	const pictures = worldPictures(session);
	const shelf = picturesOf(session.files);
	const tool = worldTool(session, maps, ({ path }) => void openPath(editor, path, session.files));
	const stop = runPlainView(editor, session, host, (state) => {
		session.reveal.value = state.controls.reveal;
		return {
			bounds: () => around(maps.value) ?? { x: 0, y: 0, width: 640, height: 480 },
			tool,
			paint(context, state) {
				shelf.loads.value;
				editor.preferences.theme.value;
				const selected = new Set(session.selectedMaps.value);
				paintWorld(context, state, { maps: maps.value, pictures, selected, dragged: tool.dragged.value });
				if (!pictures.work(BUDGET)) return undefined;
				return shelf.loading ? READING : 0;
			},
		};
	});
	return () => {
		session.reveal.value = undefined;
		stop();
	};
}
