import type { Document } from '@tilewright/format';
import type { Graph } from '../graph/graph.ts';
import { targetsOf } from '../graph/targets.ts';

/**
 * The names of a map's external tilesets, by `firstgid`. Formats that refer to tilesets by name need them.
 *
 * @param path - of the map, in the graph
 * @param graph - with the files of the tilesets; a missing one has no name
 * @example toLua(map, { tilesetNames: tilesetNames(map, path, graph) })
 */
export function tilesetNames(doc: Document, path: string, graph: Graph): ReadonlyMap<number, string> {
	if (doc.type !== 'map') return new Map();
	const targets = targetsOf(graph, path);
	return new Map(
		doc.tilesets.flatMap((tileset) => {
			const target = 'source' in tileset ? targets.tileset(tileset.source).doc : undefined;
			return target === undefined ? [] : [[tileset.firstgid, target.name] as const];
		}),
	);
}
