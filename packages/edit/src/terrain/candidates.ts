import type { EmbeddedTileset, TilesetFile, Transformations, WangSet } from '@tilewright/format';
import { GidFlags } from '@tilewright/format';
import type { WangId } from './wang-id.ts';
import { flippedId, maskedId } from './wang-id.ts';

/** A tile that a set can place, with flips. */
export interface Candidate {
	/** The id of the tile in its tileset, with the flip flags of a GID. */
	readonly tile: number;
	readonly id: WangId;
	/** How often it is chosen, compared with others; 0 is never. */
	readonly weight: number;
}

/** The ids of the tiles of a set, by tile (rules Q2 and Q5). If a tile has several, the last one counts. */
export function idsByTile({ wangtiles, type }: WangSet, tileset: TilesetFile | EmbeddedTileset): Map<number, WangId> {
	const isTile = tilesOf(tileset);
	const known = wangtiles.filter(({ tileid }) => isTile(tileid)).sort((a, b) => a.tileid - b.tileid);
	return new Map(known.map(({ tileid, wangid }) => [tileid, maskedId(wangid, type)]));
}

/** Tells which ids are tiles. Others would become GIDs of the next tileset. */
function tilesOf({ image, tilecount, tiles }: TilesetFile | EmbeddedTileset): (id: number) => boolean {
	if (image !== undefined) return (id) => Number.isInteger(id) && id >= 0 && id < tilecount;
	const ids = new Set(tiles.map(({ id }) => id));
	return (id) => ids.has(id);
}

/** All tiles that a set can place: first the tiles themselves by their ids, then each with the flips that the tileset allows (rule Q6). */
export function candidatesOf(set: WangSet, tileset: TilesetFile | EmbeddedTileset, ids: ReadonlyMap<number, WangId>): Candidate[] {
	const weightOf = weights(set, tileset);
	const candidates: Candidate[] = [];
	const known = new Set<string>();
	const preferred = tileset.transformations?.preferuntransformed === true;
	const add = (tile: number, flags: number, own: WangId): void => {
		const id = flippedId(own, flags);
		const key = id.join();
		if (preferred && flags !== 0 && known.has(key)) return;
		known.add(key);
		candidates.push({ tile: (tile | flags) >>> 0, id, weight: weightOf(tile, id) });
	};
	const [, ...flips] = transformationsOf(tileset.transformations);
	for (const [tile, id] of ids) add(tile, 0, id);
	for (const [tile, id] of ids) for (const flags of flips) add(tile, flags, id);
	return candidates;
}

/** The flags with which tiles may be placed: none, turned by 90°, 180° and 270°, then each of these flipped. */
function transformationsOf({ rotate = false, hflip = false, vflip = false }: Partial<Transformations> = {}): number[] {
	const { horizontal, vertical, diagonal } = GidFlags;
	let flags: number[] = rotate ? [0, diagonal | horizontal, horizontal | vertical, diagonal | vertical] : [0];
	if (hflip) flags = [...flags, ...flags.map((flag) => flag ^ horizontal)];
	if (vflip && !(rotate && hflip)) flags = [...flags, ...flags.map((flag) => flag ^ vertical)];
	return flags;
}

/** The weight of a tile: its own probability, times those of the colors at its positions (rule Q7). */
function weights({ colors }: WangSet, { tiles }: TilesetFile | EmbeddedTileset): (tile: number, id: WangId) => number {
	const ofTiles = new Map(tiles.map(({ id, probability }) => [id, probability]));
	return (tile, id) => {
		let weight = Math.max(0, ofTiles.get(tile) ?? 1);
		for (const color of id) if (color !== 0) weight *= Math.max(0, colors[color - 1]?.probability ?? 1);
		// Neither sums nor comparisons work with infinite or unknown weights.
		return weight > 0 ? Math.min(weight, Number.MAX_SAFE_INTEGER) : 0;
	};
}
