import type { EmbeddedTileset, Tile, TilesetFile } from '@tilewright/format';
import { keptTiles } from '@tilewright/format/internal';
import type { Change } from '../change/change.ts';
import { insertItems } from '../change/change-lists.ts';
import type { Part } from '../change/part.ts';
import { complete } from '../make/complete.ts';
import type { WangDocument } from './tileset-in.ts';
import { tilesetIn } from './tileset-in.ts';

/**
 * Makes a tileset list a tile that it does not list yet, so that fields of the tile can be set. Tiles are listed by their ids.
 *
 * @param part - `[]` for a tileset file; the part of an embedded tileset
 * @param id - of the tile
 * @param said - what the tileset says of it from now on
 * @returns one change; none if the tile is listed already
 * @throws RangeError if there is no such tileset or tile
 * @example
 * const { doc } = apply(tileset, addTileEntry(tileset, [], 4));
 * const changes = setFields(doc, [{ tile: 4 }], { type: 'Tree' });
 */
export function addTileEntry(doc: WangDocument, part: Part, id: number, said: Partial<Omit<Tile, 'id'>> = {}): Change[] {
	const { tiles, image, tilecount } = tilesetIn(doc, part);
	if (tiles.some((tile) => tile.id === id)) return [];
	if (image === undefined || id < 0 || id >= tilecount) throw new RangeError(`The tileset has no tile ${id}.`);
	return insertItems(
		doc,
		part,
		'tiles',
		[complete<Tile>('tile', { ...said, id })],
		tiles.findIndex((tile) => tile.id > id),
	);
}

/** Whether a tileset lists a tile that is like this: not if nothing is said of it, unless the list gives the order (rule J5). */
export const isListed = ({ image, tiles }: TilesetFile | EmbeddedTileset, tile: Tile): boolean =>
	image === undefined || keptTiles(tiles.map((each) => (each.id === tile.id ? tile : each))).some(({ id }) => id === tile.id);
