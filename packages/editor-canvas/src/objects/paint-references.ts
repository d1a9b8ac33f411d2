import type { Vector } from '@tilewright/geometry';
import type { OverlayPainter } from '../paint/overlay.ts';
import type { ObjectReference } from './references.ts';

/** The length of the head of an arrow, in pixels of the view. */
const HEAD = 9;

/** Draws arrows from objects to the objects that they refer to (rule E56). */
export function paintReferences(painter: OverlayPainter, references: readonly ObjectReference[]): void {
	if (references.length === 0) return;
	const { context, toView } = painter;
	context.beginPath();
	for (const { from, to } of references) traceArrow(context, toView(from), toView(to));
	context.lineJoin = 'round';
	context.strokeStyle = painter.color('handle');
	context.globalAlpha = 0.7;
	context.lineWidth = 4;
	context.stroke();
	context.strokeStyle = painter.color('guide');
	context.globalAlpha = 1;
	context.lineWidth = 1.5;
	context.stroke();
}

function traceArrow(context: CanvasRenderingContext2D, from: Vector, to: Vector): void {
	const angle = Math.atan2(to.y - from.y, to.x - from.x);
	context.moveTo(from.x, from.y);
	context.lineTo(to.x, to.y);
	for (const side of [-1, 1]) {
		context.moveTo(to.x, to.y);
		context.lineTo(to.x - HEAD * Math.cos(angle + side * 0.45), to.y - HEAD * Math.sin(angle + side * 0.45));
	}
}
