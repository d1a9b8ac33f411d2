import { signal } from '@preact/signals';
import type { PolylineEnd } from '@tilewright/edit';
import type { Editor } from '../../app/editor.ts';
import { selectObjects } from '../../objects/select.ts';
import { service } from '../../services/service.ts';
import type { MapSession } from '../../session/map-session.ts';

/** The end that waits for the tool for polygons. */
const waiting = service('end of a polyline to continue', (_: MapSession) => signal<PolylineEnd | undefined>(undefined));

/** Goes on drawing a polyline at an end, with the tool for polygons (rule E61). */
export function continuePolyline(editor: Editor, session: MapSession, end: PolylineEnd): void {
	selectObjects(session, [end.object]);
	waiting(session).value = end;
	editor.toolIds.value = { ...editor.toolIds.value, objectgroup: 'CreatePolygonObjectTool' };
}

/** The end that the tool for polygons begins with, once. */
export function takeContinued(session: MapSession): PolylineEnd | undefined {
	const end = waiting(session).peek();
	waiting(session).value = undefined;
	return end;
}
