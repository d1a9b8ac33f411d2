import { isFollowed } from '../graph/crawl.ts';
import type { Graph, GraphFile } from '../graph/graph.ts';

/** Paths of the documents that a file refers to, each once: a map may have thousands of instances of a template. */
export const documentsOf = ({ links }: Pick<GraphFile, 'links'>): ReadonlySet<string> =>
	new Set(links.flatMap(({ role, to }) => (to !== undefined && isFollowed(role) ? [to] : [])));

/**
 * The files of a graph that can be reached from some of them, in breadth-first order.
 *
 * @param next - returns the files that a file refers to
 */
export function reached(graph: Graph, from: Iterable<string>, next: (file: GraphFile) => Iterable<string>): Set<string> {
	const found = new Set<string>();
	const queue = [...from];
	// The loop also visits files that are added to the queue meanwhile.
	for (const path of queue) {
		const file = graph.files.get(path);
		if (file === undefined || found.has(path)) continue;
		found.add(path);
		for (const other of next(file)) if (!found.has(other)) queue.push(other);
	}
	return found;
}
