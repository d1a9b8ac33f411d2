import type { TileMap } from '@tilewright/format';
import type { Rect, Vector } from '@tilewright/geometry';
import { around } from '@tilewright/geometry';
import type { Change } from '../change/change.ts';
import { boundsOfObjects, moveEach } from './transform-objects.ts';

/** Where objects are aligned. */
export type Alignment = 'left' | 'center' | 'right' | 'top' | 'middle' | 'bottom';

/**
 * Aligns objects by their bounds.
 *
 * @param ids - of the objects
 * @param to - the rectangle to align to, in the pixels of objects; the bounds of all by default
 * @throws RangeError if the map has no such object
 * @example alignObjects(map, [3, 4, 5], 'left')
 */
export function alignObjects(map: TileMap, ids: readonly number[], alignment: Alignment, to?: Rect): Change[] {
	const all = ids.flatMap((id) => boundedObject(map, id));
	const target = to ?? around(all.map(({ bounds }) => bounds));
	if (target === undefined) return [];
	return moveEach(map, new Map(all.map(({ id, bounds }) => [id, distanceTo(bounds, target, alignment)])));
}

interface Bounded {
	readonly id: number;
	readonly bounds: Rect;
}

function boundedObject(map: TileMap, id: number): Bounded[] {
	const bounds = boundsOfObjects(map, [id]);
	return bounds === undefined ? [] : [{ id, bounds }];
}

function distanceTo(own: Rect, target: Rect, alignment: Alignment): Vector {
	switch (alignment) {
		case 'left':
			return { x: target.x - own.x, y: 0 };
		case 'center':
			return { x: target.x + target.width / 2 - own.x - own.width / 2, y: 0 };
		case 'right':
			return { x: target.x + target.width - own.x - own.width, y: 0 };
		case 'top':
			return { x: 0, y: target.y - own.y };
		case 'middle':
			return { x: 0, y: target.y + target.height / 2 - own.y - own.height / 2 };
		case 'bottom':
			return { x: 0, y: target.y + target.height - own.y - own.height };
	}
}

/**
 * Distributes objects so that the gaps between them are equal. The outer ones stay.
 *
 * @param ids - of the objects, at least three
 * @throws RangeError if the map has no such object
 * @example distributeObjects(map, [3, 4, 5], 'horizontally')
 */
export function distributeObjects(map: TileMap, ids: readonly number[], direction: 'horizontally' | 'vertically'): Change[] {
	const [start, size] = direction === 'horizontally' ? (['x', 'width'] as const) : (['y', 'height'] as const);
	const all = ids
		.flatMap((id) => boundedObject(map, id))
		.sort((a, b) => a.bounds[start] + a.bounds[size] / 2 - b.bounds[start] - b.bounds[size] / 2);
	const whole = around(all.map(({ bounds }) => bounds));
	if (whole === undefined || all.length < 3) return [];
	const gap = (whole[size] - all.reduce((sum, { bounds }) => sum + bounds[size], 0)) / (all.length - 1);
	let at = whole[start];
	const distances = new Map<number, Vector>();
	for (const { id, bounds } of all) {
		const distance = at - bounds[start];
		at += bounds[size] + gap;
		distances.set(id, direction === 'horizontally' ? { x: distance, y: 0 } : { x: 0, y: distance });
	}
	return moveEach(map, distances);
}
