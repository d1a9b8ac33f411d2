import type { TileMap } from '@tilewright/format';
import { tileFinder } from '@tilewright/format';
import { makeIssue, short, tilesetInUse } from '@tilewright/format/internal';
import { firstFreeGid } from '@tilewright/ops';
import type { ByParts } from '../by-parts.ts';
import { atOnce } from '../by-parts.ts';
import { insertItems } from '../change/change-lists.ts';
import { collecting } from '../change/collect.ts';
import { removePositions } from '../change/remove-positions.ts';
import type { DocumentFiles } from '../files/map-files.ts';
import { mapInFiles } from '../files/map-files.ts';
import { contentOf } from '../files/tileset-content.ts';
import type { EditOutcome } from '../outcome.ts';
import { changeGids } from './change-gids.ts';
import type { NewTileset } from './new-tileset.ts';
import { numbered } from './new-tileset.ts';
import { tilesetAt, tilesOf, tooFar, usedIds } from './tileset-list.ts';

/**
 * Adds a tileset at the end of a map's list. Its GIDs begin after all that the map uses, and after those of all its tilesets.
 *
 * @param files - of the map: for the sizes of external tilesets
 * @returns the change; a finding if there are not enough GIDs
 * @throws RangeError if the file of the new tileset is not loaded
 * @example addTileset(map, { source: '../tiles/rocks.tsj' }, { path, targets: targetsOf(graph, path) })
 */
export function addTileset(map: TileMap, tileset: NewTileset, files?: DocumentFiles): EditOutcome {
	const { targets, path } = mapInFiles(map, files);
	const added = numbered(tileset, firstFreeGid(map, targets));
	const issues = tooFar(added.firstgid + tilesOf(contentOf(added, targets, path)));
	return { changes: issues.length > 0 ? [] : insertItems(map, [], 'tilesets', [added]), issues };
}

/**
 * The fate of the tiles of a removed tileset.
 * - `refuse`: a tileset in use is not removed, which is reported
 * - `erase`: cells become empty, and tile objects are removed
 * - `keep`: GIDs stay. They belong to the tileset before it, or to none, and show nothing
 */
export type UsedTiles = 'refuse' | 'erase' | 'keep';

/**
 * Removes tilesets from a map. The others keep their GIDs.
 *
 * @param positions - in the list of the map, from 0
 * @throws RangeError if the map has no such tileset
 * @example const { changes } = removeTilesets(map, [2], 'erase');
 */
export const removeTilesets = (map: TileMap, positions: readonly number[], used: UsedTiles = 'refuse'): EditOutcome =>
	atOnce(removeTilesetsByParts(map, positions, used));

/**
 * Like {@link removeTilesets}, with pauses: large maps take a while.
 *
 * @example
 * const work = removeTilesetsByParts(map, [2], 'erase');
 * let step = work.next();
 * for (; !step.done; step = work.next()) await pause();
 * const { changes } = step.value;
 */
export function* removeTilesetsByParts(map: TileMap, positions: readonly number[], used: UsedTiles = 'refuse'): ByParts<EditOutcome> {
	const removed = [...new Set(positions)].sort((a, b) => b - a);
	for (const position of removed) tilesetAt(map, position);
	if (used === 'refuse') {
		const issues = removed.flatMap((position) => {
			const tileset = tilesetAt(map, position);
			const found = short('source' in tileset ? tileset.source : tileset.name);
			return usedIds(map, position).length === 0 ? [] : [makeIssue(tilesetInUse, `/tilesets/${position}`, { found })];
		});
		if (issues.length > 0) return { changes: [], issues };
	}
	const find = tileFinder(map.tilesets);
	const { editing, collected: changes } = collecting(map);
	if (used === 'erase') yield* changeGids(editing, (tile) => (removed.includes(find(tile)?.index ?? -1) ? 0 : tile));
	editing.add(removePositions([], 'tilesets', map.tilesets, removed.toReversed()));
	return { changes, issues: [] };
}
