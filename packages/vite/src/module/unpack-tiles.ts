import type { Picture, Tile, TileEntry, TileTable } from '@tilewright/play';
import type { PackedTable } from './fixes.ts';

/** The entry of tiles about which the tileset says nothing, as most are. */
const PLAIN: TileEntry = { class: '', props: {}, probability: 1, animation: [], shapes: [] };

/** Finds the tiles of objects by their GIDs. */
export type TileFinder = (gid: number) => Tile | undefined;

/** Makes the tiles of a map. */
export function unpackTiles({ tilesets, length, tiles }: PackedTable): { readonly table: TileTable; readonly tileOf: TileFinder } {
	const empty = (): undefined[] => Array.from<undefined>({ length });
	const table: TileTable = { tilesets, plain: empty(), turned: Array.from({ length: 16 }, () => []), others: new Map() };
	const made = new Map<number, Tile>();
	for (const packed of tiles) {
		const tile = unpackTile(packed, table);
		if (tile === undefined) continue;
		const { gid } = tile;
		const flags = gid >>> 28;
		const bare = gid & 0x0fffffff;
		made.set(gid, tile);
		if (bare >= length) table.others.set(gid, tile);
		else {
			if (flags !== 0 && table.turned[flags]?.length === 0) table.turned[flags] = empty();
			const list = flags === 0 ? table.plain : table.turned[flags];
			if (list !== undefined) list[bare] = tile;
		}
	}
	return { table, tileOf: (gid) => made.get(gid) };
}

function unpackTile([gid, x, y = 0, width = 0, height = 0]: PackedTable['tiles'][number], { tilesets }: TileTable): Tile | undefined {
	const bare = gid & 0x0fffffff;
	const tileset = tilesets.findLast(({ firstgid }) => firstgid <= bare);
	if (tileset === undefined) return undefined;
	const { doc, entries, firstgid, source = '' } = tileset;
	const id = bare - firstgid;
	const entry = entries.get(id) ?? PLAIN;
	const picture: Picture | undefined = x === undefined ? entry.picture : { source, x, y, width, height };
	return {
		gid,
		id,
		tileset,
		class: entry.class,
		props: entry.props,
		flips: {
			horizontal: gid >= 0x80000000,
			vertical: (gid & 0x40000000) !== 0,
			diagonal: (gid & 0x20000000) !== 0,
			hexagonal: (gid & 0x10000000) !== 0,
		},
		picture,
		width: picture?.width ?? doc.tilewidth,
		height: picture?.height ?? doc.tileheight,
		probability: entry.probability,
		animation: entry.animation,
		shapes: entry.shapes,
	};
}
