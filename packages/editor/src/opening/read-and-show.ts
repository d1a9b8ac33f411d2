import type { Front } from '@tilewright/editor-core/documents/front.ts';
import { putInFront } from '@tilewright/editor-core/documents/front.ts';
import { sessionOfFile } from '@tilewright/editor-core/documents/same-file.ts';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { untilCancelled } from '@tilewright/editor-core/editor/undertaking.ts';
import type { Files } from '@tilewright/editor-core/files/files.ts';
import { nameOf } from '@tilewright/editor-core/files/paths.ts';
import { openDocument } from '@tilewright/editor-core/session/open-document.ts';
import type { Session } from '@tilewright/editor-core/session/session.ts';
import { tellMissing } from '../features/missing-files/tell-missing.ts';
import { filesWords } from '../file-dialogs/files-words.ts';
import { rememberFile } from '../platform/recent-files.ts';

/** Reads a document and shows it. @returns its session; `undefined` if it cannot be opened, which is shown */
export async function readAndShow(editor: Editor, files: Files, path: string, front: Front): Promise<Session | undefined> {
	const opened = await editor.undertake(filesWords.opening(nameOf(path)), async (progress) => {
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
