import type { CustomTypes, Document } from '@tilewright/format';
import { detachTemplates } from './detach-templates.ts';
import { embedTilesets } from './embed-tilesets.ts';
import type { Graph } from './graph/graph.ts';
import type { Outcome } from './outcome.ts';
import type { ResolveTypesOptions } from './resolve-types.ts';
import { resolveTypes } from './resolve-types.ts';
import { withMemberTypes } from './types/member-types.ts';

/** Options of {@link flatten}. */
export interface FlattenOptions extends ResolveTypesOptions {
	/** Whether to embed tilesets. Default: `true`. */
	readonly embedTilesets?: boolean;
	/** Whether to replace instances with plain objects. Default: `true`. */
	readonly detachTemplates?: boolean;
	/** Whether to write out classes and properties in effect. Default: `true`. */
	readonly resolveTypes?: boolean;
	/** Custom types for `resolveTypes`. They also say which members of classes are files, whose paths are rewritten. Default: none. */
	readonly types?: CustomTypes | undefined;
}

/**
 * Makes a document independent of other documents by {@link detachTemplates}, {@link embedTilesets} and {@link resolveTypes}, in an
 * order that loses nothing: templates are detached first, as they are matched with tilesets by file. Embedded tilesets may have
 * instances in their collision shapes, which are detached next. Classes are resolved last.
 *
 * @param doc - a map, tileset or template
 * @param path - path of the document in the graph
 * @param files - the graph, with the templates and tilesets
 * @example const { doc, issues } = flatten(map, 'maps/cave.tmj', graph, { types });
 */
export function flatten<T extends Document>(doc: T, path: string, files: Graph, options: FlattenOptions = {}): Outcome<T> {
	const { embedTilesets: embed = true, detachTemplates: detach = true, resolveTypes: resolve = true, types, typesPath } = options;
	const graph = types === undefined ? files : withMemberTypes(files, types);
	const unchanged: Outcome<T> = { doc, issues: [] };
	const detached = detach ? detachTemplates(doc, path, graph) : unchanged;
	const embedded = embed ? embedTilesets(detached.doc, path, graph) : { ...unchanged, doc: detached.doc };
	const whole = detach && embed ? detachTemplates(embedded.doc, path, graph) : embedded;
	const resolved = resolve ? resolveTypes(whole.doc, path, graph, types, { typesPath }) : { ...unchanged, doc: whole.doc };
	// The second run reports the failures of the first again, so these are dropped.
	const detaching = whole === embedded ? detached.issues : whole.issues;
	return { doc: resolved.doc, issues: [...detaching, ...embedded.issues, ...resolved.issues] };
}
