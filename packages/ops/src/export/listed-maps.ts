import type { Document, Issue } from '@tilewright/format';
import type { Graph } from '../graph/graph.ts';
import { folderOf } from '../references/paths.ts';
import { listMaps } from '../worlds/list-maps.ts';
import type { MapByPattern } from '../worlds/maps-by-patterns.ts';

/**
 * A world that lists the maps of its patterns by name if it is written to another folder: patterns find maps only next to the world
 * (rule T5). Other documents stay the same.
 *
 * @param path - of the document in the graph
 * @param to - the path of the target
 */
export function withListedMaps(
	doc: Document,
	path: string,
	graph: Graph,
	to: string,
): { readonly doc: Document; readonly issues: readonly Issue[] } {
	if (doc.type !== 'world' || folderOf(to) === folderOf(path)) return { doc, issues: [] };
	const maps = (graph.files.get(path)?.links ?? []).flatMap(({ path: fileName, pointer, place }): MapByPattern[] =>
		place === undefined ? [] : [{ fileName, ...place, pattern: Number(pointer.split('/')[2]) }],
	);
	return listMaps(doc, maps);
}
