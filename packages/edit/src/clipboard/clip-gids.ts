import type { Issue, Tileset } from '@tilewright/format';
import { tileFinder } from '@tilewright/format';
import { gidsUsedUp, makeIssue, TILE_BITS, tileNotPasted } from '@tilewright/format/internal';
import { usedGids } from '@tilewright/ops';
import type { MapInFiles } from '../tilesets/map-files.ts';
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
		gidOf: found.map((gids) => (gid) => {
			const own = gids.get(gid & TILE_BITS);
			return own === undefined ? 0 : (((gid & ~TILE_BITS) >>> 0) + added.final(own)) >>> 0;
		}),
		tilesets: added.tilesets,
		issues: lost.map((gid) => makeIssue(tileNotPasted, '', { found: `${gid}` })),
	};
}
