import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import { mapControls } from '../camera/controls.ts';
import { boundsOfChosen } from './frame.ts';
import { chosenObjects, selectObjects } from './select.ts';
import type { Chosen } from './transform.ts';

/** Brings objects to the middle of the view. */
export function centerOnObjects(editor: Editor, objects: readonly Chosen[]): void {
	const { x, y, width, height } = boundsOfChosen(objects);
	mapControls(editor).value?.centerOn({ x: x + width / 2, y: y + height / 2 });
}

/** Selects an object, and brings it into view wherever it is (rule E54). */
export function showObject(editor: Editor, session: MapSession, id: number): void {
	selectObjects(session, [id]);
	const chosen = chosenObjects(session);
	if (chosen.length > 0) centerOnObjects(editor, chosen);
}
