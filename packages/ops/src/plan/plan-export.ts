import type { Document } from '@tilewright/format';
import { referencesOf } from '@tilewright/format';
import { targetsOf } from '../files/targets.ts';
import { flatten } from '../flatten.ts';
import type { FileIssue, Graph, GraphFile } from '../graph/graph.ts';
import type { Outcome } from '../outcome.ts';
import type { ExportPlan, PlanExportOptions, PlannedCopy, PlannedDocument } from './export-plan.ts';
import { layoutOf, renamed } from './layout.ts';
import { placed } from './placed.ts';
import { documentsOf, reached } from './reach.ts';

/**
 * Works out the export of a graph: which documents are written, by which name and from what, and which images are copied. Every
 * document that a root refers to is exported with it, once, and references lead to what is exported. A reference to a document that
 * cannot be read leads to where it would be. Nothing is read or written, and no document is made before it is asked for.
 *
 * @example
 * const graph = await resolve(['maps/town.tmx'], loader);
 * const { documents } = planExport(graph, { root: '/', out: '/dist', extensions: { map: '.tmj', tileset: '.tsj', template: '.tj' } });
 * for (const { to, compose, place } of documents) await save(`/dist/${to}`, write(place(compose())));
 */
export function planExport(graph: Graph, options: PlanExportOptions): ExportPlan {
	const { root, extensions = {}, copyImages = false } = options;
	const composing = (file: GraphFile): Outcome<Document> => composed(file, graph, options);
	const issues: FileIssue[] = [];
	const images = new Set<string>();
	const given = new Set([...graph.files.values()].flatMap(({ links }) => links.flatMap(({ to }) => (to === undefined ? [] : [to]))));

	/** What a document refers to when it is made: found once, and the document not kept. */
	const next = (file: GraphFile): ReadonlySet<string> => {
		const { doc, issues: missed } = composing(file);
		issues.push(...missed);
		const { pathOf } = targetsOf(graph, file.path);
		// What was put in from another file leads where that file was found to lead, or nowhere.
		const links = referencesOf(doc).map((reference) => ({ ...reference, to: pathOf(reference.path) }));
		for (const { role, to } of links) if (role === 'image' && given.has(to)) images.add(to);
		return documentsOf({ links });
	};
	const paths = reached(graph, rootsOf(graph, options), next);
	const failed = new Set(issues.filter(({ severity }) => severity === 'error').map(({ file }) => file));

	const layout = layoutOf(root, [...paths, ...images]);
	const places = new Map<string, string>();
	for (const path of paths) {
		const kind = graph.files.get(path)?.doc.type;
		const place = layout.placeOf(path);
		if (kind !== undefined && place !== undefined) places.set(path, renamed(place, extensions[kind]));
	}
	const copies: PlannedCopy[] = [];
	for (const from of copyImages ? images : []) {
		const to = layout.placeOf(from);
		if (to === undefined) continue;
		places.set(from, to);
		copies.push({ from, to });
	}

	const documents: PlannedDocument[] = [];
	for (const path of paths) {
		const [file, to] = [graph.files.get(path), places.get(path)];
		if (file === undefined || to === undefined || failed.has(path)) continue;
		documents.push({
			from: path,
			to,
			kind: file.doc.type,
			inputs: isComposed(options) ? [...reached(graph, [path], documentsOf)] : [path],
			compose: () => composing(file).doc,
			place: (doc, inline) => placed(doc, { path, to, graph, given, layout, places, options, inline }),
			imagesOf: (doc) => imagesOf(doc, path, graph, given),
		});
	}
	return { documents: byName(documents), copies: byName(copies), images: [...images].sort(), clashes: clashesOf(paths, places), issues };
}

const isComposed = ({ embedTilesets, detachTemplates, resolveTypes }: PlanExportOptions): boolean =>
	embedTilesets === true || detachTemplates === true || resolveTypes === true;

/** What was asked for, less tilesets and templates that were only found and that documents take into themselves. */
function rootsOf(graph: Graph, options: PlanExportOptions): string[] {
	const { found = new Set<string>(), embedTilesets = false, detachTemplates = false } = options;
	const isTaken = (path: string): boolean => {
		const kind = graph.files.get(path)?.doc.type;
		return found.has(path) && ((embedTilesets && kind === 'tileset') || (detachTemplates && kind === 'template'));
	};
	const sure = graph.roots.filter((path) => !isTaken(path));
	const used = reached(graph, sure, documentsOf);
	return graph.roots.filter((path) => !isTaken(path) || !used.has(path));
}

/** Templates stay as they are matched with tilesets by file (rule T2): theirs are not embedded. */
function composed({ path, doc }: GraphFile, graph: Graph, options: PlanExportOptions): Outcome<Document> {
	if (!isComposed(options)) return { doc, issues: [] };
	const { embedTilesets = false, detachTemplates = false, resolveTypes = false, types, typesPath } = options;
	return flatten(doc, path, graph, {
		embedTilesets: embedTilesets && doc.type === 'map',
		detachTemplates,
		resolveTypes,
		...(types !== undefined && { types }),
		...(typesPath !== undefined && { typesPath }),
	});
}

function imagesOf(doc: Document, path: string, graph: Graph, given: ReadonlySet<string>): string[] {
	const { pathOf } = targetsOf(graph, path);
	const paths = referencesOf(doc).flatMap(({ role, path: reference }) => (role === 'image' ? [pathOf(reference)] : []));
	return [...new Set(paths)].filter((each) => given.has(each));
}

/** In the order that every machine gives them. */
const byName = <T extends PlannedCopy>(files: readonly T[]): T[] => [...files].sort((a, b) => (a.to < b.to ? -1 : a.to > b.to ? 1 : 0));

function clashesOf(paths: Iterable<string>, places: ReadonlyMap<string, string>): Map<string, string[]> {
	const sources = new Map<string, { readonly to: string; readonly from: string[] }>();
	for (const path of paths) {
		const to = places.get(path);
		if (to === undefined) continue;
		const others = sources.get(to.toLowerCase());
		if (others === undefined) sources.set(to.toLowerCase(), { to, from: [path] });
		else others.from.push(path);
	}
	return new Map([...sources.values()].filter(({ from }) => from.length > 1).map(({ to, from }) => [to, from.sort()]));
}
