import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { shownPath } from '@tilewright/editor-core/files/paths.ts';
import type { Session } from '@tilewright/editor-core/session/session.ts';
import { hideBar, showBar } from '../../contributions/bar.ts';
import { filesWords } from '../../file-dialogs/files-words.ts';
import { locateMissing } from './locate-missing.tsx';
import { locateWords } from './locate-words.ts';
import { findMissing, missingIn } from './missing-files.ts';

/** Shows which files a document refers to that are missing, and offers to find them (rule E139). */
export function tellMissing(editor: Editor, session: Session): void {
	const { value } = session.loaded;
	void missingIn(session).then((missing) => {
		// Files that came or went in the meantime are not among those that were searched for.
		if (session.loaded.value !== value) return tellMissing(editor, session);
		if (missing.length === 0) return hideBar(session, 'missing');
		showBar(session, {
			id: 'missing',
			text: filesWords.missing(missing.length),
			details: missing.map(({ path }) => shownPath(path)),
			answers: [
				{ text: filesWords.addFolder, run: () => find(editor, session, 'folder') },
				{ text: filesWords.addFiles, run: () => find(editor, session, 'files') },
				{ text: locateWords.action, primary: true, run: () => locateFiles(editor, session) },
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

/**
 * Asks for files in place of the missing ones, and names those that are still missing.
 *
 * @returns `false` if files are still missing
 */
export async function locateFiles(editor: Editor, session: Session): Promise<boolean> {
	const isDone = await locateMissing(editor, session);
	if (isDone) hideBar(session, 'missing');
	else tellMissing(editor, session);
	return isDone;
}
