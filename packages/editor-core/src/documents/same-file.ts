import type { Editor } from '../editor/editor.ts';
import type { Files } from '../files/files.ts';
import type { Session } from '../session/session.ts';
import { openIn } from './one-session.ts';

/**
 * The session of a file that could be read. Some systems find files by names in another case, or with letters that are encoded in another way:
 * then two paths are one file, and only one of them is listed.
 */
export async function sessionOfFile(editor: Editor, files: Files, path: string): Promise<Session | undefined> {
	const alike = openIn(editor, files).filter((open) => folded(open.path.value) === folded(path));
	const same = alike.find((open) => open.path.value === path);
	if (same !== undefined || alike.length === 0) return same;
	const listed = new Set(await files.list());
	return alike.find((open) => !listed.has(open.path.value) || !listed.has(path));
}

/** Closes the session of a file that was replaced by a document. Unsaved changes stay: saving them asks. */
export function closeReplaced(editor: Editor, by: Session): void {
	for (const open of openIn(editor, by.files))
		if (open !== by && open.path.value === by.path.value && !open.modified.value) editor.close(open);
}

const folded = (path: string): string => path.normalize().toLowerCase();
