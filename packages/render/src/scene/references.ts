import type { Template, TilesetFile } from '@tilewright/format';
import type { Graph } from '@tilewright/ops';

/** Where the references of one file of a graph lead. */
export interface Referrer {
	/** The path that a reference leads to; the reference itself where it leads to no file, such as a `data:` URL. */
	readonly pathOf: (reference: string) => string;
	readonly tileset: (reference: string) => { readonly path: string; readonly doc: TilesetFile } | undefined;
	readonly template: (reference: string) => { readonly path: string; readonly doc: Template } | undefined;
}

/**
 * Finds where the references of a file lead by its links alone: a path that the loader refused, since it leads out of the root, is not
 * worked out a second time and then read.
 */
export function referrerAt(graph: Graph, path: string): Referrer {
	const links = new Map<string, string>();
	for (const link of graph.files.get(path)?.links ?? []) if (link.to !== undefined) links.set(link.path, link.to);
	const pathOf = (reference: string): string => links.get(reference) ?? reference;
	return {
		pathOf,
		tileset: (reference) => {
			const to = pathOf(reference);
			const doc = graph.files.get(to)?.doc;
			return doc?.type === 'tileset' ? { path: to, doc } : undefined;
		},
		template: (reference) => {
			const to = pathOf(reference);
			const doc = graph.files.get(to)?.doc;
			return doc?.type === 'template' ? { path: to, doc } : undefined;
		},
	};
}
