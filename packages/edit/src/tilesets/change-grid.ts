import type { EmbeddedTileset, TileMap } from '@tilewright/format';
import { idsOf, tileFinder } from '@tilewright/format';
import type { ByParts } from '../by-parts.ts';
import { atOnce } from '../by-parts.ts';
import type { Change } from '../change/change.ts';
import { collecting } from '../change/collect.ts';
import type { Part } from '../change/part.ts';
import { replacePart } from '../change/replace-part.ts';
import { setFields } from '../change/set-fields.ts';
import type { DocumentFiles } from '../files/map-files.ts';
import { mapInFiles } from '../files/map-files.ts';
import { tilesAlong } from '../make/create-tileset.ts';
import type { EditOutcome } from '../outcome.ts';
import { changeGids } from './change-gids.ts';
import { withTileIds } from './tile-ids.ts';
import type { WangDocument } from './tileset-in.ts';
import { tilesetIn } from './tileset-in.ts';
import { roomFor, tilesetAt, tilesetPart, tooFar, usedIds } from './tileset-list.ts';

/** How the image of a tileset is cut into tiles. Sizes are in pixels. */
export type TilesetGrid = Pick<EmbeddedTileset, 'tilewidth' | 'tileheight' | 'margin' | 'spacing' | 'image' | 'imagewidth' | 'imageheight'>;

/** The result of {@link changeTilesetGrid}. */
export interface ChangedGrid {
	/** The changes of the tileset. */
	readonly changes: readonly Change[];
	/** The new id of a tile, for {@link renumberTiles}. Tiles that the image has no more get ids past the end. */
	readonly idOf: (id: number) => number;
}

/**
 * Changes how a tileset's image is cut, or the image. Tiles stay in their column and row: where the number of columns changes,
 * their ids change, in all that the tileset says about them, too. {@link renumberTiles} does the same in maps.
 *
 * @param part - `[]` for a tileset file; the part of an embedded tileset
 * @param grid - what changes
 * @throws RangeError if there is no such tileset, it is a collection, or the image has no room for a tile
 * @example
 * const { changes, idOf } = changeTilesetGrid(tileset, [], { image: 'wider.png', imagewidth: 256 });
 * const { changes: ofMap } = renumberTiles(map, 0, idOf, files);
 */
export function changeTilesetGrid(doc: WangDocument, part: Part, grid: Partial<TilesetGrid>): ChangedGrid {
	const tileset = tilesetIn(doc, part);
	if (tileset.image === undefined) throw new RangeError('The tileset is a collection of images, which has no grid.');
	const { tilewidth, tileheight, margin, spacing, imagewidth = 0, imageheight = 0 } = { ...tileset, ...grid };
	const columns = tilesAlong(imagewidth, tilewidth, margin, spacing);
	const rows = tilesAlong(imageheight, tileheight, margin, spacing);
	if (!(columns > 0 && rows > 0))
		throw new RangeError(`The image of ${imagewidth} × ${imageheight} pixels has no room for a tile of ${tilewidth} × ${tileheight}.`);
	const tilecount = columns * rows;
	const before = tileset.columns > 0 ? tileset.columns : columns;
	const idOf = idsInGrid(before, { columns, tilecount });
	const data = withTileIds(tileset, (id) => (idOf(id) < tilecount ? idOf(id) : undefined));
	// An order of their own is kept.
	const wasSorted = tileset.tiles.every(({ id }, i) => i === 0 || id > (tileset.tiles[i - 1]?.id ?? -1));
	if (wasSorted) data.tiles.sort((a, b) => a.id - b.id);
	return { changes: replacePart(doc, part, { ...tileset, ...grid, ...data, columns, tilecount }), idOf };
}

/**
 * Where tiles are in an image with another number of columns: in their column and row. Tiles that it has no more get ids past the
 * end.
 *
 * @param before - the number of columns so far
 * @returns the new id of a tile, for {@link renumberTiles}
 */
export function idsInGrid(before: number, { columns, tilecount }: Pick<EmbeddedTileset, 'columns' | 'tilecount'>): (id: number) => number {
	return (id) => {
		if (before === columns) return id;
		const [column, row] = [id % before, Math.floor(id / before)];
		return column < columns && row * columns + column < tilecount ? row * columns + column : tilecount + id;
	};
}

/**
 * Changes the local ids of a tileset's tiles in a map, so that its cells and objects show the same pictures. If the tileset needs
 * more GIDs than there are before the next one, it gets others.
 *
 * @param position - of the tileset in the list of the map, from 0
 * @param idOf - the new id of a tile
 * @param files - of the map
 * @throws RangeError if the map has no such tileset
 */
export const renumberTiles = (map: TileMap, position: number, idOf: (id: number) => number, files?: DocumentFiles): EditOutcome =>
	atOnce(renumberTilesByParts(map, position, idOf, files));

/** Like {@link renumberTiles}, with pauses as {@link removeTilesetsByParts} has them. */
export function* renumberTilesByParts(
	map: TileMap,
	position: number,
	idOf: (id: number) => number,
	files?: DocumentFiles,
): ByParts<EditOutcome> {
	const { targets } = mapInFiles(map, files);
	const tileset = tilesetAt(map, position);
	const content = 'source' in tileset ? targets.tileset(tileset.source).doc : tileset;
	const needed = usedIds(map, position).reduce((most, id) => Math.max(most, idOf(id) + 1), content === undefined ? 1 : idsOf(content));
	const firstgid = roomFor(map, position, needed, targets);
	const issues = tooFar(firstgid + needed);
	if (issues.length > 0) return { changes: [], issues };
	const find = tileFinder(map.tilesets);
	const { editing, collected: changes } = collecting(map);
	editing.add(setFields(map, tilesetPart(tileset, position), { firstgid }));
	yield* changeGids(editing, (tile) => {
		const owner = find(tile);
		return owner?.index === position ? firstgid + idOf(owner.id) : tile;
	});
	return { changes, issues };
}
