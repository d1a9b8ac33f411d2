import type { WangSet } from '@tilewright/format';
import type { Part } from '../change/part.ts';
import type { WangDocument } from '../tilesets/tileset-in.ts';
import { tilesetIn } from '../tilesets/tileset-in.ts';

/** A Wang set of a document, and what identifies it. */
export interface FoundSet {
	readonly set: WangSet;
	readonly part: Part;
}

/**
 * A Wang set of a tileset, by its position.
 *
 * @throws RangeError if there is none
 */
export function setIn(doc: WangDocument, tileset: Part, position: number): FoundSet {
	const set = tilesetIn(doc, tileset).wangsets[position];
	if (set === undefined) throw new RangeError(`The tileset has no Wang set at the position ${position}.`);
	return { set, part: [...tileset, { wangset: position, name: set.name }] };
}
