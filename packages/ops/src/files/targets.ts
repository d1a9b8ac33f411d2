import type { Template, TilesetFile } from '@tilewright/format';
import type { Graph } from '../graph/graph.ts';
import { located } from './paths.ts';

/** What a reference leads to: a document of the wanted kind, or why there is none. */
export type Found<T> =
	| { readonly path: string; readonly doc: T }
	| { readonly path: string; readonly doc?: undefined; readonly why: string };

/** Finds what the references of one file lead to. */
export interface Targets {
	/** The path that a reference leads to, whether there is a file or not. The same file has the same path. */
	readonly pathOf: (reference: string) => string;
	readonly tileset: (reference: string) => Found<TilesetFile>;
	readonly template: (reference: string) => Found<Template>;
}

/**
 * The files that a file's references lead to. The graph knows where those lead that the file was read with; what an operation
 * has written since is told by the paths.
 *
 * @param path - of the file, in the graph
 */
export function targetsOf(graph: Graph, path: string): Targets {
	const links = new Map<string, string>();
	for (const link of graph.files.get(path)?.links ?? []) if (link.to !== undefined) links.set(link.path, link.to);
	const pathOf = (reference: string): string => links.get(reference) ?? located(reference, path);
	return {
		pathOf,
		tileset: (reference) => {
			const to = pathOf(reference);
			const doc = graph.files.get(to)?.doc;
			return doc?.type === 'tileset' ? { path: to, doc } : { path: to, why: whyNot(doc?.type) };
		},
		template: (reference) => {
			const to = pathOf(reference);
			const doc = graph.files.get(to)?.doc;
			return doc?.type === 'template' ? { path: to, doc } : { path: to, why: whyNot(doc?.type) };
		},
	};
}

const whyNot = (kind: string | undefined): string =>
	kind === undefined ? 'there is no such file that can be read' : `the file is a ${kind}`;
