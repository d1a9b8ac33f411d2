import type { TileMap } from '@tilewright/format';
import type { FileIssue, Graph } from '@tilewright/ops';
import { resolve } from '@tilewright/ops';
import type { Files } from '../files/files.ts';
import { isRefused } from '../files/files.ts';
import { formOf } from './file-form.ts';
import type { MapSession } from './map-session.ts';
import { mapSession } from './map-session.ts';
import { projectTypes } from './project-types.ts';

/** An opened map, or the findings that say why it cannot be opened. */
export type OpenedMap = { readonly session: MapSession; readonly issues: readonly FileIssue[] } | { readonly failed: readonly FileIssue[] };

/** Reads a map and all that it refers to. */
export async function openMap(files: Files, path: string): Promise<OpenedMap> {
	const [read, graph, types] = await Promise.all([files.read(path), resolve(path, files.loader), projectTypes(files, path)]);
	const file = graph.files.get(graph.roots[0] ?? path);
	if (file === undefined || file.doc.type !== 'map') return { failed: graph.issues };
	const start = { files, graph, path: file.path, map: file.doc, hasFile: true, types };
	const session = mapSession(isRefused(read) ? start : { ...start, version: read.version, form: formOf(file.source, read.bytes) });
	return { session, issues: graph.issues };
}

/**
 * Starts a session of a map that has no file yet.
 *
 * @param path - where it will be written, unless the user says otherwise
 */
export function startMap(files: Files, path: string, map: TileMap): MapSession {
	const graph: Graph = { roots: [path], files: new Map(), issues: [] };
	const session = mapSession({ files, graph, path, map, hasFile: false });
	void projectTypes(files, path).then((types) => {
		session.types.value = types;
	});
	return session;
}
