import type { Editor } from '../app/editor.ts';
import { untilCancelled } from '../app/undertaking.ts';
import type { Files } from '../files/files.ts';
import { nameOf } from '../files/paths.ts';
import { text } from '../messages/text.ts';
import type { Session } from '../session/session.ts';
import type { Front } from './front.ts';
import { frontOf, putInFront } from './front.ts';
import { rememberFile } from './recent-files.ts';

/** Opens documents one after the other. The last one is in front then, unless the user goes to another tab meanwhile. */
export async function openPaths(editor: Editor, paths: readonly string[], files: Files): Promise<void> {
	const front = frontOf(editor);
	for (const path of paths) await openPath(editor, path, files, front);
}

/**
 * Opens a document, or shows it if it is open already. What reads and shows documents is loaded with the first one.
 *
 * @param front - when opening several began
 * @returns its session; `undefined` if it cannot be opened, which is shown
 */
export async function openPath(
	editor: Editor,
	path: string,
	files: Files = editor.files.value,
	front: Front = frontOf(editor),
): Promise<Session | undefined> {
	const open = editor.sessions.value.find((session) => session.files === files && session.path.value === path && session.hasFile.value);
	if (open !== undefined) {
		putInFront(editor, open, front);
		return open;
	}
	return await editor.whileOpening(path, async () => {
		const { openDocument, tellMissing } = await import('./reading.ts');
		const opened = await editor.undertake(text.shell.opening(nameOf(path)), async (progress) => {
			const read = await untilCancelled(progress, openDocument(files, path));
			// Showing it is a task of its own.
			await progress.rest();
			return read;
		});
		if (opened === undefined) return undefined;
		if ('failed' in opened) {
			const errors = opened.failed.filter(({ severity }) => severity === 'error');
			const details = errors.slice(0, 20).map(({ message, line }) => (line === undefined ? message : text.files.inLine(line, message)));
			editor.fail(text.files.cannotOpen(nameOf(path)), details.join('\n') || undefined);
			return undefined;
		}
		putInFront(editor, opened.session, front);
		rememberFile(files, path);
		tellMissing(editor, opened.session);
		return opened.session;
	});
}
