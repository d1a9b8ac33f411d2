import type { Document } from '@tilewright/format';
import { referencesOf } from '@tilewright/format';
import { flatten } from '../flatten.ts';
import type { FileIssue, Graph, GraphFile } from '../graph/graph.ts';
import { targetsOf } from '../graph/targets.ts';
import type { Outcome } from '../outcome.ts';
import { withMemberTypes } from '../types/member-types.ts';
import { destinationsIn } from './destinations.ts';
import type { ExportPlan, PlanExportOptions, PlannedCopy, PlannedDocument } from './export-plan.ts';
import { exportedDocument, patternContext } from './exported-document.ts';
import { exportedPatterns } from './exported-patterns.ts';
import { namesOf } from './names-of.ts';
import { documentsOf, reached } from './reach.ts';

/**
 * Plans the export of a graph: the documents to write with their names and sources, and the images to copy. Every document that a
 * root refers to is exported with it, once, and references refer to the exported files. A reference to a document that cannot be read
 * refers to the destination that it would have. Nothing is read or written, and documents are built only on request.
 *
 * @param files - the graph
 * @example
 * const graph = await resolve(['maps/town.tmx'], loader);
 * const { documents } = planExport(graph, { root: '/', out: '/dist', extensions: { map: '.tmj', tileset: '.tsj', template: '.tj' } });
 * for (const { to, compose, place } of documents) await save(`/dist/${to}`, write(place(compose())));
 */
export function planExport(files: Graph, options: PlanExportOptions): ExportPlan {
	const { root, extensions = {}, copyImages = false, types } = options;
	const graph = types === undefined ? files : withMemberTypes(files, types);
	const compose = (file: GraphFile): Outcome<Document> => composed(file, graph, options);
	const issues: FileIssue[] = [];
	const images = new Set<string>();
	const linked = new Set([...graph.files.values()].flatMap(({ links }) => links.flatMap(({ to }) => (to === undefined ? [] : [to]))));

	/** The documents that a composed document refers to. The composed document is not kept. */
	const next = (file: GraphFile): ReadonlySet<string> => {
		const { doc, issues: own } = compose(file);
		issues.push(...own);
		const { pathOf } = targetsOf(graph, file.path);
		// Content of other files has references whose targets are in the graph as well.
		const links = referencesOf(doc).map((reference) => ({ ...reference, to: pathOf(reference.path) }));
		for (const { role, to } of links) if (role === 'image' && linked.has(to)) images.add(to);
		// The maps of a world's patterns are not references of the document.
		return documentsOf({ links: [...links, ...file.links.filter(({ place }) => place !== undefined)] });
	};
	const paths = reached(graph, rootsOf(graph, options), next);
	const failed = new Set(issues.filter(({ severity }) => severity === 'error').map(({ file }) => file));

	const destinations = destinationsIn(root, [...paths, ...images]);
	const { exported, renamed } = namesOf(paths, graph, destinations, extensions);
	const copies: PlannedCopy[] = [];
	const isCopied = typeof copyImages === 'function' ? copyImages : () => copyImages;
	for (const from of [...images].filter(isCopied)) {
		const to = destinations.of(from);
		if (to === undefined) continue;
		exported.set(from, to);
		copies.push({ from, to });
	}

	const documents: PlannedDocument[] = [];
	for (const path of paths) {
		const [file, to] = [graph.files.get(path), exported.get(path)];
		if (file === undefined || to === undefined || failed.has(path)) continue;
		if (file.doc.type === 'world') {
			const context = patternContext({ path, to, graph, exported, destinations, options });
			for (const issue of exportedPatterns(file.doc, context).issues) issues.push({ ...issue, file: path });
		}
		documents.push({
			from: path,
			to,
			kind: file.doc.type,
			inputs: isComposed(options) ? [...reached(graph, [path], documentsOf)] : [path],
			compose: () => compose(file).doc,
			place: (doc, inline) => exportedDocument(doc, { path, to, graph, linked, destinations, exported, options, inline }),
			imagesOf: (doc) => imagesOf(doc, path, graph, linked),
		});
	}
	const clashes = clashesOf(paths, exported);
	return { documents: byName(documents), copies: byName(copies), images: [...images].sort(), clashes, renamed: byName(renamed), issues };
}

const isComposed = ({ embedTilesets, detachTemplates, resolveTypes, change }: PlanExportOptions): boolean =>
	embedTilesets === true || detachTemplates === true || resolveTypes === true || change !== undefined;

/** The graph's roots without found tilesets and templates that other documents include. */
function rootsOf(graph: Graph, options: PlanExportOptions): string[] {
	const { found = new Set<string>(), embedTilesets = false, detachTemplates = false } = options;
	const isIncludable = (path: string): boolean => {
		const kind = graph.files.get(path)?.doc.type;
		return found.has(path) && ((embedTilesets && kind === 'tileset') || (detachTemplates && kind === 'template'));
	};
	const kept = graph.roots.filter((path) => !isIncludable(path));
	const used = reached(graph, kept, documentsOf);
	return graph.roots.filter((path) => !isIncludable(path) || !used.has(path));
}

/** Tilesets are not embedded in templates, as their tilesets are matched by file (rule T2). */
function composed({ path, doc }: GraphFile, graph: Graph, options: PlanExportOptions): Outcome<Document> {
	const { embedTilesets = false, detachTemplates = false, resolveTypes = false, types, typesPath, change } = options;
	if (!isComposed(options)) return { doc, issues: [] };
	const flat = (whole: Document): Outcome<Document> =>
		flatten(whole, path, graph, {
			embedTilesets: embedTilesets && whole.type === 'map',
			detachTemplates,
			resolveTypes,
			...(types !== undefined && { types }),
			...(typesPath !== undefined && { typesPath }),
		});
	return change === undefined ? flat(doc) : change(doc, path, flat);
}

function imagesOf(doc: Document, path: string, graph: Graph, linked: ReadonlySet<string>): string[] {
	const { pathOf } = targetsOf(graph, path);
	const paths = referencesOf(doc).flatMap(({ role, path: reference }) => (role === 'image' ? [pathOf(reference)] : []));
	return [...new Set(paths)].filter((each) => linked.has(each));
}

/** Sorts in the same way on every system. */
const byName = <T extends PlannedCopy>(files: readonly T[]): T[] => [...files].sort((a, b) => (a.to < b.to ? -1 : a.to > b.to ? 1 : 0));

function clashesOf(paths: Iterable<string>, exported: ReadonlyMap<string, string>): Map<string, string[]> {
	const sources = new Map<string, { readonly to: string; readonly from: string[] }>();
	for (const path of paths) {
		const to = exported.get(path);
		if (to === undefined) continue;
		const others = sources.get(to.toLowerCase());
		if (others === undefined) sources.set(to.toLowerCase(), { to, from: [path] });
		else others.from.push(path);
	}
	return new Map([...sources.values()].filter(({ from }) => from.length > 1).map(({ to, from }) => [to, from.sort()]));
}
