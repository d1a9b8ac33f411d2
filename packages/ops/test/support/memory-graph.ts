import type { Document, TileMap } from '@tilewright/format';
import { isRooted, read, referencesOf } from '@tilewright/format';
import type { Graph, GraphFile } from '@tilewright/ops';
import { deepFreeze } from './deep-freeze.ts';

/** A graph of documents in memory, by path. The documents are frozen: nothing may change them. */
export function graphOf(contents: Readonly<Record<string, unknown>>): Graph {
	const files = new Map<string, GraphFile>();
	for (const [path, content] of Object.entries(contents)) {
		const { doc, issues, source } = read(JSON.stringify(content));
		if (doc === undefined) throw new Error(`${path}: ${issues.map(({ message }) => message).join(' ')}`);
		const links = referencesOf(doc).map((reference) =>
			isRooted(reference.path) ? reference : { ...reference, to: joined(path, reference.path) },
		);
		files.set(path, { path, doc: deepFreeze(doc), source, links });
	}
	return { roots: Object.keys(contents).slice(0, 1), files, issues: [] };
}

/** A path without `.` and `..`. */
function joined(from: string, reference: string): string {
	return new URL(reference, `file:///${from}`).pathname.slice(1);
}

export function documentOf(graph: Graph, path: string): Document {
	const doc = graph.files.get(path)?.doc;
	if (doc === undefined) throw new Error(`${path} is not in the graph.`);
	return doc;
}

export function mapOf(graph: Graph, path: string): TileMap {
	const doc = documentOf(graph, path);
	if (doc.type !== 'map') throw new Error(`${path} is not a map.`);
	return doc;
}
