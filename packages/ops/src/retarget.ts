import type { Document, Reference } from '@tilewright/format';
import { mapReferences, relocate } from '@tilewright/format';
import { folderOf, referenceTo } from './files/paths.ts';
import { targetsOf } from './files/targets.ts';
import type { Graph } from './graph/graph.ts';

/** New paths of files, by their paths in the graph: as a map, or told by a function, of which `undefined` leaves a path as it is. */
export type NewPaths = ReadonlyMap<string, string> | ((path: string, reference: Reference) => string | undefined);

/** Options of {@link retarget}. */
export interface RetargetOptions {
	/** The document's own new path: its references are rewritten to lead from there. Default: the one that it has. */
	readonly to?: string;
}

/**
 * Rewrites a document's references to files that get other paths, as when a project goes over to another syntax. References to
 * other files stay as they are written, unless the document itself goes to another folder.
 *
 * @param doc - it is not changed
 * @param path - where the document stands in the graph
 * @param graph - tells where references lead
 * @param change - the new paths, as paths of the graph
 * @example retarget(map, 'maps/cave.tmx', graph, byExtension({ '.tsx': '.tsj', '.tx': '.tj' }), { to: 'json/cave.tmj' })
 */
export function retarget<T extends Document>(doc: T, path: string, graph: Graph, change: NewPaths, options: RetargetOptions = {}): T {
	const { to = path } = options;
	const targets = targetsOf(graph, path);
	const [from, folder] = [folderOf(path), folderOf(to)];
	return mapReferences(doc, (reference) => {
		if (reference.path === '') return reference.path;
		const before = targets.pathOf(reference.path);
		const after = typeof change === 'function' ? change(before, reference) : change.get(before);
		if (after !== undefined && after !== before) return referenceTo(after, to);
		return from === folder ? reference.path : relocate(reference.path, from, folder);
	});
}

/**
 * New paths that have another extension, for {@link retarget}.
 *
 * @param extensions - new extensions by old ones, with their dots; upper and lower case are one
 * @example byExtension({ '.tsx': '.tsj' })('tiles/trees.TSX') // 'tiles/trees.tsj'
 */
export function byExtension(extensions: Readonly<Record<string, string>>): (path: string) => string | undefined {
	const entries = Object.entries(extensions).map(([old, other]) => [old.toLowerCase(), other] as const);
	return (path) => {
		const lower = path.toLowerCase();
		const found = entries.find(([old]) => lower.endsWith(old));
		return found && path.slice(0, -found[0].length) + found[1];
	};
}
