import type { Vector } from '@tilewright/geometry';
import type { SelectionFrame } from '../../objects/frame.ts';
import { boundsOfChosen, HANDLES, handlePoint } from '../../objects/frame.ts';
import type { PlacedObject } from '../../objects/placed-object.ts';
import type { Chosen } from '../../objects/transform.ts';
import type { OverlayPainter } from '../../paint/overlay.ts';

/** The largest number of outlines that are drawn, since the time of browsers grows by the square of it: of more, only the frame around all is drawn. */
const MOST = 1000;

/** Traces the moved boxes of objects; for very many only the frame around all. */
export function traceBoxes(painter: OverlayPainter, chosen: readonly Chosen[], by: Vector): void {
	const boxes =
		chosen.length > MOST
			? [boundsOfChosen(chosen)]
			: chosen.map(({ placed: { bounds }, layer: { shift } }) => ({ ...bounds, x: bounds.x + shift.x, y: bounds.y + shift.y }));
	for (const box of boxes) painter.traceRect({ ...box, x: box.x + by.x, y: box.y + by.y });
}

/** Draws the outline of an object twice, so that it is seen on any ground. */
export function paintOutlines(painter: OverlayPainter, chosen: readonly Chosen[], width: number): void {
	const { context } = painter;
	context.beginPath();
	for (const { placed, layer } of chosen.length > MOST ? [] : chosen) traceOutline(painter, placed, layer.shift);
	if (chosen.length > MOST) painter.traceRect(boundsOfChosen(chosen));
	context.lineJoin = 'round';
	context.globalAlpha = 0.8;
	context.strokeStyle = painter.color('handle');
	context.lineWidth = width + 2;
	context.stroke();
	context.globalAlpha = 1;
	context.strokeStyle = painter.color('selection');
	context.lineWidth = width;
	context.stroke();
}

const traceOutline = (painter: OverlayPainter, { outline, isClosed }: PlacedObject, shift: Vector): void =>
	painter.tracePolygon(
		outline.map(({ x, y }) => ({ x: x + shift.x, y: y + shift.y })),
		isClosed,
	);

/** Draws the frame around the selected objects, and its handles: squares resize, rounds rotate. */
export function paintFrame(painter: OverlayPainter, frame: SelectionFrame, mode: 'resize' | 'rotate', origin: Vector): void {
	const { context, camera, color } = painter;
	context.lineWidth = 1;
	context.strokeStyle = color('selection');
	if (frame.only === undefined) {
		context.beginPath();
		painter.tracePolygon(frame.corners, true);
		context.setLineDash([4, 4]);
		context.stroke();
		context.setLineDash([]);
	}
	if (!frame.hasHandles) return;
	context.fillStyle = color('handle');
	context.lineWidth = 1.5;
	for (const handle of HANDLES) {
		const isCorner = handle.across !== 0 && handle.down !== 0;
		if (mode === 'rotate' && !isCorner) continue;
		const { x, y } = painter.toView(handlePoint(frame, handle, camera.scale));
		context.beginPath();
		if (mode === 'resize') context.rect(x - 4, y - 4, 8, 8);
		else context.arc(x, y, 5, 0, 2 * Math.PI);
		context.fill();
		context.stroke();
	}
	if (mode === 'rotate') paintOrigin(painter, origin);
}

/** The marker about which objects turn. */
function paintOrigin({ context, toView, color }: OverlayPainter, origin: Vector): void {
	const { x, y } = toView(origin);
	context.beginPath();
	context.arc(x, y, 5, 0, 2 * Math.PI);
	context.moveTo(x - 9, y);
	context.lineTo(x + 9, y);
	context.moveTo(x, y - 9);
	context.lineTo(x, y + 9);
	context.strokeStyle = color('handle');
	context.lineWidth = 3;
	context.stroke();
	context.strokeStyle = color('selection');
	context.lineWidth = 1.5;
	context.stroke();
}
