import type { Editor } from '../app/editor.ts';
import { hideBar, showBar } from '../bars/bar.ts';
import type { Files } from '../files/files.ts';
import { nameOf, shownPath } from '../files/paths.ts';
import { text } from '../messages/text.ts';
import { openDocument } from '../session/open-document.ts';
import type { Session } from '../session/session.ts';
import { locateMissing } from './locate-missing.tsx';
import { findMissing, missingIn } from './missing-files.ts';
import { rememberFile } from './recent-files.ts';

/**
 * Opens a document, or shows it if it is open already.
 *
 * @returns its session; `undefined` if it cannot be opened, which is shown
 */
export async function openPath(editor: Editor, path: string, files: Files = editor.files.value): Promise<Session | undefined> {
	const open = editor.sessions.value.find((session) => session.files === files && session.path.value === path && session.hasFile.value);
	if (open !== undefined) {
		editor.current.value = open;
		return open;
	}
	const opened = await openDocument(files, path);
	if ('failed' in opened) {
		const errors = opened.failed.filter(({ severity }) => severity === 'error');
		const details = errors.slice(0, 20).map(({ message, line }) => (line === undefined ? message : `${line}: ${message}`));
		editor.fail(text.files.cannotOpen(nameOf(path)), details.join('\n') || undefined);
		return undefined;
	}
	editor.open(opened.session);
	rememberFile(files, path);
	tellMissing(editor, opened.session);
	return opened.session;
}

/** Shows which files a document refers to that are missing, and offers to find them (rule E139). */
export function tellMissing(editor: Editor, session: Session): void {
	void missingIn(session).then((missing) => {
		if (missing.length === 0) return hideBar(session, 'missing');
		showBar(session, {
			id: 'missing',
			text: text.files.missing(missing.length),
			details: missing.map(({ path }) => shownPath(path)),
			answers: [
				{ text: text.files.addFolder, run: () => find(editor, session, 'folder') },
				{ text: text.files.addFiles, run: () => find(editor, session, 'files') },
				{ text: text.locate.action, primary: true, run: () => locate(editor, session) },
			],
		});
	});
}

/** @returns `false` if files are still missing: the bar names them then */
async function find(editor: Editor, session: Session, from: 'files' | 'folder'): Promise<boolean> {
	const isDone = await findMissing(editor, session, from);
	if (!isDone) tellMissing(editor, session);
	return isDone;
}

async function locate(editor: Editor, session: Session): Promise<boolean> {
	const isDone = await locateMissing(editor, session);
	if (!isDone) tellMissing(editor, session);
	return isDone;
}
