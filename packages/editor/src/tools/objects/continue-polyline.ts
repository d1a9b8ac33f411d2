import type { PolylineEnd } from '@tilewright/edit';
import type { Editor } from '../../app/editor.ts';
import { selectObjects } from '../../objects/select.ts';
import type { MapSession } from '../../session/map-session.ts';

const waiting = new WeakMap<MapSession, PolylineEnd>();

/** Goes on drawing a polyline at an end, with the tool for polygons (rule E61). */
export function continuePolyline(editor: Editor, session: MapSession, end: PolylineEnd): void {
	selectObjects(session, [end.object]);
	waiting.set(session, end);
	editor.toolIds.value = { ...editor.toolIds.value, objectgroup: 'CreatePolygonObjectTool' };
}

/** The end that the tool for polygons begins with, once. */
export function takeContinued(session: MapSession): PolylineEnd | undefined {
	const end = waiting.get(session);
	waiting.delete(session);
	return end;
}
