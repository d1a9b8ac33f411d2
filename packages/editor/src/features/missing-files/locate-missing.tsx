import { behind, putInFront } from '@tilewright/editor-core/documents/front.ts';
import { readOnce, sessionAt } from '@tilewright/editor-core/documents/one-session.ts';
import { sessionOfFile } from '@tilewright/editor-core/documents/same-file.ts';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import type { Files } from '@tilewright/editor-core/files/files.ts';
import { nameOf } from '@tilewright/editor-core/files/paths.ts';
import { openDocument } from '@tilewright/editor-core/session/open-document.ts';
import type { Session } from '@tilewright/editor-core/session/session.ts';
import { hideBar } from '../../contributions/bar.ts';
import { filesWords } from '../../file-dialogs/files-words.ts';
import { ask } from '../../page/ask.ts';
import { rememberFile } from '../../platform/recent-files.ts';
import { loadDialog } from '../../ui/load-dialog.ts';
import type { Located } from './locate-files.ts';
import { relocate } from './locate-files.ts';
import { locateWords } from './locate-words.ts';
import { missingIn, readReferences } from './missing-files.ts';

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
	const { LocateFiles } = await loadDialog(() => import('./locate-files-dialog.tsx'));
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
