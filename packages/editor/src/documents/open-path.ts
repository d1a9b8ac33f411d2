import type { Editor } from '../app/editor.ts';
import { untilCancelled } from '../app/undertaking.ts';
import type { Files } from '../files/files.ts';
import { nameOf } from '../files/paths.ts';
import { text } from '../messages/text.ts';
import type { Session } from '../session/session.ts';
import { rememberFile } from './recent-files.ts';

/**
 * Opens a document, or shows it if it is open already. What reads and shows documents is loaded with the first one.
 *
 * @returns its session; `undefined` if it cannot be opened, which is shown
 */
export async function openPath(editor: Editor, path: string, files: Files = editor.files.value): Promise<Session | undefined> {
	const open = editor.sessions.value.find((session) => session.files === files && session.path.value === path && session.hasFile.value);
	if (open !== undefined) {
		editor.current.value = open;
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
		editor.open(opened.session);
		rememberFile(files, path);
		tellMissing(editor, opened.session);
		return opened.session;
	});
}
