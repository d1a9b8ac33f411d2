import type { ShapePiece } from '@tilewright/play/scene';
import type { GameObjects, Scene } from 'phaser';

/** The width of lines, and the radius of points, in pixels. */
const LINE = 2;
const POINT = 4;

/** The opacity of areas. */
const FILL = 50 / 255;

/** Draws the shape of an object: lines, and areas that are filled. */
export function shapeObject(scene: Scene, { shape: { type, points }, color }: ShapePiece): GameObjects.Graphics {
	const graphics = scene.make.graphics({}, false);
	const [first] = points;
	if (first === undefined) return graphics;
	if (type === 'point') return graphics.fillStyle(color).fillCircle(first.x, first.y, POINT);
	graphics.fillStyle(color, FILL).lineStyle(LINE, color);
	graphics.beginPath();
	graphics.moveTo(first.x, first.y);
	for (const { x, y } of points.slice(1)) graphics.lineTo(x, y);
	if (type === 'polygon') graphics.closePath().fillPath();
	return graphics.strokePath();
}
