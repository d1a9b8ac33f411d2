import type { EmbeddedTileset, TilesetFile, WangSet } from '@tilewright/format';
import { TILE_BITS } from '@tilewright/format/internal';
import type { Candidate } from './candidates.ts';
import { candidatesOf, idsByTile } from './candidates.ts';
import type { ColorDistances } from './color-distances.ts';
import { colorDistances } from './color-distances.ts';
import { flippedId, positionsOf } from './wang-id.ts';

/** The facts about a set that filling needs, made once. */
export interface TerrainTable {
	/** The positions that count. */
	readonly positions: readonly number[];
	readonly candidates: readonly Candidate[];
	/** The different ids of the candidates, each as eight bytes. */
	readonly ids: Uint8Array;
	/** The candidates that have each id, as positions in `candidates`. */
	readonly owners: readonly (readonly number[])[];
	readonly distances: ColorDistances;
	/** Whether some tile has no color at a position that counts. */
	readonly usesNone: boolean;
	/** Whether there is a tile for every combination of colors (rule Q8). */
	readonly isComplete: boolean;
	/** The id of a tile, given with its flags; all 0 if it does not belong to the set (rule Q5). */
	idOf(tile: number): Uint8Array;
}

/** The id of empty cells and of foreign tiles. */
const NO_COLORS = new Uint8Array(8);

const tables = new WeakMap<WangSet, WeakMap<TilesetFile | EmbeddedTileset, TerrainTable>>();

/** The table of a set. Documents are not changed in place, so that a table stays right. */
export function terrainTable(set: WangSet, tileset: TilesetFile | EmbeddedTileset): TerrainTable {
	const ofSet = tables.get(set) ?? new WeakMap<TilesetFile | EmbeddedTileset, TerrainTable>();
	tables.set(set, ofSet);
	const table = ofSet.get(tileset) ?? makeTable(set, tileset);
	ofSet.set(tileset, table);
	return table;
}

function makeTable(set: WangSet, tileset: TilesetFile | EmbeddedTileset): TerrainTable {
	const positions = positionsOf(set.type);
	const ofTiles = idsByTile(set, tileset);
	const candidates = candidatesOf(set, tileset, ofTiles);
	const different = new Map<string, { readonly id: readonly number[]; readonly owners: number[] }>();
	for (const [i, { id }] of candidates.entries()) {
		const key = id.join();
		const known = different.get(key);
		if (known === undefined) different.set(key, { id, owners: [i] });
		else known.owners.push(i);
	}
	const all = [...different.values()];
	const usesNone = all.some(({ id }) => positions.some((position) => id[position] === 0));
	const count = usesNone ? set.colors.length + 1 : set.colors.length;
	const isWithin = all.every(({ id }) => id.every((color) => color <= set.colors.length));
	const known = new Map<number, Uint8Array>();
	return {
		positions,
		candidates,
		ids: Uint8Array.from(all.flatMap(({ id }) => id)),
		owners: all.map(({ owners }) => owners),
		distances: colorDistances([...ofTiles.values()], set.colors.length),
		usesNone,
		isComplete: isWithin && all.length === count ** positions.length,
		idOf(tile) {
			const found = known.get(tile);
			if (found !== undefined) return found;
			const own = ofTiles.get(tile & TILE_BITS);
			const id = own === undefined ? NO_COLORS : Uint8Array.from(flippedId(own, tile));
			if (own !== undefined) known.set(tile, id);
			return id;
		},
	};
}
