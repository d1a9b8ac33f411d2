import type { EmbeddedTileset, TileMap, TilesetFile, WangSet } from '@tilewright/format';
import type { Part } from '../change/part.ts';

/** A document that can have Wang sets: a tileset, or a map with embedded tilesets. */
export type WangDocument = TilesetFile | TileMap;

/** A Wang set of a document, and what identifies it. */
export interface FoundSet {
	readonly set: WangSet;
	readonly part: Part;
}

/**
 * A tileset of a document.
 *
 * @param part - `[]` for a tileset file, `[{ tileset: 0, name: 'ground' }]` for an embedded tileset of a map
 * @throws RangeError if there is no such tileset, or it is a reference to a file
 */
export function tilesetIn(doc: WangDocument, part: Part): TilesetFile | EmbeddedTileset {
	const [step, ...rest] = part;
	if (doc.type === 'tileset' && step === undefined) return doc;
	if (doc.type === 'map' && rest.length === 0 && typeof step === 'object' && 'tileset' in step) {
		const tileset = doc.tilesets[step.tileset];
		if (tileset !== undefined && !('source' in tileset) && tileset.name === step.name) return tileset;
	}
	throw new RangeError(`The document has no tileset ${JSON.stringify(part)} that is embedded.`);
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
