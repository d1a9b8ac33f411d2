import { compose } from '@tilewright/geometry';
import type { MissingItem } from '../draw-list/draw-list.ts';
import { element } from './element.ts';
import { short } from './number.ts';
import { painted } from './paint.ts';
import { transformText } from './path-data.ts';
import { rectAttributes } from './rect.ts';
import type { Sketch } from './sketch.ts';

/** Prints what stands for a missing tile: a dark rectangle with a red frame and cross, half a pixel within its bounds. */
export function missingUse(item: MissingItem, { define, toPicture }: Sketch): string {
	const { opacity, width, height } = item;
	const marker = define('m', `${width} ${height} ${opacity}`, (id) => element('g', { id }, markerOf(item)));
	return element('use', { 'xlink:href': `#${marker}`, transform: transformText(compose(toPicture, item.transform)) });
}

function markerOf({ opacity, width, height }: MissingItem): string {
	const [x, y] = [Math.min(0.5, width / 2), Math.min(0.5, height / 2)];
	// Under the frame, between two pixels, as on the canvas.
	const ground = rectAttributes({ x: 2 * x, y: 2 * y, width: width - 2 * x, height: height - 2 * y });
	const [left, top, right, bottom] = [x, y, width - x, height - y].map((edge) => short(edge));
	const red = painted('stroke', '#ff0000', opacity);
	const d = `M${left} ${top}H${right}V${bottom}H${left}ZL${right} ${bottom}M${right} ${top}L${left} ${bottom}`;
	return element('rect', { ...ground, ...painted('fill', '#80000000', opacity) }) + element('path', { d, fill: 'none', ...red });
}
