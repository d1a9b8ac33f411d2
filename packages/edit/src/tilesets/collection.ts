import type { Tile } from '@tilewright/format';
import type { Change } from '../change/change.ts';
import { insertItems, moveItem } from '../change/change-lists.ts';
import { collect } from '../change/collect.ts';
import type { Part } from '../change/part.ts';
import { replacePart } from '../change/replace-part.ts';
import { setFields } from '../change/set-fields.ts';
import { complete } from '../make/complete.ts';
import { withTileIds } from './tile-ids.ts';
import type { WangDocument } from './tileset-in.ts';
import { tilesetIn } from './tileset-in.ts';

/** An image for a tile of a collection, with its size in pixels. */
export type NewTile = Partial<Omit<Tile, 'id'>> & Required<Pick<Tile, 'image' | 'imagewidth' | 'imageheight'>>;

/**
 * Adds tiles to a collection of images. Their ids follow the highest one.
 *
 * In a map that embeds the tileset, or refers to its file, the tileset may grow into the GIDs of the next one: `repairGrownTilesets` of
 * `@tilewright/ops` makes room.
 *
 * @param part - `[]` for a tileset file; the part of an embedded tileset
 * @param nextId - the first new id, where tiles with higher ids were removed before: ids are never given again
 * @throws RangeError if there is no such tileset, or it is not a collection
 * @example addTiles(tileset, [], [{ image: 'oak.png', imagewidth: 32, imageheight: 48 }])
 */
export function addTiles(doc: WangDocument, part: Part, tiles: readonly NewTile[], nextId = 0): Change[] {
	const tileset = collectionIn(doc, part);
	const first = tileset.tiles.reduce((next, { id }) => Math.max(next, id + 1), nextId);
	const made = tiles.map((tile, i) => complete<Tile>('tile', { ...tile, id: first + i }));
	return collect<'map' | 'tileset'>(doc, (editing) => {
		editing.add(insertItems(editing.doc, part, 'tiles', made));
		editing.add(
			setFields(editing.doc, part, {
				tilecount: tileset.tilecount + made.length,
				tilewidth: Math.max(tileset.tilewidth, ...tiles.map(({ width, imagewidth }) => width ?? imagewidth)),
				tileheight: Math.max(tileset.tileheight, ...tiles.map(({ height, imageheight }) => height ?? imageheight)),
			}),
		);
	});
}

/**
 * Removes tiles from a collection of images, with their terrains and their frames in animations. The others keep their ids.
 * {@link eraseTiles} erases the tiles in maps.
 *
 * @throws RangeError if there is no such tileset, or it is not a collection
 * @example removeTiles(tileset, [], [4])
 */
export function removeTiles(doc: WangDocument, part: Part, ids: readonly number[]): Change[] {
	const tileset = collectionIn(doc, part);
	const left = withTileIds(tileset, (id) => (ids.includes(id) ? undefined : id));
	const tilecount = tileset.tilecount - (tileset.tiles.length - left.tiles.length);
	return left.tiles.length === tileset.tiles.length ? [] : replacePart(doc, part, { ...tileset, ...left, tilecount });
}

/**
 * Moves tiles in the order in which a tileset shows them. Their ids stay, so maps show the same.
 *
 * @param position - in the order without the moved tiles, from 0
 * @throws RangeError if there is no such tileset or tile
 * @example rearrangeTiles(tileset, [], [7, 8], 0)
 */
export function rearrangeTiles(doc: WangDocument, part: Part, ids: readonly number[], position: number): Change[] {
	const tileset = tilesetIn(doc, part);
	return collect<'map' | 'tileset'>(doc, (editing) => {
		// A tileset with an image lists only the tiles that have data, until their order differs (rule J5).
		if (tileset.image !== undefined) {
			const listed = new Set(tileset.tiles.map(({ id }) => id));
			for (let id = 0; id < tileset.tilecount; id++) {
				const run: Tile[] = [];
				while (id < tileset.tilecount && !listed.has(id)) run.push(complete<Tile>('tile', { id: id++ }));
				editing.add(insertItems(editing.doc, part, 'tiles', run, id - run.length));
			}
		}
		const moved = [...new Set(ids)];
		for (const id of moved) editing.add(moveItem(editing.doc, [...part, { tile: id }], { part, position: -1 }));
		for (const [i, id] of moved.entries()) editing.add(moveItem(editing.doc, [...part, { tile: id }], { part, position: position + i }));
	});
}

function collectionIn(doc: WangDocument, part: Part): ReturnType<typeof tilesetIn> {
	const tileset = tilesetIn(doc, part);
	if (tileset.image !== undefined) throw new RangeError('The tileset is not a collection of images: its tiles are cut from one image.');
	return tileset;
}
