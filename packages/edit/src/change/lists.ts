import type { RawObject } from '@tilewright/format/internal';
import { isObject } from '@tilewright/format/internal';
import type { Lists } from './change.ts';
import type { Item } from './part.ts';
import { sameValue } from './same-value.ts';

/** How the items of a list are identified. */
interface Identity {
	/** What identifies an item at a position of the list. */
	readonly of: (value: RawObject, position: number) => Item;
	/** A text that only this item has, whatever its position; absent where the position identifies it. */
	readonly key?: (item: Item) => string | number | undefined;
}

const number = (value: unknown): number => (typeof value === 'number' ? value : Number.NaN);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What identifies the items of each list. */
const IDENTITIES: { readonly [L in keyof Lists]: Identity } = {
	layers: { of: ({ id }) => ({ layer: number(id) }), key: (item) => ('layer' in item ? item.layer : undefined) },
	objects: { of: ({ id }) => ({ object: number(id) }), key: (item) => ('object' in item ? item.object : undefined) },
	tiles: { of: ({ id }) => ({ tile: number(id) }), key: (item) => ('tile' in item ? item.tile : undefined) },
	wangtiles: { of: ({ tileid }) => ({ wangtile: number(tileid) }), key: (item) => ('wangtile' in item ? item.wangtile : undefined) },
	properties: { of: ({ name }) => ({ property: text(name) }), key: (item) => ('property' in item ? item.property : undefined) },
	maps: { of: ({ fileName }) => ({ map: text(fileName) }), key: (item) => ('map' in item ? item.map : undefined) },
	chunks: {
		of: ({ x, y, width, height }) => ({ chunk: [number(x), number(y), number(width), number(height)] }),
		key: (item) => ('chunk' in item ? `${item.chunk[0]},${item.chunk[1]},${item.chunk[2]},${item.chunk[3]}` : undefined),
	},
	tilesets: { of: ({ source, name }, position) => ({ tileset: position, name: text(source ?? name) }) },
	wangsets: { of: ({ name }, position) => ({ wangset: position, name: text(name) }) },
	colors: { of: (_, position) => ({ color: position + 1 }) },
};

/** Whether a name is that of a list whose items can be identified. */
export const isListName = (name: unknown): name is keyof Lists => typeof name === 'string' && Object.hasOwn(IDENTITIES, name);

/** The list that has the items of a kind. */
export function listOf(item: Item): keyof Lists {
	if ('layer' in item) return 'layers';
	if ('object' in item) return 'objects';
	if ('tileset' in item) return 'tilesets';
	if ('tile' in item) return 'tiles';
	if ('wangset' in item) return 'wangsets';
	if ('wangtile' in item) return 'wangtiles';
	if ('color' in item) return 'colors';
	if ('property' in item) return 'properties';
	return 'map' in item ? 'maps' : 'chunks';
}

/** Whether two values at the same position of a list are identified alike. */
export function isIdentifiedAlike(list: keyof Lists, a: unknown, b: unknown, position: number): boolean {
	const { of } = IDENTITIES[list];
	return isObject(a) && isObject(b) && sameValue(of(a, position), of(b, position));
}

/** What identifies the item at a position of a list; `undefined` if there is none. */
export function itemAt(list: keyof Lists, values: readonly unknown[], position: number): Item | undefined {
	const value = values[position];
	if (!isObject(value)) return undefined;
	const { of, key } = IDENTITIES[list];
	const item = of(value, position);
	const own = key?.(item);
	if (own === undefined || (values.length > SHORT && indexOf(values, list)?.get(own) === position)) return item;
	let nth = 0;
	for (let i = 0; i < position; i++) if (keyAt(list, values, i) === own) nth++;
	return nth === 0 ? item : { ...item, nth };
}

function keyAt(list: keyof Lists, values: readonly unknown[], position: number): string | number | undefined {
	const value = values[position];
	const { of, key } = IDENTITIES[list];
	return isObject(value) ? key?.(of(value, position)) : undefined;
}

/** The positions of the items of a long list by key; `null` if several items have the same. */
type Index = Map<string | number, number> | null;

/**
 * A list that is changed in place keeps its index, which then knows all keys, but only about where they are: {@link positionOf} searches from
 * there.
 */
const indexes = new WeakMap<readonly unknown[], Index>();

/** Lists that share their index with the list that they were copied from. */
const shared = new WeakSet<readonly unknown[]>();

/** How far from the place in the index an item is searched before the index is made anew. */
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
	const wanted = IDENTITIES[list].key?.(item);
	if (wanted === undefined) return numberedPosition(values, item);
	if (values.length > SHORT && item.nth === undefined) {
		const position = indexedPosition(values, list, wanted);
		if (position !== undefined) return position;
	}
	let { nth = 0 } = item;
	return values.findIndex((_, i) => keyAt(list, values, i) === wanted && nth-- === 0);
}

/** The position by the index; `undefined` if there is none, because keys are not unique. */
function indexedPosition(values: readonly unknown[], list: keyof Lists, wanted: string | number): number | undefined {
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

/** Tells the index of a list that items were inserted in place. */
export function indexInserted(values: readonly unknown[], list: keyof Lists, position: number, count: number): void {
	const known = indexes.get(values);
	if (known === undefined || known === null) return;
	const index = shared.delete(values) ? new Map(known) : known;
	indexes.set(values, index);
	for (let i = position; i < position + count; i++) {
		const key = keyAt(list, values, i);
		if (key !== undefined && index.has(key)) {
			indexes.delete(values);
			return;
		}
		if (key !== undefined) index.set(key, i);
	}
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
	const made = new Map<string | number, number>();
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

/** Copies a list, with its index. */
export function copyList(values: readonly unknown[]): unknown[] {
	const copy = [...values];
	const index = indexes.get(values);
	if (index !== undefined) indexes.set(copy, index);
	shared.add(copy);
	return copy;
}
