import type { TileMap, TilesetFile } from '@tilewright/format';
import type { FileIssue, Graph } from '@tilewright/ops';
import { resolve } from '@tilewright/ops';
import { readInBackground } from '../background/run-in-background.ts';
import type { FileForm } from '../files/file-form.ts';
import { formOf } from '../files/file-form.ts';
import type { Files } from '../files/files.ts';
import { isRefused } from '../files/files.ts';
import type { MapSession } from './map-session.ts';
import { mapSession } from './map-session.ts';
import { projectTypes } from './project-types.ts';
import type { Session } from './session.ts';
import { startSession } from './session.ts';
import type { TilesetSession } from './tileset-session.ts';
import { tilesetSession } from './tileset-session.ts';
import { withTileCounts } from './with-tile-counts.ts';

/** An opened document, or the findings that say why it cannot be opened. */
export type OpenedDocument =
	| { readonly session: Session; readonly issues: readonly FileIssue[] }
	| { readonly failed: readonly FileIssue[] };

/** Reads a document and all that it refers to. */
export async function openDocument(files: Files, path: string): Promise<OpenedDocument> {
	const [read, types] = await Promise.all([files.read(path), projectTypes(files, path)]);
	const large = isRefused(read) || read.bytes.length < LARGE ? undefined : await openLarge(files, path, read.bytes);
	const graph = await withTileCounts(files, large?.graph ?? (await resolve(path, files.loader)));
	const file = graph.files.get(graph.roots[0] ?? path);
	if (file === undefined) return { failed: graph.issues };
	const start = { files, graph, path: file.path, doc: file.doc, hasFile: true, types };
	const session = startSession(
		isRefused(read)
			? start
			: { ...start, version: read.version, isReadOnly: read.isReadOnly, form: large?.form ?? formOf(file.source, read.bytes) },
	);
	return { session, issues: graph.issues };
}

/** The number of bytes from which a file is read in the background: the page would do nothing else in the meantime. */
const LARGE = 2 ** 19;

/** Reads a large document in the background, then the files to which it refers. @returns `undefined` if it has errors */
async function openLarge(
	files: Files,
	path: string,
	bytes: Uint8Array,
): Promise<{ readonly graph: Graph; readonly form: FileForm } | undefined> {
	const { doc, references, issues, source, form } = await readInBackground(bytes);
	if (doc === undefined) return undefined;
	const graph = await resolve(path, files.loader, {
		documents: new Map([[path, doc]]),
		...(references && { references: new Map([[doc, references]]) }),
	});
	const at = graph.roots[0] ?? path;
	const root = graph.files.get(at);
	if (root === undefined) return undefined;
	const own = issues.map((issue): FileIssue => ({ file: at, ...issue }));
	return { graph: { ...graph, files: new Map(graph.files).set(at, { ...root, source }), issues: [...own, ...graph.issues] }, form };
}

/**
 * Starts a session of a map that has no file yet.
 *
 * @param path - where it will be written, unless the user says otherwise
 */
export function startMap(files: Files, path: string, map: TileMap): MapSession {
	const graph: Graph = { roots: [path], files: new Map(), issues: [] };
	const session = mapSession({ files, graph, path, doc: map, hasFile: false });
	followTypes(session);
	return session;
}

/** Starts a session of a tileset that has no file yet. */
export async function startTileset(files: Files, path: string, tileset: TilesetFile): Promise<TilesetSession> {
	// It refers to its images from the beginning.
	const graph = await resolve(path, files.loader, { documents: new Map([[path, tileset]]) });
	const session = tilesetSession({ files, graph, path, doc: tileset, hasFile: false });
	followTypes(session);
	return session;
}

/** Gives a new document the custom types of the project, once they are read. */
function followTypes(session: Session): void {
	void projectTypes(session.files, session.path.value).then((types) => {
		session.types.value = types;
	});
}
