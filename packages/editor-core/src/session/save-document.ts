import type { Document, ExportSettings } from '@tilewright/format';
import { withoutExtension } from '@tilewright/ops/formats';
import type { WriteJob } from '../background/jobs.ts';
import { writeInBackground } from '../background/run-in-background.ts';
import type { FileForm } from '../files/file-form.ts';
import type { Expected, WriteResult } from '../files/files.ts';
import { nameOf } from '../files/paths.ts';
import type { Session } from './session.ts';

/** The bytes of a document's file. A document that was not changed since it was read has the bytes that it had, if the layout is ours. */
export function documentBytes(session: Session, doc: Document, form: FileForm, path: string, signal?: AbortSignal): Promise<Uint8Array> {
	const { syntax, wrapped, code, layout } = form;
	const types = session.types.value;
	const job: WriteJob = {
		type: 'write',
		doc: withExportTarget(doc, session.exportTarget.value),
		options: {
			...layout.options,
			syntax,
			...(wrapped && code === undefined && syntax === 'json' && { script: withoutExtension(nameOf(path)) }),
			...(syntax === 'xml' && { types }),
		},
		crlf: layout.crlf,
		...(code && { code }),
	};
	return writeInBackground(job, signal);
}

/** A map or tileset that says where it was exported last; other kinds cannot say it. */
function withExportTarget(doc: Document, target: ExportSettings | undefined): Document {
	if ((doc.type !== 'map' && doc.type !== 'tileset') || doc.editorsettings?.export === target) return doc;
	const { editorsettings, ...others } = doc;
	const { export: _, ...rest } = editorsettings ?? {};
	const settings = { ...rest, ...(target !== undefined && { export: target }) };
	return Object.keys(settings).length === 0 ? others : { ...doc, editorsettings: settings };
}

/**
 * Writes a document to its file.
 *
 * @param expected - the state that it must have before; by default the one that was read or written last
 * @param signal - cancels it before the file is written
 */
export async function saveDocument(session: Session, expected = expectedOf(session), signal?: AbortSignal): Promise<WriteResult> {
	const { history, files, form, path } = session;
	const at = path.value;
	// Changes that are made while the file is written are not saved. Cells are changed in place, but the job is copied when it is sent.
	history.mark();
	const written = pointIn(history);
	const bytes = await unlessAborted(documentBytes(session, history.doc, form.value, at, signal), signal);
	if (bytes === undefined) return { cancelled: true };
	const result = await files.write(at, bytes, expected);
	if ('version' in result) session.markSaved(at, result.version, written());
	return result;
}

/** The result of work; `undefined` if it was cancelled. */
async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T | undefined> {
	try {
		return await work;
	} catch (error) {
		if (signal?.aborted === true) return undefined;
		throw error;
	}
}

/** Remembers the present position of a history. @returns a function that finds it again; -1 if its step is gone */
function pointIn(history: Session['history']): () => number {
	const { position, steps } = history;
	const [before, first] = [steps[position - 1], steps[0]];
	if (before !== undefined) return () => history.steps.indexOf(before) + 1 || -1;
	return () => (first === undefined || history.steps[0] === first ? 0 : -1);
}

function expectedOf({ hasFile, version }: Session): Expected {
	if (!hasFile.value) return 'nothing';
	return version.value === undefined ? 'anything' : { version: version.value };
}
