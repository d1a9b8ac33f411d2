import type { Template, TilesetFile } from '@tilewright/format';
import { resolvedPath } from '../references/paths.ts';
import type { Graph, Link } from './graph.ts';

/** The document that a reference refers to, or the reason why there is none. */
export type Target<T> =
	| { readonly path: string; readonly doc: T }
	| { readonly path: string; readonly doc?: undefined; readonly why: string };

/** Finds the targets of the references of one file. */
export interface Targets {
	/** Identifies the target of a reference, whether it exists or not: references to the same file have the same path. */
	readonly pathOf: (reference: string) => string;
	/**
	 * The path for loading the target of a reference. It is the reference itself if that is not a path, such as a data URL, or if the
	 * loader refused it: then it must not be resolved a second time.
	 */
	readonly loadPathOf: (reference: string) => string;
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
	const linked = targetsByReference(graph.files.get(path)?.links ?? []);
	const pathOf = (reference: string): string => linked.get(reference) ?? resolvedPath(reference, path);
	return {
		pathOf,
		loadPathOf: (reference) => linked.get(reference) ?? reference,
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

const known = new WeakMap<readonly Link[], ReadonlyMap<string, string>>();

/** A file may have thousands of links, and an editor asks for their targets at each change of the document. */
function targetsByReference(links: readonly Link[]): ReadonlyMap<string, string> {
	let targets = known.get(links);
	if (targets === undefined) {
		targets = new Map(links.flatMap(({ path, to }) => (to === undefined ? [] : [[path, to] as const])));
		known.set(links, targets);
	}
	return targets;
}
