import type { TileMap } from '@tilewright/format';
import { targetsOf } from './files/targets.ts';
import { renumbered } from './gids/renumber.ts';
import { spansOf } from './gids/spans.ts';
import { usedGids } from './gids/used.ts';
import type { Graph } from './graph/graph.ts';
import type { Outcome } from './outcome.ts';

/**
 * Makes room where a tileset has grown past the `firstgid` of the next: those that follow move up as far as they must, the others
 * keep their numbers.
 *
 * Whose a GID in the overlap is, the map alone cannot say. When it was saved, the tileset ended before the next began, or the
 * numbers would have been others: a GID from the next `firstgid` on is the next tileset's. So every reader takes it (rule G3), and
 * so it stays: all cells and objects name the same tiles before and after, and the tiles that are new in the grown tileset become
 * ones that can be named.
 *
 * @param map - it is not changed
 * @param path - where the map stands in the graph
 * @param graph - with the files of the tilesets; one that is missing has not grown
 * @returns the map as it is where nothing overlaps; also, with an error, where there are not as many GIDs
 * @example const { document } = repairGrownTilesets(map, 'maps/cave.tmj', graph);
 */
export function repairGrownTilesets<T extends TileMap>(map: T, path: string, graph: Graph): Outcome<T> {
	const spans = spansOf(map, usedGids(map), targetsOf(graph, path));
	const firstgids = map.tilesets.map(({ firstgid }) => firstgid);
	let end = 0;
	// Of several with one number the last in the list owns it (rule G3), and is the last here: it is the one that moves.
	for (const { firstgid, index } of firstgids.map((firstgid, index) => ({ firstgid, index })).sort((a, b) => a.firstgid - b.firstgid)) {
		const first = Math.max(firstgid, end);
		firstgids[index] = first;
		end = first + (spans[index] ?? 1);
	}
	return renumbered(map, path, firstgids, end);
}
