import { isObject } from '@tilewright/format/internal';
import type { Lists } from './change.ts';
import type { ListKey } from './lists.ts';
import { identityAt, keyAt, keyOf, listOf } from './lists.ts';
import type { Item } from './part.ts';

/** Identifies the item at a position of a list; `undefined` if there is none. */
export function itemAt(list: keyof Lists, values: readonly unknown[], position: number): Item | undefined {
	const value = values[position];
	if (!isObject(value)) return undefined;
	const item = identityAt(list, value, position);
	if (values.length > SHORT && keyOf(item) !== undefined && indexOf(values, list) !== null) return item;
	return itemAfter(list, values, position, value);
}

/**
 * Identifies a value as it would be if it came after the first items of a list.
 *
 * @param count - of those items
 * @param without - the position of one of them that does not count, because it is taken out first
 */
export function itemAfter(list: keyof Lists, values: readonly unknown[], count: number, value: unknown, without = -1): Item | undefined {
	if (!isObject(value)) return undefined;
	const item = identityAt(list, value, without >= 0 && without < count ? count - 1 : count);
	const key = keyOf(item);
	const nth = key === undefined ? 0 : countAlike(list, values, count, key, without);
	return nth === 0 ? item : { ...item, nth };
}

/** How many of the first items of a list have a key. */
function countAlike(list: keyof Lists, values: readonly unknown[], count: number, key: ListKey, without: number): number {
	if (values.length > SHORT && indexOf(values, list) !== null) {
		const position = indexedPosition(values, list, key) ?? -1;
		return position >= 0 && position < count && position !== without ? 1 : 0;
	}
	let found = 0;
	for (let i = 0; i < count; i++) if (i !== without && keyAt(list, values, i) === key) found++;
	return found;
}

/** The positions of the items of a long list by key; `null` if several items have the same. */
type Index = Map<ListKey, number> | null;

/**
 * A list that is changed in place keeps its index, which then knows all keys, but only about where they are: {@link positionOf} searches from
 * there.
 */
const indexes = new WeakMap<readonly unknown[], Index>();

/** Lists that share their index with the list that they were copied from. */
const shared = new WeakSet<readonly unknown[]>();

/** The distance from the place in the index within which an item is searched before the index is made again. */
const FAR = 64;

/** Shorter lists are searched without an index. */
const SHORT = 24;

/**
 * The position of an item in a list.
 *
 * @returns -1 if the list does not have it
 */
export function positionOf(values: readonly unknown[], item: Item): number {
	const list = listOf(item);
	const wanted = keyOf(item);
	if (wanted === undefined) return numberedPosition(values, item);
	if (values.length > SHORT && item.nth === undefined) {
		const position = indexedPosition(values, list, wanted);
		if (position !== undefined) return position;
	}
	let { nth = 0 } = item;
	return values.findIndex((_, i) => keyAt(list, values, i) === wanted && nth-- === 0);
}

/** The position by the index; `undefined` if there is none, because keys are not unique. */
function indexedPosition(values: readonly unknown[], list: keyof Lists, wanted: ListKey): number | undefined {
	for (const isLast of [false, true]) {
		const index = indexOf(values, list);
		if (index === null) return undefined;
		const near = index.get(wanted);
		if (near === undefined) return -1;
		for (let distance = 0; distance <= FAR; distance++) {
			if (keyAt(list, values, near - distance) === wanted) return near - distance;
			if (keyAt(list, values, near + distance) === wanted) return near + distance;
		}
		if (!isLast) indexes.delete(values);
	}
	return -1;
}

/** Tells the index of a list that items were inserted in place, or have got other keys. */
export function indexInserted(values: readonly unknown[], list: keyof Lists, position: number, count: number): void {
	const index = ownIndex(values);
	if (index === undefined) return;
	for (let i = position; i < position + count; i++) {
		const key = keyAt(list, values, i);
		if (key !== undefined && index.has(key)) {
			indexes.delete(values);
			return;
		}
		if (key !== undefined) index.set(key, i);
	}
}

/** Tells the index of a list that items were removed in place. */
export function indexRemoved(values: readonly unknown[], list: keyof Lists, removed: readonly unknown[]): void {
	const index = ownIndex(values);
	if (index === undefined) return;
	for (const position of removed.keys()) {
		const key = keyAt(list, removed, position);
		if (key !== undefined) index.delete(key);
	}
}

/** The index of a list, for changing it; `undefined` if there is none. */
function ownIndex(values: readonly unknown[]): Map<ListKey, number> | undefined {
	const known = indexes.get(values);
	if (known === undefined || known === null) return undefined;
	const index = shared.delete(values) ? new Map(known) : known;
	indexes.set(values, index);
	return index;
}

/** The position of an item that its position identifies; its name must fit, too. */
function numberedPosition(values: readonly unknown[], item: Item): number {
	const position = 'tileset' in item ? item.tileset : 'wangset' in item ? item.wangset : 'color' in item ? item.color - 1 : -1;
	const found = itemAt(listOf(item), values, position);
	const isSame = found !== undefined && (!('name' in found) || !('name' in item) || found.name === item.name);
	return isSame ? position : -1;
}

function indexOf(values: readonly unknown[], list: keyof Lists): Index {
	const known = indexes.get(values);
	if (known !== undefined) return known;
	const made = new Map<ListKey, number>();
	let isUnique = true;
	for (const position of values.keys()) {
		const key = keyAt(list, values, position);
		if (key === undefined) continue;
		isUnique &&= !made.has(key);
		made.set(key, position);
	}
	const index = isUnique ? made : null;
	indexes.set(values, index);
	return index;
}

/** Whether no two items of a list have the same key. */
export const hasUniqueKeys = (values: readonly unknown[], list: keyof Lists): boolean => indexOf(values, list) !== null;

/** Copies a list, with its index. */
export function copyList(values: readonly unknown[]): unknown[] {
	const copy = [...values];
	const index = indexes.get(values);
	if (index !== undefined) indexes.set(copy, index);
	shared.add(copy);
	return copy;
}

/** Announces that a list was filled again in place. */
export const forgetIndex = (values: readonly unknown[]): void => void indexes.delete(values);
