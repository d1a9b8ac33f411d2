import { signal } from '@preact/signals-core';
import type { PolylineEnd } from '@tilewright/edit';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { service } from '@tilewright/editor-core/services/service.ts';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import { selectObjects } from '../../objects/select.ts';

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
