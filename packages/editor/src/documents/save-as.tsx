import { ask } from '../app/ask.ts';
import type { Editor } from '../app/editor.ts';
import { hideBar } from '../bars/bar.ts';
import type { SaveChoice } from '../dialogs/save-as-dialog.tsx';
import { SaveAsDialog } from '../dialogs/save-as-dialog.tsx';
import { nameOf } from '../files/paths.ts';
import { text } from '../messages/text.ts';
import { saveDocumentAs } from '../session/save-document-as.ts';
import type { Session } from '../session/session.ts';
import { choose } from '../ui/choice-dialog.tsx';
import { rememberFile } from './recent-files.ts';
import { closeReplaced } from './same-file.ts';

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
			title: text.files.existsTitle,
			message: text.files.exists(name),
			answers: [{ value: true, text: text.files.replace, danger: true }],
		});
		if (answer === undefined) return false;
	}
	const expected = isThere || isOwn ? 'anything' : 'nothing';
	const done = await editor.undertake(text.files.saving(name), ({ signal }) => saveDocumentAs(session, choice, expected, signal));
	if (done === undefined) return false;
	const { result, session: now } = done;
	if ('cancelled' in result) return false;
	if (!('version' in result)) {
		editor.fail(text.files.cannotSave(name), 'why' in result ? result.why : text.files.conflict(name));
		return false;
	}
	if (now !== session) editor.replace(session, now);
	closeReplaced(editor, now);
	hideBar(session, 'changed');
	rememberFile(now.files, path);
	editor.notify(text.files.saved(name));
	return true;
}
