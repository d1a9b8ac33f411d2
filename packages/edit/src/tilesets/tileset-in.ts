import type { EmbeddedTileset, TileMap, TilesetFile } from '@tilewright/format';
import type { Part } from '../change/part.ts';

/** A document that can have Wang sets: a tileset, or a map with embedded tilesets. */
export type WangDocument = TilesetFile | TileMap;

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
