import type { Template, TilesetFile } from '@tilewright/format';
import type { Graph } from '@tilewright/ops';

/** Resolves the references in one file of a graph. */
export interface Referrer {
	/** The path that a reference resolves to; the reference itself if it does not refer to a file, such as a `data:` URL. */
	readonly pathOf: (reference: string) => string;
	readonly tileset: (reference: string) => { readonly path: string; readonly doc: TilesetFile } | undefined;
	readonly template: (reference: string) => { readonly path: string; readonly doc: Template } | undefined;
}

/**
 * Resolves the references in a file by the file's links only. A path that the loader refused, because it lies outside the root, is
 * never computed again and read.
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
