import type { WangSet } from '@tilewright/format';
import type { Change } from '../change/change.ts';
import { insertItems, removeItems } from '../change/change-lists.ts';
import type { Part } from '../change/part.ts';
import type { WangDocument } from '../tilesets/tileset-in.ts';
import { tilesetIn } from '../tilesets/tileset-in.ts';
import { setIn } from './set-in.ts';
import { newWangColor } from './wang-colors.ts';

/**
 * Adds an empty Wang set with one color. Its fields are changed with {@link setFields}.
 *
 * @param doc - a tileset, or a map with an embedded one
 * @param tileset - the tileset in the document: `[]` for a tileset file
 * @param fields - other fields than those of a new set
 * @returns one change
 * @example addWangSet(tileset, [], 'corner', { name: 'Grass and Water' })
 */
export const addWangSet = (
	doc: WangDocument,
	tileset: Part,
	type: WangSet['type'],
	fields: Partial<Omit<WangSet, 'type'>> = {},
): Change[] => {
	const position = tilesetIn(doc, tileset).wangsets.length;
	const set = { name: 'Unnamed Set', class: '', type, tile: -1, properties: [], colors: [newWangColor(1)], wangtiles: [], ...fields };
	return insertItems(doc, tileset, 'wangsets', [set], position);
};

/**
 * Copies a Wang set with all ids, to the place behind it.
 *
 * @param position - of the set in the tileset
 * @param name - of the copy
 * @throws RangeError if there is no such set
 */
export function duplicateWangSet(doc: WangDocument, tileset: Part, position: number, name?: string): Change[] {
	const { set } = setIn(doc, tileset, position);
	return insertItems(doc, tileset, 'wangsets', [{ ...structuredClone(set), name: name ?? set.name }], position + 1);
}

/**
 * Removes a Wang set.
 *
 * @param position - of the set in the tileset
 * @throws RangeError if there is no such set
 */
export function removeWangSet(doc: WangDocument, tileset: Part, position: number): Change[] {
	setIn(doc, tileset, position);
	return removeItems(doc, tileset, 'wangsets', position);
}
