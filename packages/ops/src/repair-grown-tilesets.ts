import type { TileMap } from '@tilewright/format';
import type { Graph } from './graph/graph.ts';
import { targetsOf } from './graph/targets.ts';
import { renumbered } from './maps/renumber.ts';
import { spansOf } from './maps/spans.ts';
import { usedGids } from './maps/used.ts';
import type { Outcome } from './outcome.ts';

/**
 * Makes room where a tileset has grown past the `firstgid` of the next one: the tilesets after it move up as far as necessary, all
 * others keep their `firstgid`.
 *
 * A GID in the overlap belongs to the next tileset: when the map was saved, the grown tileset ended before that. Every reader
 * interprets it so. All cells and objects keep their tiles, and the new tiles of the grown tileset get GIDs.
 *
 * @param map - is not changed
 * @param path - path of the map in the graph
 * @param graph - with the files of the tilesets; a missing tileset counts as not grown
 * @returns the repaired map; the same map if nothing overlaps, and with an error if there are not enough GIDs
 * @example const { doc } = repairGrownTilesets(map, 'maps/cave.tmj', graph);
 */
export function repairGrownTilesets<T extends TileMap>(map: T, path: string, graph: Graph): Outcome<T> {
	const spans = spansOf(map, usedGids(map), targetsOf(graph, path));
	const firstgids = map.tilesets.map(({ firstgid }) => firstgid);
	let end = 0;
	// Of tilesets with the same `firstgid`, the last one in the list has the GIDs (rule G3). Sorting keeps it last, so it moves.
	for (const { firstgid, index } of firstgids.map((firstgid, index) => ({ firstgid, index })).sort((a, b) => a.firstgid - b.firstgid)) {
		const first = Math.max(firstgid, end);
		firstgids[index] = first;
		end = first + (spans[index] ?? 1);
	}
	return renumbered(map, path, firstgids, end);
}
