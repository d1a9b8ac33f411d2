import { closeReplaced } from '@tilewright/editor-core/documents/same-file.ts';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { nameOf } from '@tilewright/editor-core/files/paths.ts';
import { saveDocumentAs } from '@tilewright/editor-core/session/save-document-as.ts';
import type { Session } from '@tilewright/editor-core/session/session.ts';
import { hideBar } from '../../contributions/bar.ts';
import { filesWords } from '../../file-dialogs/files-words.ts';
import { ask } from '../../page/ask.ts';
import { rememberFile } from '../../platform/recent-files.ts';
import { choose } from '../../ui/choice-dialog.tsx';
import type { SaveChoice } from './save-as-dialog.tsx';
import { SaveAsDialog } from './save-as-dialog.tsx';

/**
 * Saves a map under another name or in another format: asks which.
 *
 * @returns whether it is saved now
 */
export async function saveAs(editor: Editor, session: Session): Promise<boolean> {
	const choice = await ask<SaveChoice>(editor, (close) => <SaveAsDialog session={session} onClose={close} />);
	if (choice === undefined) return false;
	const { path } = choice;
	const name = nameOf(path);
	const isOwn = path === session.path.value && session.hasFile.value;
	const isThere = !isOwn && 'bytes' in (await session.files.read(path));
	if (isThere) {
		const answer = await choose<true>(editor, {
			title: filesWords.existsTitle,
			message: filesWords.exists(name),
			answers: [{ value: true, text: filesWords.replace, danger: true }],
		});
		if (answer === undefined) return false;
	}
	const expected = isThere || isOwn ? 'anything' : 'nothing';
	const done = await editor.undertake(filesWords.saving(name), ({ signal }) => saveDocumentAs(session, choice, expected, signal));
	if (done === undefined) return false;
	const { result, session: now } = done;
	if ('cancelled' in result) return false;
	if (!('version' in result)) {
		editor.fail(filesWords.cannotSave(name), 'why' in result ? result.why : filesWords.conflict(name));
		return false;
	}
	if (now !== session) editor.replace(session, now);
	closeReplaced(editor, now);
	hideBar(session, 'changed');
	rememberFile(now.files, path);
	editor.notify(filesWords.saved(name));
	return true;
}
