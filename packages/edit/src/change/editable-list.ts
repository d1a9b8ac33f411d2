import type { ChainKey } from './chain.ts';
import { chainOf } from './chain.ts';
import type { Lists } from './change.ts';
import { forgetIndex, indexInserted, indexRemoved, positionOf } from './list-positions.ts';
import { keyOf, keysOf } from './lists.ts';
import type { Item } from './part.ts';

/** A list of a document that is being changed. */
export interface EditableList {
	/** As many of some neighbouring items as there are; `undefined` if the list does not have the first. */
	find(first: Item, count: number): readonly unknown[] | undefined;
	/** Removes neighbouring items that {@link EditableList.find} returned. */
	remove(first: Item, count: number): void;
	/**
	 * Inserts items.
	 *
	 * @param next - the item that follows them; `null` at the end
	 * @returns whether the list has that item
	 */
	insert(next: Item | null, items: readonly unknown[]): boolean;
}

/** A list as an array. */
export function editableArray(values: unknown[], list: keyof Lists): EditableList {
	return {
		find(first, count) {
			const position = positionOf(values, first);
			return position < 0 ? undefined : values.slice(position, position + count);
		},
		remove(first, count) {
			indexRemoved(values, list, values.splice(positionOf(values, first), count));
		},
		insert(next, items) {
			const position = next === null ? values.length : positionOf(values, next);
			if (position < 0) return false;
			insertInto(values, position, items);
			indexInserted(values, list, position, items.length);
			return true;
		},
	};
}

const MOST_ARGUMENTS = 1000;

/** Inserts items into a list. There may be more of them than a call can have arguments. */
function insertInto(values: unknown[], position: number, items: readonly unknown[]): void {
	if (items.length <= MOST_ARGUMENTS) {
		values.splice(position, 0, ...items);
		return;
	}
	const after = values.splice(position);
	for (const item of items) values.push(item);
	for (const item of after) values.push(item);
}

/** A list as a chain, for many changes. */
export interface ChainedList extends EditableList {
	/** Whether the list stays a chain if items are inserted: those of a chain are identified by their keys alone. */
	fits(items: readonly unknown[]): boolean;
	/** Writes the items back into the array. */
	settle(): void;
}

/** A list as a chain; `undefined` if its items have no keys, or several have the same. */
export function chainedList(values: unknown[], list: keyof Lists): ChainedList | undefined {
	const keys = keysOf(values, list);
	if (keys === undefined) return undefined;
	const chain = chainOf(keys.map((key, i) => [key, values[i]] as const));
	const keyIn = (item: Item): ChainKey | undefined => {
		const key = item.nth === undefined ? keyOf(item) : undefined;
		return key !== undefined && chain.has(key) ? key : undefined;
	};
	return {
		find(first, count) {
			const found: unknown[] = [];
			const start = keyIn(first);
			if (start === undefined) return undefined;
			for (let key: ChainKey | null = start; key !== null && found.length < count; key = chain.after(key)) found.push(chain.get(key));
			return found;
		},
		remove(first, count) {
			let key = keyIn(first) ?? null;
			for (let i = 0; i < count && key !== null; i++) {
				const next = chain.after(key);
				chain.remove(key);
				key = next;
			}
		},
		insert(next, items) {
			const before = next === null ? null : keyIn(next);
			if (before === undefined) return false;
			for (const [i, key] of (keysOf(items, list) ?? []).entries()) chain.insert(key, items[i], before);
			return true;
		},
		fits: (items) => keysOf(items, list)?.every((key) => !chain.has(key)) ?? false,
		settle() {
			values.length = 0;
			for (let key = chain.after(null); key !== null; key = chain.after(key)) values.push(chain.get(key));
			forgetIndex(values);
		},
	};
}
