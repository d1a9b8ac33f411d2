import { forgetPictures } from '@tilewright/editor-canvas/stage/pictures.ts';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { isRefused } from '@tilewright/editor-core/files/files.ts';
import { isInMemory } from '@tilewright/editor-core/files/memory-files.ts';
import { nameOf } from '@tilewright/editor-core/files/paths.ts';
import type { Session } from '@tilewright/editor-core/session/session.ts';
import { withTileCounts } from '@tilewright/editor-core/session/with-tile-counts.ts';
import { resolveDocument } from '@tilewright/ops';
import { directoryOpen, fileOpen } from 'browser-fs-access';
import { filesWords } from '../../file-dialogs/files-words.ts';
import { contentsOf, picked } from '../../platform/opened-files.ts';

/** A file that a document refers to and that is not there. */
export interface MissingFile {
	/** The path where it should be; the text of the document if that leads nowhere. */
	readonly path: string;
	/** Whether the path leads to a place where a file can be. */
	readonly isPlace: boolean;
	/** The path of the document that refers to it; the session's own, if that does. */
	readonly of: string;
}

/** The files that a document and those that it needs refer to, and that cannot be read. */
export async function missingIn(session: Session): Promise<MissingFile[]> {
	const graph = session.graph.value;
	const found = new Map<string, MissingFile>();
	const own = graph.files.get(session.path.value);
	for (const { path: of, links } of [...(own === undefined ? [] : [own]), ...graph.files.values()]) {
		for (const { role, to, path } of links) {
			if (role === 'export' || role === 'file' || found.has(to ?? path)) continue;
			if (to !== undefined && (graph.files.has(to) || (role === 'image' && !(await isMissing(session, to))))) continue;
			if (to === undefined && /^(?:data:|:)/i.test(path)) continue;
			found.set(to ?? path, { path: to ?? path, isPlace: to !== undefined, of });
		}
	}
	return [...found.values()];
}

const isMissing = async ({ files }: Session, path: string): Promise<boolean> => isRefused(await files.read(path));

/**
 * Lets the user choose files or a folder, and puts those with the names of missing files in their places. A folder that is worked on gets
 * copies of them.
 *
 * @returns `false` if files are still missing: the question stays
 */
export async function findMissing(editor: Editor, session: Session, from: 'files' | 'folder'): Promise<boolean> {
	const chosen = await (from === 'files'
		? fileOpen({ multiple: true, id: 'tilewright' })
		: directoryOpen({ recursive: true, id: 'tilewright' })
	).catch(() => []);
	const files = picked(chosen.filter((file) => file instanceof File));
	let missing = await missingIn(session);
	const tried = new Set<string>();
	// A tileset that was found may refer to images that are missing, too.
	for (;;) {
		const places = missing.flatMap(({ path, isPlace }) => {
			if (!isPlace || tried.has(path)) return [];
			const match = files.find(({ path: other }) => nameOf(other).toLowerCase() === nameOf(path).toLowerCase());
			return match === undefined ? [] : [{ ...match, path }];
		});
		if (places.length === 0) break;
		for (const { path } of places) tried.add(path);
		await add(session, await contentsOf(places));
		await readReferences(session);
		missing = await missingIn(session);
	}
	editor.notify(filesWords.found(tried.size));
	return missing.length === 0;
}

/** Reads the files again to which a document refers. */
export async function readReferences({ path, doc, files, loaded }: Session): Promise<void> {
	loaded.value = await withTileCounts(files, await resolveDocument(doc.value, path.value, files.loader));
	forgetPictures(files);
}

async function add({ files }: Session, contents: ReadonlyMap<string, Uint8Array>): Promise<void> {
	if (isInMemory(files)) files.add(contents);
	else for (const [path, bytes] of contents) await files.write(path, bytes, 'nothing');
}
