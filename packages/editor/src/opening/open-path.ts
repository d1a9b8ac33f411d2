import type { Front } from '@tilewright/editor-core/documents/front.ts';
import { frontOf, putInFront } from '@tilewright/editor-core/documents/front.ts';
import { plainPath, readOnce, sessionAt } from '@tilewright/editor-core/documents/one-session.ts';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import type { Files } from '@tilewright/editor-core/files/files.ts';
import type { Session } from '@tilewright/editor-core/session/session.ts';

/** Opens documents one after the other. The last one is in front then, unless the user goes to another tab in the meantime. */
export async function openPaths(editor: Editor, paths: readonly string[], files: Files): Promise<void> {
	const front = frontOf(editor);
	for (const path of paths) await openPath(editor, path, files, front);
}

/**
 * Opens a document, or shows it if it is open already; one that is being read is not read again. The code that reads and shows documents is loaded with the
 * first one.
 *
 * @param spelled - its path in any spelling
 * @param front - when opening several began
 * @returns its session; `undefined` if it cannot be opened, which is shown
 */
export async function openPath(
	editor: Editor,
	spelled: string,
	files: Files = editor.files.value,
	front: Front = frontOf(editor),
): Promise<Session | undefined> {
	const path = plainPath(spelled);
	const session =
		sessionAt(editor, files, path) ??
		(await readOnce(editor, files, path, () =>
			editor.whileOpening(path, async () => (await import('./read-and-show.ts')).readAndShow(editor, files, path, front)),
		));
	if (session !== undefined) putInFront(editor, session, front);
	return session;
}
