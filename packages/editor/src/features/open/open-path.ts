import type { Front } from '@tilewright/editor-core/documents/front.ts';
import { frontOf, putInFront } from '@tilewright/editor-core/documents/front.ts';
import { plainPath, readOnce, sessionAt } from '@tilewright/editor-core/documents/one-session.ts';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { untilCancelled } from '@tilewright/editor-core/editor/undertaking.ts';
import type { Files } from '@tilewright/editor-core/files/files.ts';
import { nameOf } from '@tilewright/editor-core/files/paths.ts';
import type { Session } from '@tilewright/editor-core/session/session.ts';
import { filesWords } from '../../file-dialogs/files-words.ts';
import { shellWords } from '../../shell/shell-words.ts';
import { rememberFile } from './recent-files.ts';

/** Opens documents one after the other. The last one is in front then, unless the user goes to another tab meanwhile. */
export async function openPaths(editor: Editor, paths: readonly string[], files: Files): Promise<void> {
	const front = frontOf(editor);
	for (const path of paths) await openPath(editor, path, files, front);
}

/**
 * Opens a document, or shows it if it is open already; one that is being read is not read again. What reads and shows documents is loaded with the
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
		(await readOnce(editor, files, path, () => editor.whileOpening(path, () => readAndShow(editor, files, path, front))));
	if (session !== undefined) putInFront(editor, session, front);
	return session;
}

async function readAndShow(editor: Editor, files: Files, path: string, front: Front): Promise<Session | undefined> {
	const { openDocument, sessionOfFile, tellMissing } = await import('./reading.ts');
	const opened = await editor.undertake(shellWords.opening(nameOf(path)), async (progress) => {
		const read = await untilCancelled(progress, openDocument(files, path));
		// Showing it is a task of its own.
		await progress.rest();
		return read;
	});
	if (opened === undefined) return undefined;
	if ('failed' in opened) {
		const errors = opened.failed.filter(({ severity }) => severity === 'error');
		const details = errors.slice(0, 20).map(({ message, line }) => (line === undefined ? message : filesWords.inLine(line, message)));
		editor.fail(filesWords.cannotOpen(nameOf(path)), details.join('\n') || undefined);
		return undefined;
	}
	// Meanwhile it may have been restored, or opened by another name that the system takes for the same.
	const open = await sessionOfFile(editor, files, opened.session.path.value);
	putInFront(editor, open ?? opened.session, front);
	if (open !== undefined) return open;
	rememberFile(files, path);
	tellMissing(editor, opened.session);
	return opened.session;
}
