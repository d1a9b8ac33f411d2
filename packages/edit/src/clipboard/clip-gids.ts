import type { Issue, Tileset } from '@tilewright/format';
import { tileFinder } from '@tilewright/format';
import { gidsUsedUp, makeIssue, TILE_BITS, tileNotPasted } from '@tilewright/format/internal';
import { usedGids } from '@tilewright/ops';
import type { MapInFiles } from '../files/map-files.ts';
import { tilesetNumbers } from '../tilesets/tileset-numbers.ts';

/** The tiles of small maps in the GIDs of a map. */
export interface ClipGids {
	/** For each small map, a function from its GIDs to those of the map, with flags; 0 for tiles that no tileset has. */
	readonly gidOf: readonly ((gid: number) => number)[];
	/** The tilesets that the map lacks, with their GIDs. */
	readonly tilesets: readonly Tileset[];
	readonly issues: readonly Issue[];
}

/**
 * Finds the GIDs that show the tiles of small maps in a map (rule E35).
 *
 * @returns a finding if there are not enough GIDs
 */
export function clipGids(here: MapInFiles, clips: readonly MapInFiles[]): ClipGids | Issue {
	const numbers = tilesetNumbers(here, clips);
	const found = clips.map((clip) => {
		const gidsFor = numbers.gidsFor(clip);
		return new Map([...usedGids(clip.doc)].map((gid) => [gid, gidsFor(gid)[0]]));
	});
	const added = numbers.added(found.flatMap((gids) => [...gids.values()].flatMap((gid) => gid ?? [])));
	if (added === undefined) return makeIssue(gidsUsedUp, '/tilesets', { needed: TILE_BITS + 1, last: TILE_BITS });
	// A GID without a tileset stays one, as long as no added tileset gets it.
	const find = tileFinder([...here.doc.tilesets, ...added.tilesets]);
	for (const [i, gids] of found.entries()) {
		const findCopied = tileFinder(clips[i]?.doc.tilesets ?? []);
		for (const [gid, own] of gids) if (own === undefined && !findCopied(gid) && !find(gid)) gids.set(gid, gid);
	}
	const lost = found.flatMap((gids) => [...gids].flatMap(([gid, own]) => (own === undefined ? [gid] : [])));
	return {
		gidOf: found.map((gids) => gidTable(new Map([...gids].flatMap(([gid, own]) => (own === undefined ? [] : [[gid, added.final(own)]]))))),
		tilesets: added.tilesets,
		issues: lost.map((gid) => makeIssue(tileNotPasted, '', { found: `${gid}` })),
	};
}

/** Tiles below this are looked up in an array: a clip may have millions of cells. */
const TABLE = 2 ** 16;

/** A function from the GIDs of a clip to those of a map, with their flags; 0 for tiles that the map lacks. */
function gidTable(gids: ReadonlyMap<number, number>): (gid: number) => number {
	const low = [...gids.keys()].filter((gid) => gid < TABLE);
	const table = new Uint32Array(low.reduce((most, gid) => Math.max(most, gid + 1), 0));
	for (const gid of low) table[gid] = gids.get(gid) ?? 0;
	return (gid) => {
		const tile = gid & TILE_BITS;
		const own = tile < TABLE ? table[tile] : gids.get(tile);
		return own === undefined || own === 0 ? 0 : (((gid & ~TILE_BITS) >>> 0) + own) >>> 0;
	};
}

/** Other GIDs for those of many cells. A loop is several times as quick as `map` of a typed array, which calls a function for each. */
export function mapGids(gids: Uint32Array, gidOf: (gid: number) => number): Uint32Array {
	const mapped = new Uint32Array(gids.length);
	for (let i = 0; i < gids.length; i++) mapped[i] = gidOf(gids[i] ?? 0);
	return mapped;
}
