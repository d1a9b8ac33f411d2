import type { Layer, TileLayer, TileMap, Tileset } from '@tilewright/format';
import { cellReader, chunkBounds, getProperty, isInfinite, splitGid, tileFinder } from '@tilewright/format';
import { visitLayers } from '@tilewright/format/internal';

/** A tile layer as CSV. */
export interface CsvLayer {
	/** What tells its file from those of other layers: the names of its groups and its own, joined by `_`. Unique within the map. */
	readonly name: string;
	/** A line for each row of tiles. */
	readonly text: string;
}

/**
 * The tile layers of a map as CSV, with the rules of Tiled's manual: each cell is the id of its tile within its tileset, or the
 * value of the tile's property `name`; -1 is an empty cell. The flip flags are set on the id as a signed 32-bit number, so a tile
 * that is flipped horizontally is negative. Ids of several tilesets are ambiguous.
 *
 * Unlike Tiled, a name with a comma, quote or line break is quoted, and no layer overwrites another of the same name.
 *
 * @param map - with its tilesets embedded: an external one has no names of tiles
 * @returns the tile layers from the bottom up, hidden ones too
 * @example for (const { name, text } of toCsv(map)) await writeFile(`island_${name}.csv`, text);
 */
export function toCsv(map: TileMap): CsvLayer[] {
	const words = wordFinder(map.tilesets);
	const taken = new Set<string>();
	const layers = visitLayers<NamedLayer>(map.layers, (layer, _path, group) => ({
		layer,
		name: group === undefined ? layer.name : `${group.name}_${layer.name}`,
	}));
	return [...layers].flatMap(({ layer, name }) =>
		layer.type === 'tilelayer' ? [{ name: unique(name, taken), text: rowsOf(layer, words) }] : [],
	);
}

/** A layer, with the names of the groups around it before its own. */
interface NamedLayer {
	readonly layer: Layer;
	readonly name: string;
}

function unique(name: string, taken: Set<string>): string {
	let free = name;
	for (let number = 2; taken.has(free); number++) free = `${name}_${number}`;
	taken.add(free);
	return free;
}

function rowsOf(layer: TileLayer, word: (gid: number) => string): string {
	const { x: left, y: top, width, height } = isInfinite(layer) ? chunkBounds(layer.chunks) : { ...layer, x: 0, y: 0 };
	const gidAt = cellReader(layer);
	let text = '';
	for (let y = top; y < top + height; y++) {
		const row: string[] = [];
		for (let x = left; x < left + width; x++) row.push(word(gidAt(x, y)));
		text += `${row.join(',')}\n`;
	}
	return text;
}

/** What stands for a GID: looked up once for each. */
function wordFinder(tilesets: readonly Tileset[]): (gid: number) => string {
	const find = tileFinder(tilesets);
	const known = new Map<number, string>();
	return (gid) => {
		let word = known.get(gid);
		if (word === undefined) {
			const owner = find(gid);
			word = owner === undefined ? EMPTY : wordOf(gid, owner.tileset, owner.id);
			known.set(gid, word);
		}
		return word;
	};
}

const EMPTY = '-1';

function wordOf(gid: number, tileset: Tileset, id: number): string {
	if (!('source' in tileset)) {
		// A tileset that was read without its image may not know how many tiles it has.
		if (tileset.image !== undefined && tileset.tilecount > 0 && id >= tileset.tilecount) return EMPTY;
		const name = getProperty(tileset.tiles.find((tile) => tile.id === id) ?? {}, 'name');
		if (name !== undefined) return quoted(String(name.value));
	}
	// The flags are what is left of a GID without its tile.
	return String((gid ^ splitGid(gid).tile) | id);
}

const quoted = (text: string): string => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
