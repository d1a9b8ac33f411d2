import type { MissingItem, PathStep, ShapeItem } from '../plan/draw-list.ts';
import type { View } from '../plan/view.ts';
import { element, opacityOf, paint, short, transformOf } from './element.ts';

/** A shape. The widths of its lines are in pixels of the picture, whatever the scale. */
export function shapeElement({ path, fill, stroke, shift, crisp, opacity }: ShapeItem, { scale }: View): string {
	return element('path', {
		d: pathData(path),
		...paint('fill', fill),
		'fill-rule': fill === undefined ? undefined : 'evenodd',
		...(stroke && {
			...paint('stroke', stroke.color),
			'stroke-width': stroke.width,
			'stroke-linecap': 'round',
			'stroke-linejoin': 'round',
			'stroke-dasharray': stroke.dash?.map(short).join(' '),
			'vector-effect': 'non-scaling-stroke',
		}),
		'shape-rendering': crisp ? 'crispEdges' : undefined,
		transform: shift && transformOf([1, 0, 0, 1, shift.x / scale.x, shift.y / scale.y]),
		...opacityOf(opacity),
	});
}

const pathData = (path: readonly PathStep[]): string => path.map(([name, ...numbers]) => `${name}${numbers.map(short).join(' ')}`).join('');

/** What stands for a missing tile: a dark rectangle with a red frame and cross. */
export function missingElement({ transform, width, height, opacity }: MissingItem): string {
	const [left, top] = [Math.min(0.5, width / 2), Math.min(0.5, height / 2)];
	const [right, bottom] = [short(width - left), short(height - top)];
	return element('path', {
		d: `M${left} ${top}H${right}V${bottom}H${left}ZL${right} ${bottom}M${right} ${top}L${left} ${bottom}`,
		...paint('fill', '#80000000'),
		...paint('stroke', '#ff0000'),
		transform: transformOf(transform),
		...opacityOf(opacity),
	});
}
