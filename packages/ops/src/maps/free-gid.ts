import type { TileMap } from '@tilewright/format';
import type { Targets } from '../graph/targets.ts';
import { spansOf } from './spans.ts';
import { usedGids } from './used.ts';

/**
 * The first GID after all that a map uses, and after those of all its tilesets: the `firstgid` for a new one.
 *
 * @param targets - of the map: the files of its tilesets say how many GIDs they need
 */
export function firstFreeGid(map: TileMap, targets: Targets): number {
	const used = usedGids(map);
	let free = 1;
	for (const gid of used) free = Math.max(free, gid + 1);
	for (const [i, span] of spansOf(map, used, targets).entries()) free = Math.max(free, (map.tilesets[i]?.firstgid ?? 0) + span);
	return free;
}
