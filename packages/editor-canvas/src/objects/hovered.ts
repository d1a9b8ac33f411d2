import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import { mapControls } from '../camera/controls.ts';
import type { OverlayPainter } from '../paint/overlay.ts';
import { objectsAt } from './hit.ts';
import { placedLayersOf } from './placed-layers.ts';
import type { PlacedObject } from './placed-object.ts';

/** The distance from a line within which the pointer counts, in pixels of the page. */
const REACH = 5;

/** The object under the pointer, while the current layer has objects (rule E144). Reads signals. */
export function hoveredObject(editor: Editor, session: MapSession): PlacedObject | undefined {
	const { pointer, preferences } = editor;
	if (!preferences.nameHovered.value && !preferences.highlightHovered.value) return undefined;
	if (session.currentLayerType.value !== 'objectgroup' || pointer.value === undefined) return undefined;
	const reach = REACH / (mapControls(editor).value?.scale.value ?? 1);
	return objectsAt(placedLayersOf(session).value, pointer.value.screen, { reach })[0];
}

/** Draws the outline of an object, with a painter of its layer. */
export function paintOutline(painter: OverlayPainter, { outline, isClosed }: PlacedObject): void {
	const { context, layerShift } = painter;
	context.beginPath();
	painter.tracePolygon(
		outline.map(({ x, y }) => ({ x: x + layerShift.x, y: y + layerShift.y })),
		isClosed,
	);
	context.lineJoin = 'round';
	context.strokeStyle = painter.color('handle');
	context.lineWidth = 4;
	context.globalAlpha = 0.6;
	context.stroke();
	context.globalAlpha = 1;
	context.strokeStyle = painter.color('selection');
	context.lineWidth = 2;
	context.stroke();
}
