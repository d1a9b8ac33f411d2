import { ask } from '../app/ask.ts';
import type { Editor } from '../app/editor.ts';
import { hideBar } from '../bars/bar.ts';
import type { Files } from '../files/files.ts';
import { nameOf } from '../files/paths.ts';
import { filesWords } from '../messages/en/files-words.ts';
import { locateWords } from '../messages/en/locate-words.ts';
import type { Located } from '../session/locate-files.ts';
import { relocate } from '../session/locate-files.ts';
import { openDocument } from '../session/open-document.ts';
import type { Session } from '../session/session.ts';
import { loadDialog } from '../ui/load-dialog.ts';
import { behind, putInFront } from './front.ts';
import { missingIn, readReferences } from './missing-files.ts';
import { readOnce, sessionAt } from './one-session.ts';
import { rememberFile } from './recent-files.ts';
import { sessionOfFile } from './same-file.ts';

/**
 * Asks for files in place of those that are missing, and makes the documents refer to them (rule E139): this one, and those that it uses, such
 * as a tileset whose image has another place. They are opened, and not saved.
 *
 * @returns `false` if files are still missing
 */
export async function locateMissing(editor: Editor, session: Session): Promise<boolean> {
	const missing = await loadDialog(() => missingIn(session));
	const sought = missing.map(({ path, of }) => ({ path, ...(of !== session.path.value && { of }) }));
	const known = await loadDialog(() => session.files.list());
	const { LocateFiles } = await loadDialog(() => import('../dialogs/loaded-later.ts'));
	const located = await ask<Located>(editor, (close) => <LocateFiles missing={sought} known={known} onClose={close} />);
	if (located === undefined) return false;
	const referring = new Map(missing.map(({ path, of }) => [path, of]));
	const changed: string[] = [];
	let count = 0;
	for (const of of new Set(referring.values())) {
		const own = new Map([...located].filter(([path]) => referring.get(path) === of));
		const changing = of === session.path.value ? session : await other(editor, session, of, own);
		if (changing === undefined || own.size === 0) continue;
		const done = await relocate(changing, own);
		if (typeof done === 'string') {
			editor.fail(done);
			return false;
		}
		count += done;
		if (changing === session) continue;
		changed.push(nameOf(of));
		if ((await missingIn(changing)).length === 0) hideBar(changing, 'missing');
	}
	const done = locateWords.done(count);
	editor.notify(changed.length === 0 ? done : `${done} ${locateWords.changedOther(changed.join(', '))}`);
	await readReferences(session);
	return (await missingIn(session)).length === 0;
}

/** Opens another document whose references are to be changed, behind the one that uses it. */
async function other(editor: Editor, { files }: Session, path: string, located: Located): Promise<Session | undefined> {
	if (located.size === 0) return undefined;
	const front = behind(editor);
	const found = sessionAt(editor, files, path) ?? (await readOnce(editor, files, path, () => readOther(editor, files, path)));
	if (found !== undefined) putInFront(editor, found, front);
	return found;
}

async function readOther(editor: Editor, files: Files, path: string): Promise<Session | undefined> {
	const opened = await openDocument(files, path);
	if ('failed' in opened) {
		editor.fail(filesWords.cannotOpen(nameOf(path)), opened.failed.map(({ message }) => message).join('\n') || undefined);
		return undefined;
	}
	const open = await sessionOfFile(editor, files, opened.session.path.value);
	if (open === undefined) rememberFile(files, path);
	return open ?? opened.session;
}
