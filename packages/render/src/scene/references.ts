import type { Template, TilesetFile } from '@tilewright/format';
import type { Graph, Link } from '@tilewright/ops';

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
	const links = targetsOf(graph.files.get(path)?.links ?? []);
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

/** The paths that links resolve to, by reference. A file may have thousands, and a scene asks for them at each update. */
function targetsOf(links: readonly Link[]): ReadonlyMap<string, string> {
	let targets = known.get(links);
	if (targets === undefined) {
		targets = new Map(links.flatMap(({ path, to }) => (to === undefined ? [] : [[path, to] as const])));
		known.set(links, targets);
	}
	return targets;
}

const known = new WeakMap<readonly Link[], ReadonlyMap<string, string>>();
