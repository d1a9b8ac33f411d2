import { resolveInRoot } from '@tilewright/ops';
import type { Editor } from '../editor/editor.ts';
import type { Files } from '../files/files.ts';
import { service } from '../services/service.ts';
import type { Session } from '../session/session.ts';

/** The path of a file as its session has it, however it is spelled: without `..`, doubled slashes and the like. */
export function plainPath(spelled: string): string {
	const resolved = resolveInRoot(spelled, '');
	return 'path' in resolved ? resolved.path : spelled;
}

/** The session of a file; `undefined` if the file is not open. */
export const sessionAt = (editor: Editor, files: Files, path: string): Session | undefined =>
	openIn(editor, files).find((open) => open.path.value === path);

/** A document that is being read. */
interface Reading {
	readonly files: Files;
	readonly path: string;
	readonly session: Promise<Session | undefined>;
}

/** The documents that each editor is reading now. */
const readings = service('documents that are being read', (_: Editor) => new Set<Reading>());

/**
 * Reads a document, unless it is being read already: then all callers get the same one.
 *
 * @param path - as {@link plainPath} spells it
 * @returns its session; `undefined` if it cannot be opened
 */
export async function readOnce(
	editor: Editor,
	files: Files,
	path: string,
	read: () => Promise<Session | undefined>,
): Promise<Session | undefined> {
	const known = [...readings(editor)].find((reading) => reading.files === files && reading.path === path);
	if (known !== undefined) return await known.session;
	const own: Reading = { files, path, session: read() };
	readings(editor).add(own);
	try {
		return await own.session;
	} finally {
		readings(editor).delete(own);
	}
}

/** The documents of some files that are open. */
export const openIn = ({ sessions }: Editor, files: Files): readonly Session[] =>
	sessions.value.filter((session) => session.files === files && session.hasFile.value);
