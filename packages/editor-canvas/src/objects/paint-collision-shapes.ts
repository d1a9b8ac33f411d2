import type { OverlayPainter } from '../paint/overlay.ts';
import type { ShapeOutline } from './collision-shapes.ts';

/** Draws the collision shapes of tiles: dark below light, so that they are seen on every picture (rule E100). */
export function paintCollisionShapes({ context, tracePolygon }: OverlayPainter, shapes: readonly ShapeOutline[]): void {
	if (shapes.length === 0) return;
	for (const isClosed of [true, false]) {
		context.beginPath();
		for (const shape of shapes) if (shape.isClosed === isClosed) tracePolygon(shape.points, isClosed);
		context.lineJoin = 'round';
		if (isClosed) {
			context.fillStyle = '#ffffff24';
			context.fill();
		}
		context.lineWidth = 3;
		context.strokeStyle = '#000000a0';
		context.stroke();
		context.lineWidth = 1;
		context.strokeStyle = '#ffffff';
		context.stroke();
	}
}
