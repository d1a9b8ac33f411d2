import type { ShapePiece } from '@tilewright/play/scene';
import { drawShape, shapeBox } from '@tilewright/play/scene';
import { Canvas } from 'excalibur';

/** Draws the shape of an object, with room for its lines around it. */
export function shapeGraphic(piece: ShapePiece): Canvas {
	const { x, y, width, height } = shapeBox(piece);
	return new Canvas({
		...{ width, height, cache: true, smoothing: true },
		draw(context) {
			context.translate(-x, -y);
			drawShape(context, piece);
		},
	});
}
