import type { TileMap } from '@tilewright/format';
import type { FileIssue, Graph } from '@tilewright/ops';
import { resolve } from '@tilewright/ops';
import type { Files } from '../files/files.ts';
import { isRefused } from '../files/files.ts';
import { formOf } from './file-form.ts';
import type { MapSession } from './map-session.ts';
import { mapSession } from './map-session.ts';
import { projectTypes } from './project-types.ts';
import type { Session } from './session.ts';
import { startSession } from './session.ts';

/** An opened document, or the findings that say why it cannot be opened. */
export type OpenedDocument =
	| { readonly session: Session; readonly issues: readonly FileIssue[] }
	| { readonly failed: readonly FileIssue[] };

/** Reads a document and all that it refers to. */
export async function openDocument(files: Files, path: string): Promise<OpenedDocument> {
	const [read, graph, types] = await Promise.all([files.read(path), resolve(path, files.loader), projectTypes(files, path)]);
	const file = graph.files.get(graph.roots[0] ?? path);
	if (file === undefined) return { failed: graph.issues };
	const start = { files, graph, path: file.path, doc: file.doc, hasFile: true, types };
	const session = startSession(isRefused(read) ? start : { ...start, version: read.version, form: formOf(file.source, read.bytes) });
	return { session, issues: graph.issues };
}

/**
 * Starts a session of a map that has no file yet.
 *
 * @param path - where it will be written, unless the user says otherwise
 */
export function startMap(files: Files, path: string, map: TileMap): MapSession {
	const graph: Graph = { roots: [path], files: new Map(), issues: [] };
	const session = mapSession({ files, graph, path, doc: map, hasFile: false });
	void projectTypes(files, path).then((types) => {
		session.types.value = types;
	});
	return session;
}
