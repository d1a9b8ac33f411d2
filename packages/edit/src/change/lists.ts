import type { RawObject } from '@tilewright/format/internal';
import { isObject } from '@tilewright/format/internal';
import type { Lists } from './change.ts';
import type { Item } from './part.ts';
import { sameValue } from './same-value.ts';

/** A key that a list has at most once, if its items identify themselves. */
export type ListKey = string | number;

/** How the items of a list are identified. */
interface Identity {
	/** Identifies an item at a position of the list. */
	readonly of: (value: RawObject, position: number) => Item;
	/** A text that only this item has, whatever its position; absent where the position identifies it. */
	readonly key?: (item: Item) => ListKey | undefined;
}

const number = (value: unknown): number => (typeof value === 'number' ? value : Number.NaN);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The identities of the items of each list. */
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

/** Identifies a value of a list as if it were at a position. */
export const identityAt = (list: keyof Lists, value: RawObject, position: number): Item => IDENTITIES[list].of(value, position);

/** A text or number that identifies an item whatever its position; `undefined` if the position identifies it. */
export const keyOf = (item: Item): ListKey | undefined => IDENTITIES[listOf(item)].key?.(item);

/** The key of the value at a position of a list; `undefined` if it has none. */
export function keyAt(list: keyof Lists, values: readonly unknown[], position: number): ListKey | undefined {
	const value = values[position];
	if (!isObject(value)) return undefined;
	// Long lists are searched by these: they need no object for each item.
	if (list === 'objects' || list === 'layers' || list === 'tiles') return number(value['id']);
	const { of, key } = IDENTITIES[list];
	return key?.(of(value, position));
}

/** The keys of all values of a list; `undefined` if one has none, or several have the same. */
export function keysOf(values: readonly unknown[], list: keyof Lists): readonly ListKey[] | undefined {
	const keys = new Set<ListKey>();
	for (const position of values.keys()) {
		const key = keyAt(list, values, position);
		if (key === undefined || keys.has(key)) return undefined;
		keys.add(key);
	}
	return [...keys];
}
