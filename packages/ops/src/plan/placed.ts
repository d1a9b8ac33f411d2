import type { Document, Reference } from '@tilewright/format';
import { mapReferences, relocate } from '@tilewright/format';
import { folderOf, referenceTo } from '../files/paths.ts';
import { targetsOf } from '../files/targets.ts';
import { isFollowed } from '../graph/crawl.ts';
import type { Graph } from '../graph/graph.ts';
import type { PlanExportOptions } from './export-plan.ts';
import type { Layout } from './layout.ts';
import { renamed } from './layout.ts';

/** What is known of the export that a document is a part of. */
interface Placing {
	/** Of the document's source. */
	readonly path: string;
	/** Where it goes, relative to the folder of the export. */
	readonly to: string;
	readonly graph: Graph;
	/** Where the references of all files may lead. */
	readonly given: ReadonlySet<string>;
	readonly layout: Layout;
	/** Where all that is exported goes, by source. */
	readonly places: ReadonlyMap<string, string>;
	readonly options: Pick<PlanExportOptions, 'out' | 'extensions'>;
	readonly inline: ((path: string) => string | undefined) | undefined;
}

/** The document with paths that lead from its new place, and to the new places of what is exported with it (rule J9). */
export function placed(doc: Document, { path, to, graph, given, layout, places, options, inline }: Placing): Document {
	const { out, extensions = {} } = options;
	const start = out.endsWith('/') ? out : `${out}/`;
	const [own, folder] = [`${start}${to}`, folderOf(path)];
	const { pathOf } = targetsOf(graph, path);

	/** Where a document that cannot be read would be; what lies outside of the root stays there. */
	function wouldBe(at: string, role: Reference['role']): string | undefined {
		if (!isFollowed(role) || !given.has(at)) return undefined;
		const place = layout.placeOf(at);
		return place === undefined ? undefined : renamed(place, extensions[role]);
	}

	const changed = mapReferences(doc, (reference) => {
		if (reference.path === '') return '';
		const at = pathOf(reference.path);
		const data = reference.role === 'image' ? inline?.(at) : undefined;
		if (data !== undefined) return data;
		const place = places.get(at) ?? wouldBe(at, reference.role);
		return place === undefined ? relocate(reference.path, folder, folderOf(own)) : referenceTo(`${start}${place}`, own);
	});
	return withPatterns(withoutTarget(changed), extensions.map);
}

/** Where the editor last exported a document to is the source's business (rule J12). The document is a copy of our own. */
function withoutTarget(copy: Document): Document {
	if ((copy.type !== 'map' && copy.type !== 'tileset') || copy.editorsettings === undefined) return copy;
	delete copy.editorsettings.export;
	if (Object.keys(copy.editorsettings).length === 0) delete copy.editorsettings;
	return copy;
}

/** A pattern that ends with the extension of maps: `map_(\d+)_(\d+)\.tmx$`. */
const ENDS_WITH_EXTENSION = /\\\.(?:tmx|tmj|json|js)(?=\$?$)/i;

/** The patterns of a world are to match the new names of its maps. */
function withPatterns(copy: Document, extension: string | undefined): Document {
	if (copy.type !== 'world' || extension === undefined) return copy;
	for (const pattern of copy.patterns) pattern.regexp = pattern.regexp.replace(ENDS_WITH_EXTENSION, () => `\\${extension}`);
	return copy;
}
