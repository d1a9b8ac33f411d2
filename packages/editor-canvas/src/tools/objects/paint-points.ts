import type { Vector } from '@tilewright/geometry';
import type { OverlayPainter } from '../../paint/overlay.ts';

/** The look of a point of a polygon: plain, under the pointer, selected, or the place of the next one. */
export type PointLook = 'plain' | 'hovered' | 'selected' | 'next';

/** Draws a point of a polygon or polyline. */
export function paintPoint({ context, toView, color }: OverlayPainter, screen: Vector, look: PointLook): void {
	const { x, y } = toView(screen);
	context.beginPath();
	context.arc(x, y, look === 'hovered' ? 6 : look === 'next' ? 3 : 4, 0, 2 * Math.PI);
	context.fillStyle = color(look === 'selected' || look === 'next' ? 'selection' : 'handle');
	context.fill();
	context.lineWidth = 1.5;
	context.strokeStyle = color(look === 'selected' ? 'handle' : 'selection');
	context.stroke();
}
