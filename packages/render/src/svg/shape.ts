import { compose, translation } from '@tilewright/geometry';
import type { ShapeItem, Stroke } from '../draw-list/draw-list.ts';
import { linePath, movedPath } from '../draw-list/path.ts';
import { crispLines } from '../pixels/crisp-lines.ts';
import { painted, pathData, short } from './attributes.ts';
import type { Attributes } from './element.ts';
import { element } from './element.ts';
import type { Printer } from './printer.ts';

/** Prints a shape. Line widths, dashes and the shift are in pixels of the picture, at any scale. */
export function shapePath(item: ShapeItem, printer: Printer): string {
	const { path, fill, stroke, shift, opacity, crisp } = item;
	if (crisp === true && stroke !== undefined) return gridPaths(item, stroke, printer);
	const matrix = shift === undefined ? printer.toPicture : compose(translation(shift.x, shift.y), printer.toPicture);
	return element('path', {
		d: pathData(movedPath(path, matrix)),
		...(fill === undefined ? { fill: 'none' } : { ...painted('fill', fill, opacity), 'fill-rule': 'evenodd' }),
		...(stroke !== undefined && { ...strokeAttributes(stroke, opacity), 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }),
	});
}

/** Prints the sharp lines of a grid. Lines with the same dash offset become one path. */
function gridPaths({ path, opacity }: ShapeItem, stroke: Stroke, { toPicture, scale }: Printer): string {
	const paths = new Map<string, string>();
	for (const { points, dashOffset } of crispLines(path, toPicture, scale, stroke.width)) {
		const offset = stroke.dash === undefined ? '0' : short(reducedOffset(dashOffset, stroke.dash), 2);
		paths.set(offset, `${paths.get(offset) ?? ''}${pathData(linePath(points, false))}`);
	}
	return [...paths]
		.map(([offset, d]) =>
			element('path', {
				...{ d, fill: 'none', ...strokeAttributes(stroke, opacity) },
				'stroke-dashoffset': offset === '0' ? undefined : offset,
			}),
		)
		.join('\n');
}

/** A dash offset, reduced to less than one length of the pattern. */
function reducedOffset(offset: number, dash: readonly number[]): number {
	const length = dash.reduce((sum, part) => sum + part, 0) * (dash.length % 2 === 0 ? 1 : 2);
	return length > 0 ? ((offset % length) + length) % length : offset;
}

const strokeAttributes = ({ color, width, dash }: Stroke, opacity: number): Attributes => ({
	...painted('stroke', color, opacity),
	'stroke-width': short(width),
	'stroke-dasharray': dash === undefined || dash.length === 0 ? undefined : dash.map((length) => short(length)).join(' '),
	'vector-effect': 'non-scaling-stroke',
});
