import { compose } from '@tilewright/geometry';
import type { MissingItem } from '../draw-list/draw-list.ts';
import { painted, rectAttributes, short, transformText } from './attributes.ts';
import { element } from './element.ts';
import type { Printer } from './printer.ts';

/** Prints the marker of a missing tile: a dark rectangle with a red frame and cross, half a pixel inside its bounds. */
export function missingUse(item: MissingItem, { define, toPicture }: Printer): string {
	const { opacity, width, height } = item;
	const marker = define('m', `${width} ${height} ${opacity}`, (id) => element('g', { id }, markerOf(item)));
	return element('use', { 'xlink:href': `#${marker}`, transform: transformText(compose(toPicture, item.transform)) });
}

function markerOf({ opacity, width, height }: MissingItem): string {
	const [x, y] = [Math.min(0.5, width / 2), Math.min(0.5, height / 2)];
	// The background's edges lie between two pixels, under the frame, as on a canvas.
	const background = rectAttributes({ x: 2 * x, y: 2 * y, width: width - 2 * x, height: height - 2 * y });
	const [left, top, right, bottom] = [x, y, width - x, height - y].map((edge) => short(edge));
	const red = painted('stroke', '#ff0000', opacity);
	const d = `M${left} ${top}H${right}V${bottom}H${left}ZL${right} ${bottom}M${right} ${top}L${left} ${bottom}`;
	return element('rect', { ...background, ...painted('fill', '#80000000', opacity) }) + element('path', { d, fill: 'none', ...red });
}
