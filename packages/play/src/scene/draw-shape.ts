import type { Rect } from '@tilewright/geometry';
import { boxAround } from '../shapes/solid-shapes.ts';
import type { ShapePiece } from './object-pieces.ts';

/** The members of a canvas's 2D context that shapes need. */
export interface ShapeContext {
	lineWidth: number;
	lineCap: string;
	lineJoin: string;
	globalAlpha: number;
	/** A color of CSS is assigned to both. */
	strokeStyle: unknown;
	fillStyle: unknown;
	beginPath(): void;
	closePath(): void;
	lineTo(x: number, y: number): void;
	arc(x: number, y: number, radius: number, start: number, end: number): void;
	fill(): void;
	stroke(): void;
}

/** The width of lines, and the radius of points, in pixels. */
const LINE = 2;
const POINT = 4;

/** The opacity of areas. */
const FILL = 50 / 255;

/** The box of what {@link drawShape} draws, in pixels, relative to the layer: the shape, with room for its lines. */
export function shapeBox({ shape: { points } }: ShapePiece): Rect {
	const { x, y, width, height } = boxAround(points);
	return { x: x - POINT, y: y - POINT, width: width + 2 * POINT, height: height + 2 * POINT };
}

/**
 * Draws the shape of an object: lines, and areas that are filled. Players do not see them; they help while a game is made.
 *
 * @example
 * const { x, y } = shapeBox(piece);
 * context.translate(-x, -y);
 * drawShape(context, piece);
 */
export function drawShape(context: ShapeContext, { shape: { type, points }, color }: ShapePiece): void {
	const css = `#${color.toString(16).padStart(6, '0')}`;
	Object.assign(context, { lineWidth: LINE, lineCap: 'round', lineJoin: 'round', strokeStyle: css, fillStyle: css });
	context.beginPath();
	const [first] = points;
	if (type === 'point' && first !== undefined) {
		context.arc(first.x, first.y, POINT, 0, 2 * Math.PI);
		context.fill();
		return;
	}
	for (const { x, y } of points) context.lineTo(x, y);
	if (type === 'polygon') {
		context.closePath();
		context.globalAlpha = FILL;
		context.fill();
		context.globalAlpha = 1;
	}
	context.stroke();
}
