import type { TileMap } from '@tilewright/format';
import { tileFinder } from '@tilewright/format';
import type { Graph } from './graph/graph.ts';
import { targetsOf } from './graph/targets.ts';
import { renumbered } from './maps/renumber.ts';
import { spansOf } from './maps/spans.ts';
import { usedGids } from './maps/used.ts';
import type { Outcome } from './outcome.ts';

/**
 * Renumbers the tilesets of a map from 1, in the order of its list, without gaps. All cells and objects keep their tiles and flips.
 *
 * A tileset gets as many GIDs as it has tiles, or more if the map uses tiles past its end, which are kept. A tileset whose
 * file is missing keeps its number of GIDs. Used GIDs below all tilesets belong to none and stay so: if there are any, the first
 * tileset begins after them instead of at 1.
 *
 * @param map - is not changed
 * @param path - path of the map in the graph
 * @param graph - with the files of the tilesets
 * @returns the renumbered map; the same map and an error if there are not enough GIDs
 * @example const { doc } = renumberTilesets(map, 'maps/cave.tmj', graph);
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
