import type { CustomTypes, Document } from '@tilewright/format';
import { detachTemplates } from './detach-templates.ts';
import { embedTilesets } from './embed-tilesets.ts';
import type { Graph } from './graph/graph.ts';
import type { Outcome } from './outcome.ts';
import type { ResolveTypesOptions } from './resolve-types.ts';
import { resolveTypes } from './resolve-types.ts';

/** Options of {@link flatten}. */
export interface FlattenOptions extends ResolveTypesOptions {
	/** Whether tilesets are put into the document. Default: `true`. */
	readonly embedTilesets?: boolean;
	/** Whether instances become plain objects. Default: `true`. */
	readonly detachTemplates?: boolean;
	/** Whether classes and properties in effect are written down. Default: `true`. */
	readonly resolveTypes?: boolean;
	/** Custom types for that. Default: none. */
	readonly types?: CustomTypes | undefined;
}

/**
 * A document that stands for itself: what it takes from other files stands in it. The operations go in the order that keeps their
 * results whole: templates are detached while the tilesets they are matched with are still known by file, then tilesets are
 * embedded, whose collision shapes may bring instances of their own; classes are resolved last.
 *
 * @param doc - a map, tileset or template
 * @param path - where the document stands in the graph
 * @throws RangeError as {@link resolveTypes} does
 * @example const { doc, issues } = flatten(map, 'maps/cave.tmj', graph, { types });
 */
export function flatten<T extends Document>(doc: T, path: string, graph: Graph, options: FlattenOptions = {}): Outcome<T> {
	const { embedTilesets: embed = true, detachTemplates: detach = true, resolveTypes: resolve = true, types, typesPath } = options;
	const given: Outcome<T> = { doc, issues: [] };
	const detached = detach ? detachTemplates(doc, path, graph) : given;
	const embedded = embed ? embedTilesets(detached.doc, path, graph) : { ...given, doc: detached.doc };
	const whole = detach && embed ? detachTemplates(embedded.doc, path, graph) : embedded;
	const resolved = resolve ? resolveTypes(whole.doc, path, graph, types, { typesPath }) : { ...given, doc: whole.doc };
	// What stayed an instance before is told of again, with those that came with the tilesets.
	const detaching = whole === embedded ? detached.issues : whole.issues;
	return { doc: resolved.doc, issues: [...detaching, ...embedded.issues, ...resolved.issues] };
}
