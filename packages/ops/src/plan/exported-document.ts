import type { Document, Reference } from '@tilewright/format';
import { mapReferences, relocate } from '@tilewright/format';
import { inExportForm } from '@tilewright/format/internal';
import { isFollowed } from '../graph/crawl.ts';
import type { Graph } from '../graph/graph.ts';
import { targetsOf } from '../graph/targets.ts';
import { folderOf, referenceTo } from '../references/paths.ts';
import type { Destinations } from './destinations.ts';
import { withExtension } from './destinations.ts';
import type { PlanExportOptions } from './export-plan.ts';
import { exportedPatterns } from './exported-patterns.ts';

/** The export that a document is part of. */
interface Context {
	/** Path of the document's source. */
	readonly path: string;
	/** The document's destination, relative to the folder of the export. */
	readonly to: string;
	readonly graph: Graph;
	/** The targets of all references in the graph. */
	readonly linked: ReadonlySet<string>;
	readonly destinations: Destinations;
	/** The destinations of all exported files, by source. */
	readonly exported: ReadonlyMap<string, string>;
	readonly options: Pick<PlanExportOptions, 'out' | 'extensions'>;
	/** Returns a data URL that replaces an image's path. */
	readonly inline: ((path: string) => string | undefined) | undefined;
}

type PatternSource = Pick<Context, 'path' | 'to' | 'graph' | 'exported' | 'destinations' | 'options'>;

/** The document with references that are relative to its destination, and refer to other exported files there (rule J9). */
export function exportedDocument(doc: Document, context: Context): Document {
	const { path, to, graph, linked, destinations, exported, options, inline } = context;
	const { out, extensions = {} } = options;
	const start = out.endsWith('/') ? out : `${out}/`;
	const [own, folder] = [`${start}${to}`, folderOf(path)];
	const { pathOf } = targetsOf(graph, path);

	/** The destination that a document would have if it could be read. References to files outside the root do not change. */
	function destinationIfRead(target: string, role: Reference['role']): string | undefined {
		if (!isFollowed(role) || !linked.has(target)) return undefined;
		const destination = destinations.of(target);
		return destination === undefined ? undefined : withExtension(destination, extensions[role]);
	}

	const changed = mapReferences(doc, (reference) => {
		if (reference.path === '') return '';
		const target = pathOf(reference.path);
		const data = reference.role === 'image' ? inline?.(target) : undefined;
		if (data !== undefined) return data;
		const destination = exported.get(target) ?? destinationIfRead(target, reference.role);
		return destination === undefined ? relocate(reference.path, folder, folderOf(own)) : referenceTo(`${start}${destination}`, own);
	});
	if (changed.type === 'world') return exportedPatterns(changed, patternContext(context)).doc;
	return inExportForm(changed);
}

/** Returns the facts that the patterns of an exported world depend on. */
export function patternContext({
	path,
	to,
	graph,
	exported,
	destinations,
	options,
}: PatternSource): Parameters<typeof exportedPatterns>[1] {
	const { out, extensions = {} } = options;
	const start = out.endsWith('/') ? out : `${out}/`;
	return {
		links: graph.files.get(path)?.links ?? [],
		to: `${start}${to}`,
		newPathOf: (target) => {
			const destination = destinations.of(target);
			const name = exported.get(target) ?? (destination && withExtension(destination, extensions.map));
			return name === undefined ? undefined : `${start}${name}`;
		},
		extension: extensions.map,
	};
}
