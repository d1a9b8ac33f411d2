import type { ShapePiece } from '@tilewright/play/scene';
import { Graphics } from 'pixi.js';

/** The width of lines, and the radius of points, in pixels. */
const LINE = 2;
const POINT = 4;

/** The opacity of areas. */
const FILL = 50 / 255;

/** Draws the shape of an object: lines, and areas that are filled. */
export function shapeGraphics({ shape: { type, points }, color }: ShapePiece): Graphics {
	const graphics = new Graphics();
	const corners = points.map(({ x, y }) => ({ x, y }));
	const [first] = corners;
	if (first === undefined) return graphics;
	if (type === 'point') return graphics.circle(first.x, first.y, POINT).fill({ color });
	graphics.poly(corners, type === 'polygon');
	if (type === 'polygon') graphics.fill({ color, alpha: FILL });
	return graphics.stroke({ color, width: LINE, cap: 'round', join: 'round' });
}
