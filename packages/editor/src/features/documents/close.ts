import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { nameOf } from '@tilewright/editor-core/files/paths.ts';
import { isChanging, settled } from '@tilewright/editor-core/session/pending.ts';
import type { Session } from '@tilewright/editor-core/session/session.ts';
import { filesWords } from '../../file-dialogs/files-words.ts';
import { closedFiles } from '../../platform/recent-files.ts';
import { choose } from '../../ui/choice-dialog.tsx';
import { save } from './save.tsx';

/**
 * Closes a document. Asks first if it has unsaved changes (rule E133).
 *
 * @returns whether it is closed now
 */
export async function closeDocument(editor: Editor, session: Session): Promise<boolean> {
	if (isChanging(session)) await settled(session);
	if (session.modified.value) {
		editor.current.value = session;
		const answer = await choose<'save' | 'discard'>(editor, {
			title: filesWords.unsavedTitle,
			message: filesWords.unsaved(nameOf(session.path.value)),
			answers: [
				{ value: 'discard', text: filesWords.discard, danger: true },
				{ value: 'save', text: filesWords.save, primary: true },
			],
		});
		if (answer === undefined || (answer === 'save' && !(await save(editor, session)))) return false;
	}
	if (session.hasFile.value) closedFiles.value = [...closedFiles.value, { files: session.files, path: session.path.value }];
	editor.close(session);
	return true;
}

/** Closes all documents, until the user cancels. */
export async function closeAll(editor: Editor): Promise<boolean> {
	for (const session of editor.sessions.value) if (!(await closeDocument(editor, session))) return false;
	return true;
}
