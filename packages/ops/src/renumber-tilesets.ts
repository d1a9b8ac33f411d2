import type { TileMap } from '@tilewright/format';
import { tileFinder } from '@tilewright/format';
import { targetsOf } from './files/targets.ts';
import { renumbered } from './gids/renumber.ts';
import { spansOf } from './gids/spans.ts';
import { usedGids } from './gids/used.ts';
import type { Graph } from './graph/graph.ts';
import type { Outcome } from './outcome.ts';

/**
 * Numbers the tilesets of a map anew: from 1, in the order of its list, without gaps. All cells and objects name the same tiles
 * as before, with the same flips.
 *
 * A tileset takes as many GIDs as it has tiles, and more where the map uses tiles past its end, which are kept (rule G5). A
 * tileset whose file is missing keeps as many as it had. GIDs below all tilesets belong to none and stay so:
 * where there are any, the first tileset begins above them, not at 1.
 *
 * @param map - it is not changed
 * @param path - where the map stands in the graph
 * @param graph - with the files of the tilesets
 * @returns the map as it is, with an error, where there are not as many GIDs
 * @example const { document } = renumberTilesets(map, 'maps/cave.tmj', graph);
 */
export function renumberTilesets<T extends TileMap>(map: T, path: string, graph: Graph): Outcome<T> {
	const used = usedGids(map);
	const find = tileFinder(map.tilesets);
	let next = 1;
	for (const gid of used) if (find(gid) === undefined) next = Math.max(next, gid + 1);
	const firstgids = spansOf(map, used, targetsOf(graph, path)).map((span) => {
		const first = next;
		next += span;
		return first;
	});
	return renumbered(map, path, firstgids, next);
}
