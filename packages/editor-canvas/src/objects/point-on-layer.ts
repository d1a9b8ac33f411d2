import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import type { Vector } from '@tilewright/geometry';
import { geometryOf } from '@tilewright/geometry';
import { shownShift } from '../stage/layer-shift.ts';

/**
 * A point of the screen of the map, in the pixels of objects on the current layer.
 *
 * @param screen - by default the pointer, or the middle of the view if the pointer is elsewhere
 */
export function pointOnLayer(
	{ pointer }: Editor,
	session: MapSession,
	screen: Vector | undefined = pointer.value?.screen ?? session.camera.value?.center,
): Vector | undefined {
	if (screen === undefined) return undefined;
	const shift = shownShift(session, session.currentLayerId.value);
	return geometryOf(session.map.value).screenToPixel(screen.x - shift.x, screen.y - shift.y);
}
