import type { Document, TileMap } from '@tilewright/format';
import { isRooted, read, referencesOf } from '@tilewright/format';
import type { Graph, GraphFile } from '@tilewright/ops';
import { deepFreeze } from './deep-freeze.ts';

/** A graph of documents in memory, by path. Its documents are frozen: nothing may change them. */
export function graphOf(contents: Readonly<Record<string, unknown>>): Graph {
	const files = new Map<string, GraphFile>();
	for (const [path, content] of Object.entries(contents)) {
		const { document, issues, source } = read(JSON.stringify(content));
		if (document === undefined) throw new Error(`${path}: ${issues.map(({ message }) => message).join(' ')}`);
		const links = referencesOf(document).map((reference) =>
			isRooted(reference.path) ? reference : { ...reference, to: joined(path, reference.path) },
		);
		files.set(path, { path, document: deepFreeze(document), source, links });
	}
	return { roots: Object.keys(contents).slice(0, 1), files, issues: [] };
}

/** A path without `.` and `..`. */
function joined(from: string, reference: string): string {
	return new URL(reference, `file:///${from}`).pathname.slice(1);
}

export function documentOf(graph: Graph, path: string): Document {
	const document = graph.files.get(path)?.document;
	if (document === undefined) throw new Error(`${path} is not in the graph.`);
	return document;
}

export function mapOf(graph: Graph, path: string): TileMap {
	const document = documentOf(graph, path);
	if (document.type !== 'map') throw new Error(`${path} is no map.`);
	return document;
}
