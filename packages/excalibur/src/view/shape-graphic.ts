import type { ShapePiece } from '@tilewright/play/scene';
import { boxAround } from '@tilewright/play/shapes';
import { Canvas } from 'excalibur';

/** The width of lines, and the radius of points, in pixels. */
const LINE = 2;
const POINT = 4;

/** The opacity of areas. */
const FILL = 50 / 255;

/** Draws the shape of an object: lines, and areas that are filled. It is as large as the shape, with room for its lines around it. */
export function shapeGraphic({ shape: { type, points }, color }: ShapePiece): Canvas {
	const { x, y, width, height } = boxAround(points);
	return new Canvas({
		width: width + 2 * POINT,
		height: height + 2 * POINT,
		cache: true,
		smoothing: true,
		draw(context) {
			const css = `#${color.toString(16).padStart(6, '0')}`;
			context.translate(POINT - x, POINT - y);
			context.lineWidth = LINE;
			context.lineCap = 'round';
			context.lineJoin = 'round';
			context.strokeStyle = css;
			context.fillStyle = css;
			context.beginPath();
			if (type === 'point') {
				context.arc(x, y, POINT, 0, 2 * Math.PI);
				context.fill();
				return;
			}
			for (const point of points) context.lineTo(point.x, point.y);
			if (type === 'polygon') {
				context.closePath();
				context.globalAlpha = FILL;
				context.fill();
				context.globalAlpha = 1;
			}
			context.stroke();
		},
	});
}
