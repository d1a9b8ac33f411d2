import type { Template, TilesetFile } from '@tilewright/format';
import type { Graph } from '../graph/graph.ts';
import { resolvedPath } from './paths.ts';

/** The document that a reference refers to, or the reason why there is none. */
export type Target<T> =
	| { readonly path: string; readonly doc: T }
	| { readonly path: string; readonly doc?: undefined; readonly why: string };

/** Finds the targets of the references of one file. */
export interface Targets {
	/** Identifies the target of a reference, whether it exists or not: references to the same file have the same path. */
	readonly pathOf: (reference: string) => string;
	/** The path of a file to load; `undefined` for references that the loader refused, and for those that were added since. */
	readonly fileOf: (reference: string) => string | undefined;
	readonly tileset: (reference: string) => Target<TilesetFile>;
	readonly template: (reference: string) => Target<Template>;
}

/**
 * Finds the targets of a file's references. The graph knows those that the file had when it was read. References that an operation
 * has added since are resolved by their paths alone.
 *
 * @param graph - with the file and its targets
 * @param path - of the file, in the graph
 * @example const { doc } = targetsOf(graph, 'maps/cave.tmj').tileset('../tiles/rocks.tsj');
 */
export function targetsOf(graph: Graph, path: string): Targets {
	const links = new Map<string, string>();
	for (const link of graph.files.get(path)?.links ?? []) if (link.to !== undefined) links.set(link.path, link.to);
	const pathOf = (reference: string): string => links.get(reference) ?? resolvedPath(reference, path);
	return {
		pathOf,
		fileOf: (reference) => links.get(reference),
		tileset: (reference) => {
			const to = pathOf(reference);
			const doc = graph.files.get(to)?.doc;
			return doc?.type === 'tileset' ? { path: to, doc } : { path: to, why: reasonFor(doc?.type) };
		},
		template: (reference) => {
			const to = pathOf(reference);
			const doc = graph.files.get(to)?.doc;
			return doc?.type === 'template' ? { path: to, doc } : { path: to, why: reasonFor(doc?.type) };
		},
	};
}

const reasonFor = (kind: string | undefined): string =>
	kind === undefined ? 'there is no such file that can be read' : `the file is a ${kind}`;
