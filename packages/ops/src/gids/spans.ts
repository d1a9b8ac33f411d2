import type { TileMap, Tileset } from '@tilewright/format';
import { idsOf, tileFinder } from '@tilewright/format';
import type { Targets } from '../files/targets.ts';
import { isReference } from '../files/tileset-kind.ts';

/**
 * How many GIDs a tileset takes by what it says of itself; 0 where its file is missing.
 *
 * @param targets - of the document that the tileset stands in
 */
export function tilesIn(tileset: Tileset, targets: Targets): number {
	if (!isReference(tileset)) return idsOf(tileset);
	const { document } = targets.tileset(tileset.source);
	return document === undefined ? 0 : idsOf(document);
}

/**
 * How many GIDs each tileset of a map needs: those of its tiles, and those that the map uses of it past its end, which are kept
 * (rule G5); at least one.
 */
export function spansOf(map: TileMap, used: ReadonlySet<number>, targets: Targets): number[] {
	const spans = map.tilesets.map((tileset) => Math.max(1, tilesIn(tileset, targets)));
	const find = tileFinder(map.tilesets);
	for (const gid of used) {
		const owner = find(gid);
		if (owner !== undefined) spans[owner.index] = Math.max(spans[owner.index] ?? 1, owner.id + 1);
	}
	return spans;
}
