import { isFollowed } from '../graph/crawl.ts';
import type { Graph, GraphFile } from '../graph/graph.ts';

/** Paths of the documents that a file refers to, each once: a map may have thousands of instances of a template. */
export const documentsOf = ({ links }: Pick<GraphFile, 'links'>): ReadonlySet<string> =>
	new Set(links.flatMap(({ role, to }) => (to !== undefined && isFollowed(role) ? [to] : [])));

/**
 * The files of a graph that can be reached, in the order in which they are met.
 *
 * @param next - what a file leads to
 */
export function reached(graph: Graph, from: Iterable<string>, next: (file: GraphFile) => Iterable<string>): Set<string> {
	const found = new Set<string>();
	const open = [...from];
	// What is added on the way is visited, too.
	for (const path of open) {
		const file = graph.files.get(path);
		if (file === undefined || found.has(path)) continue;
		found.add(path);
		for (const other of next(file)) if (!found.has(other)) open.push(other);
	}
	return found;
}
