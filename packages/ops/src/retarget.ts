import type { Document, Reference } from '@tilewright/format';
import { mapReferences, relocate } from '@tilewright/format';
import type { Graph } from './graph/graph.ts';
import { targetsOf } from './graph/targets.ts';
import { folderOf, referenceTo } from './references/paths.ts';

/** New paths of files, by their paths in the graph; a function returns `undefined` to keep a path. */
export type NewPaths = ReadonlyMap<string, string> | ((path: string, reference: Reference) => string | undefined);

/** Options of {@link retarget}. */
export interface RetargetOptions {
	/** The document's own new path: references are rewritten for its folder. Default: `path`. */
	readonly to?: string;
}

/**
 * Rewrites a document's references to files that get other paths, for example when a project changes to another syntax. All other
 * references stay unchanged, unless the document itself moves to another folder.
 *
 * @param doc - is not changed
 * @param path - path of the document in the graph
 * @param graph - with the targets of the references
 * @param change - the new paths, in the form of the graph
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
 * Changes the extensions of paths, for {@link retarget}.
 *
 * @param extensions - new extensions by old ones, with dots; the case of the old ones does not matter
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
