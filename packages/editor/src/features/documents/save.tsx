import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import type { Expected, WriteResult } from '@tilewright/editor-core/files/files.ts';
import { nameOf } from '@tilewright/editor-core/files/paths.ts';
import { service } from '@tilewright/editor-core/services/service.ts';
import { isChanging, settled } from '@tilewright/editor-core/session/pending.ts';
import { saveDocument } from '@tilewright/editor-core/session/save-document.ts';
import type { Session } from '@tilewright/editor-core/session/session.ts';
import { hideBar } from '../../contributions/bar.ts';
import { filesWords } from '../../file-dialogs/files-words.ts';
import { rememberFile } from '../../platform/recent-files.ts';
import { choose } from '../../ui/choice-dialog.tsx';
import { loadDialog } from '../../ui/load-dialog.ts';
import { reload } from './reload.ts';

/** Saves a map under another name: asks which. The code of that is loaded when it is needed. */
export const saveAs = async (editor: Editor, session: Session): Promise<boolean> =>
	await (await loadDialog(() => import('./save-as.tsx'))).saveAs(editor, session);

/** The result of saving a document, while that goes on. */
const saving = service('saving', (_: Session): { now?: Promise<boolean> | undefined } => ({}));

/** Whether a document is being saved: changes made in the meantime can be saved, too, even if they take back those that are being written. */
export const isSaving = (session: Session): boolean => saving(session).now !== undefined;

/**
 * Saves a document to its file. Asks what to do if another program has changed that. While it is being saved, it waits, and saves what has
 * changed since: two versions at once would find each other in the file.
 *
 * @returns whether it is saved now
 */
export async function save(editor: Editor, session: Session): Promise<boolean> {
	const own = saving(session);
	const before = own.now;
	const mine = before === undefined ? saveNow(editor, session) : saveAfter(before, editor, session);
	own.now = mine;
	try {
		return await mine;
	} finally {
		if (own.now === mine) own.now = undefined;
	}
}

async function saveAfter(before: Promise<boolean>, editor: Editor, session: Session): Promise<boolean> {
	const isSaved = await before;
	await settled(session);
	return isSaved && session.modified.value ? await saveNow(editor, session) : isSaved;
}

async function saveNow(editor: Editor, session: Session): Promise<boolean> {
	if (isChanging(session)) await settled(session);
	if (!session.hasFile.value && session.files.kind !== 'memory') return await saveAs(editor, session);
	return await saved(editor, session, await written(editor, session));
}

/** Writes a document; the user may cancel that. */
async function written(editor: Editor, session: Session, expected?: Expected): Promise<WriteResult> {
	const title = filesWords.saving(nameOf(session.path.value));
	return (await editor.undertake(title, ({ signal }) => saveDocument(session, expected, signal))) ?? { cancelled: true };
}

async function saved(editor: Editor, session: Session, result: WriteResult): Promise<boolean> {
	const name = nameOf(session.path.value);
	if ('cancelled' in result) return false;
	if ('why' in result) {
		session.isReadOnly.value = result.refused === 'forbidden';
		editor.fail(filesWords.cannotSave(name), result.why);
		return false;
	}
	if ('conflict' in result) return await solveConflict(editor, session, result.conflict);
	hideBar(session, 'changed');
	rememberFile(session.files, session.path.value);
	editor.notify(filesWords.saved(name));
	if (editor.preferences.repeatExport.value && session.exportTarget.value !== undefined) {
		const { repeatExport } = await import('../export/export.tsx');
		await repeatExport(editor, session);
	}
	return true;
}

/** @param found - the version of the file that is there; `undefined` if it is gone */
async function solveConflict(editor: Editor, session: Session, found: string | undefined): Promise<boolean> {
	const name = nameOf(session.path.value);
	const answers = [
		{ value: 'as', text: filesWords.saveAs },
		...(found === undefined ? [] : [{ value: 'reload', text: filesWords.reload } as const]),
		{ value: 'over', text: found === undefined ? filesWords.save : filesWords.overwrite, danger: found !== undefined },
	] as const;
	const message = found === undefined ? filesWords.conflictRemoved(name) : filesWords.conflict(name);
	const answer = await choose<'as' | 'reload' | 'over'>(editor, { title: filesWords.conflictTitle, message, answers });
	if (answer === 'as') return await saveAs(editor, session);
	if (answer === 'reload') await reload(editor, session);
	const expected: Expected = found === undefined ? 'nothing' : { version: found };
	return answer === 'over' && (await saved(editor, session, await written(editor, session, expected)));
}

/** Saves all documents with unsaved changes. */
export async function saveAll(editor: Editor): Promise<void> {
	for (const session of editor.sessions.value) {
		await settled(session);
		if (session.modified.value && !(await save(editor, session))) return;
	}
}
