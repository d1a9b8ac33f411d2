import type { EmbeddedTileset, Tile, TilesetFile } from '../../model/types.gen.ts';

/** Brings a tileset into the canonical form: with the counts that old files lack, and without redundant tiles. */
export function settleTileset(tileset: EmbeddedTileset | TilesetFile): void {
	settleCounts(tileset);
	settleTiles(tileset);
}

/** J13: fills in `columns`, which is missing before 0.15, and `tilecount`, which is missing before 0.13, from the image's size. */
function settleCounts(tileset: EmbeddedTileset | TilesetFile): void {
	const { image, imagewidth = 0, imageheight = 0, columns } = tileset;
	const counts = image !== undefined && imagewidth > 0 ? countsOf(tileset, imagewidth, imageheight, columns) : undefined;
	if (counts !== undefined) {
		tileset.columns = counts.columns;
		if (tileset.tilecount === 0) tileset.tilecount = counts.tilecount;
	} else if (image === undefined && tileset.tilecount === 0) tileset.tilecount = tileset.tiles.length;
}

/**
 * The columns and tiles into which an image is cut; `undefined` if the tiles have no size.
 *
 * @param columns - the number of columns, if it is known; 0 if not
 */
export function countsOf(
	{ tilewidth, tileheight, spacing, margin }: Pick<TilesetFile, 'tilewidth' | 'tileheight' | 'spacing' | 'margin'>,
	width: number,
	height: number,
	columns = 0,
): { readonly columns: number; readonly tilecount: number } | undefined {
	if (tilewidth + spacing <= 0 || tileheight + spacing <= 0) return undefined;
	const across = columns || fitting(width, tilewidth, spacing, margin);
	return { columns: across, tilecount: across * fitting(height, tileheight, spacing, margin) };
}

/** Wrong sizes would give infinitely many. */
const fitting = (length: number, tile: number, spacing: number, margin: number): number =>
	Math.max(0, Math.min(Math.floor((length - margin + spacing) / (tile + spacing)), Number.MAX_SAFE_INTEGER));

/** J5: drops tiles without content, unless the list gives the display order. */
function settleTiles(tileset: EmbeddedTileset | TilesetFile): void {
	const kept = keptTiles(tileset.tiles);
	if (kept.length < tileset.tiles.length) tileset.tiles = [...kept];
}

/** J5: the tiles with content; all of them if their order is not by id. */
export function keptTiles(tiles: readonly Tile[]): readonly Tile[] {
	const ordered = tiles.every((tile, i) => i === 0 || tile.id > (tiles[i - 1]?.id ?? -1));
	return ordered ? tiles.filter(hasContent) : tiles;
}

/** Fields that every tile has in memory. */
const ALWAYS = new Set(['id', 'type', 'probability', 'properties', 'animation']);

const hasContent = (tile: Tile): boolean =>
	tile.type !== '' ||
	tile.probability !== 1 ||
	tile.properties.length > 0 ||
	tile.animation.length > 0 ||
	Object.keys(tile).some((field) => !ALWAYS.has(field));
