import { compose, translation } from '@tilewright/geometry';
import type { ShapeItem, Stroke } from '../draw-list/draw-list.ts';
import { linePath, movedPath } from '../draw-list/path.ts';
import { crispLines } from '../pixels/crisp-lines.ts';
import type { Attributes } from './element.ts';
import { element } from './element.ts';
import { short } from './number.ts';
import { painted } from './paint.ts';
import { pathData } from './path-data.ts';
import type { Sketch } from './sketch.ts';

/** Prints a shape. Widths of lines, dashes and shift are in pixels of the picture, whatever the scale. */
export function shapePath(item: ShapeItem, sketch: Sketch): string {
	const { path, fill, stroke, shift, opacity, crisp } = item;
	if (crisp === true && stroke !== undefined) return gridPaths(item, stroke, sketch);
	const matrix = shift === undefined ? sketch.toPicture : compose(translation(shift.x, shift.y), sketch.toPicture);
	return element('path', {
		d: pathData(movedPath(path, matrix)),
		...(fill === undefined ? { fill: 'none' } : { ...painted('fill', fill, opacity), 'fill-rule': 'evenodd' }),
		...(stroke !== undefined && { ...strokeAttributes(stroke, opacity), 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }),
	});
}

/** Lines of a grid are sharp; those whose dashes begin alike are one path. */
function gridPaths({ path, opacity }: ShapeItem, stroke: Stroke, { toPicture, scale }: Sketch): string {
	const paths = new Map<string, string>();
	for (const { points, dashOffset } of crispLines(path, toPicture, scale)) {
		const offset = stroke.dash === undefined ? '0' : short(withoutRounds(dashOffset, stroke.dash), 2);
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

/** The offset into dashes without those that they are as if there was none. */
function withoutRounds(offset: number, dash: readonly number[]): number {
	const length = dash.reduce((sum, part) => sum + part, 0) * (dash.length % 2 === 0 ? 1 : 2);
	return length > 0 ? ((offset % length) + length) % length : offset;
}

const strokeAttributes = ({ color, width, dash }: Stroke, opacity: number): Attributes => ({
	...painted('stroke', color, opacity),
	'stroke-width': short(width),
	'stroke-dasharray': dash === undefined || dash.length === 0 ? undefined : dash.map((length) => short(length)).join(' '),
	'vector-effect': 'non-scaling-stroke',
});
