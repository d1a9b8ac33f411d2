import type { TileMap, Tileset } from '@tilewright/format';
import { idsOf, tileFinder } from '@tilewright/format';
import type { Targets } from '../graph/targets.ts';
import { isReference } from '../references/tileset-kind.ts';

/**
 * The number of GIDs that a tileset needs for its tiles; `undefined` if its file is missing.
 *
 * @param targets - of the document with the tileset
 */
export function tilesIn(tileset: Tileset, targets: Targets): number | undefined {
	if (!isReference(tileset)) return idsOf(tileset);
	const { doc } = targets.tileset(tileset.source);
	return doc && idsOf(doc);
}

/**
 * The number of GIDs that each tileset of a map needs, for its tiles and for GIDs in use past its end, which are kept; at
 * least one. A tileset whose file is missing needs the GIDs up to the next tileset, as when the map was saved.
 */
export function spansOf(map: TileMap, used: ReadonlySet<number>, targets: Targets): number[] {
	const starts = [...new Set(map.tilesets.map(({ firstgid }) => firstgid))].sort((a, b) => a - b);
	const nexts = new Map(starts.map((start, i) => [start, starts[i + 1] ?? start]));
	const spans = map.tilesets.map((tileset) => {
		const { firstgid } = tileset;
		return Math.max(1, tilesIn(tileset, targets) ?? (nexts.get(firstgid) ?? firstgid) - firstgid);
	});
	const find = tileFinder(map.tilesets);
	for (const gid of used) {
		const owner = find(gid);
		if (owner !== undefined) spans[owner.index] = Math.max(spans[owner.index] ?? 1, owner.id + 1);
	}
	return spans;
}
