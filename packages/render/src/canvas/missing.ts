import { compose } from '../geometry/matrix.ts';
import type { MissingItem } from '../plan/draw-list.ts';
import { setBlending } from './blend.ts';
import type { Painter } from './painter.ts';

/** Draws what stands for a missing tile: a dark rectangle with a red frame and cross, half a pixel within its bounds. */
export function drawMissing<Source>(item: MissingItem, { context, toPicture }: Painter<Source>): void {
	const [left, top] = [Math.min(0.5, item.width / 2), Math.min(0.5, item.height / 2)];
	const [width, height] = [item.width - 2 * left, item.height - 2 * top];
	const [right, bottom] = [left + width, top + height];
	context.save();
	context.setTransform(...compose(toPicture, item.transform));
	setBlending(context, item.opacity, 'normal');
	context.fillStyle = '#00000080';
	context.fillRect(left, top, width, height);
	context.strokeStyle = '#ff0000';
	context.lineWidth = 1;
	context.lineCap = 'butt';
	context.lineJoin = 'miter';
	context.setLineDash([]);
	context.beginPath();
	context.rect(left, top, width, height);
	context.moveTo(left, top);
	context.lineTo(right, bottom);
	context.moveTo(right, top);
	context.lineTo(left, bottom);
	context.stroke();
	context.restore();
}
