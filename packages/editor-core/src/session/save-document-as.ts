import type { Change } from '@tilewright/edit';
import { changesBetween, collect, setFields } from '@tilewright/edit';
import type { ChunkExtent, Compression, Document } from '@tilewright/format';
import { adapted, eachLayer } from '@tilewright/format/internal';
import { moveReferences, resolveDocument } from '@tilewright/ops';
import type { FileForm } from '../files/file-form.ts';
import type { Expected, WriteResult } from '../files/files.ts';
import { folderOf } from '../files/paths.ts';
import { documentBytes, saveDocument } from './save-document.ts';
import type { Session } from './session.ts';
import { startSession } from './session.ts';
import { sessionWords } from './session-words.ts';

/** The form in which tile layers are stored. Without an encoding, each layer stays as it is. */
export interface TileFormat {
	readonly encoding?: 'csv' | 'base64';
	readonly compression?: Compression;
	readonly level?: number;
	readonly chunkSize?: ChunkExtent;
}

/** The choices for saving a document under another name. */
export interface SaveAsOptions extends TileFormat {
	readonly path: string;
	readonly form: FileForm;
}

/** The outcome of saving under another name: the session goes on, or another one takes its place. */
interface SavedAs {
	readonly result: WriteResult;
	readonly session: Session;
}

/**
 * Saves a document under another name. References are rewritten for a new folder; steps that were made before would lead to wrong places then, so
 * a new session begins.
 *
 * @param signal - cancels it before the file is written; then the document stays as it was
 */
export async function saveDocumentAs(session: Session, options: SaveAsOptions, expected: Expected, signal?: AbortSignal): Promise<SavedAs> {
	const { path: to, form } = options;
	const from = session.path.value;
	const start = { position: session.history.position, target: session.exportTarget.value };
	const changes = formatChanges(session.doc.value, options);
	if (changes.length > 0) session.do(sessionWords.formatStep, changes, { merge: 'format' });
	const sent = session.revision.value;
	// The target of the last export was that of the other name (rule E135).
	if (to !== from) session.exportTarget.value = undefined;
	if (folderOf(from) === folderOf(to)) {
		const before = { path: from, form: session.form.value, hasFile: session.hasFile.value };
		session.path.value = to;
		session.form.value = form;
		const result = await saveDocument(session, expected, signal);
		if (!('version' in result)) {
			session.path.value = before.path;
			session.form.value = before.form;
			takeBack();
		}
		return { result, session };
	}
	const doc: Document = moveReferences(session.doc.value, from, to);
	const bytes = await documentBytes(session, doc, form, to, signal).catch((error: unknown) => {
		takeBack();
		throw error;
	});
	const result = await session.files.write(to, bytes, expected);
	if (!('version' in result)) {
		takeBack();
		return { result, session };
	}
	const documents = new Map([...session.graph.value.files].filter(([path]) => path !== from).map(([path, file]) => [path, file.doc]));
	const graph = await resolveDocument(doc, to, session.files.loader, { documents });
	const moved = startSession({
		files: session.files,
		graph,
		path: to,
		doc: moveReferences(session.doc.value, from, to),
		hasFile: true,
		version: result.version,
		form,
		types: session.types.value,
	});
	// Work that began while the file was written goes on, too, and is not in the file.
	if (session.revision.value !== sent) moved.markUnsaved();
	if (moved.kind === 'map' && session.kind === 'map') moved.selectLayer(session.currentLayerId.value);
	return { result, session: moved };

	function takeBack(): void {
		// Changes that were made in the meantime are not lost.
		if (session.revision.value === sent && session.history.position > start.position) session.cancelTo(start.position);
		session.exportTarget.value = start.target;
	}
}

/**
 * The changes that store tile layers in another way. They are changes of the map, so that saving again keeps the way.
 */
function formatChanges(map: Document, { encoding, compression = '', level = -1, chunkSize }: TileFormat): Change[] {
	if (map.type !== 'map') return [];
	return collect(map, (editing) => {
		if (encoding !== undefined) {
			for (const { layer } of eachLayer(map.layers))
				if (layer.type === 'tilelayer') editing.add(setFields(editing.doc, [{ layer: layer.id }], { encoding, compression }));
			editing.add(setFields(editing.doc, [], { compressionlevel: level }));
		}
		if (chunkSize !== undefined && map.infinite) {
			const cut = adapted(editing.doc, { chunkSize });
			if (cut.type === 'map') editing.add(changesBetween(editing.doc, cut));
		}
	});
}
