import type { TileLayer, TileMap, Tileset } from '@tilewright/format';
import { cellReader, chunkBounds, getProperty, isInfinite, splitGid, tileFinder } from '@tilewright/format';
import { MOST_CELLS } from '@tilewright/format/internal';
import { layerFileNames } from './layer-file-names.ts';

/** A tile layer as CSV. */
export interface CsvLayer {
	/** For the name of the layer's file: the names of its groups and its own, joined by `_`. Unique within the map, and valid in file names. */
	readonly name: string;
	/** One line for each row of tiles. */
	readonly text: string;
}

/**
 * The tile layers of a map as CSV, with the rules of Tiled's manual: each cell is the id of its tile within its tileset, or the
 * value of the tile's property `name`; -1 is an empty cell. The flip flags are set in the id, a signed 32-bit number: a tile that is
 * flipped horizontally is negative. Ids are ambiguous if a map has several tilesets.
 *
 * Unlike in Tiled, names with a comma, quote or line break are quoted, and layers of the same name get different names.
 *
 * @param map - with embedded tilesets: for external ones, the names of tiles are unknown
 * @returns the tile layers from the bottom up, including hidden ones
 * @throws RangeError if the chunks of an infinite layer lie so far apart that it would have more than 67,108,864 cells
 * @example for (const { name, text } of toCsv(map)) await writeFile(`island_${name}.csv`, text);
 */
export function toCsv(map: TileMap): CsvLayer[] {
	const textOf = cellTexts(map.tilesets);
	return layerFileNames(map.layers, ({ layer }) => layer.type === 'tilelayer').flatMap(({ walked: { layer }, name }) =>
		layer.type === 'tilelayer' ? [{ name, text: rowsOf(layer, textOf) }] : [],
	);
}

function rowsOf(layer: TileLayer, textOf: (gid: number) => string): string {
	const { x: left, y: top, width, height } = isInfinite(layer) ? chunkBounds(layer.chunks) : { ...layer, x: 0, y: 0 };
	if (width * height > MOST_CELLS)
		throw new RangeError(`As CSV, layer "${layer.name}" would have ${width} × ${height} cells, because its chunks lie far apart.`);
	const gidAt = cellReader(layer);
	let text = '';
	// A layer without columns may have any number of rows.
	for (let y = top; y < top + height && width > 0; y++) {
		const row: string[] = [];
		for (let x = left; x < left + width; x++) row.push(textOf(gidAt(x, y)));
		text += `${row.join(',')}\n`;
	}
	return text;
}

/** Returns the text of a cell. Each GID is looked up once. */
function cellTexts(tilesets: readonly Tileset[]): (gid: number) => string {
	const find = tileFinder(tilesets);
	const known = new Map<number, string>();
	return (gid) => {
		let text = known.get(gid);
		if (text === undefined) {
			const owner = find(gid);
			text = owner === undefined ? EMPTY : tileText(gid, owner.tileset, owner.id);
			known.set(gid, text);
		}
		return text;
	};
}

const EMPTY = '-1';

function tileText(gid: number, tileset: Tileset, id: number): string {
	if (!('source' in tileset)) {
		// 0 means that the number of tiles is unknown, because the image was not read.
		if (tileset.image !== undefined && tileset.tilecount > 0 && id >= tileset.tilecount) return EMPTY;
		const name = getProperty(tileset.tiles.find((tile) => tile.id === id) ?? {}, 'name');
		if (name !== undefined) return quoted(String(name.value));
	}
	// A GID without its tile bits is its flags.
	return String((gid ^ splitGid(gid).tile) | id);
}

const quoted = (text: string): string => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
