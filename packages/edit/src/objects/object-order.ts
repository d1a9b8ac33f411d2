import type { MapObject } from '@tilewright/format';
import type { ChainKey } from '../change/chain.ts';
import { chainOf } from '../change/chain.ts';
import type { Item } from '../change/part.ts';

/** The order of the objects of a layer while some are moved. They are named by their positions before that. */
export interface ObjectOrder {
	at(position: number): MapObject | undefined;
	/** The object that follows another one; the first of all follows `null`. */
	readonly after: (position: number | null) => number | null;
	/** The object before another one. */
	readonly before: (position: number | null) => number | null;
	/** Identifies an object at its current position. */
	itemOf(position: number): Item;
	/** Takes an object out. @returns what identifies the object that followed it */
	take(position: number): Item | null;
	/** Puts an object back before another one. @returns what identifies that one while it is alone there */
	put(position: number, next: number | null): Item | null;
}

/** The order of objects, for moving many of them: each move takes the same time. */
export function objectOrder(objects: readonly MapObject[]): ObjectOrder {
	const chain = chainOf(objects.map((object, i) => [i, object] as const));
	const isUnique = new Set(objects.map(({ id }) => id)).size === objects.length;
	const positionOf = (key: ChainKey | null): number | null => (typeof key === 'number' ? key : null);
	const after = (position: number | null): number | null => positionOf(chain.after(position));

	function itemOf(position: number): Item {
		const id = objects[position]?.id ?? 0;
		if (isUnique) return { object: id };
		let nth = 0;
		for (let at = after(null); at !== null && at !== position; at = after(at)) if (objects[at]?.id === id) nth++;
		return nth === 0 ? { object: id } : { object: id, nth };
	}

	const itemOrEnd = (position: number | null): Item | null => (position === null ? null : itemOf(position));

	return {
		at: (position) => objects[position],
		after,
		before: (position) => positionOf(chain.before(position)),
		itemOf,
		take(position) {
			const next = after(position);
			chain.remove(position);
			return itemOrEnd(next);
		},
		put(position, next) {
			const object = objects[position];
			const item = itemOrEnd(next);
			if (object !== undefined) chain.insert(position, object, next);
			return item;
		},
	};
}
