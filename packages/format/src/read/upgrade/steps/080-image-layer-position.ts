import { short } from '../../../issue/short.ts';
import type { UpgradeStep } from '../step.ts';

const AXES = [
	['x', 'offsetx'],
	['y', 'offsety'],
] as const;

/**
 * U9: before 0.15, the position of an image layer in pixels was in `x` and `y`, which are 0 in the newest form. If it also has
 * offsets, those are right: later versions wrote both.
 */
export const imageLayerPosition: UpgradeStep = {
	name: '080-image-layer-position',
	form: '`x`, `y` of image layers as pixels (before 0.15)',
	versions: ['0.15'],
	doc: '`x` and `y` of an image layer, which were pixels, become `offsetx` and `offsety`. If it has those too, they win; differences are reported.',
	resources: ['layer'],
	byValue: true,
	applies: ({ type, x, y }) => type === 'imagelayer' && (isPlace(x) || isPlace(y)),
	upgrade(value, dropped) {
		const moved = { ...value };
		for (const [place, offset] of AXES) {
			if (!isPlace(value[place])) continue;
			if (hasNoOffset(value)) moved[offset] = value[place];
			else if (!isSame(value[offset] ?? 0, value[place])) dropped([place], short(value[place]));
			moved[place] = 0;
		}
		return moved;
	},
	originOf(value) {
		const places = new Map<string | undefined, string>(
			hasNoOffset(value) ? AXES.filter(([place]) => isPlace(value[place])).map(([place, offset]) => [offset, place]) : [],
		);
		return (path) => {
			const place = places.get(path[0]);
			return place === undefined ? path : [place];
		};
	},
};

/** Whether a value is a number other than 0, also in quotes (rule U6). The check reports any other value. */
const isPlace = (value: unknown): boolean =>
	(typeof value === 'number' || typeof value === 'string') && Number.isFinite(Number(value)) && Number(value) !== 0;

/** Whether two numbers, also in quotes, are the same. The check reports any other value. */
const isSame = (offset: unknown, place: unknown): boolean => typeof offset !== 'object' && Number(offset) === Number(place);

const hasNoOffset = ({ offsetx, offsety }: Readonly<Record<string, unknown>>): boolean => (offsetx ?? offsety ?? undefined) === undefined;
