import type { Editor } from '../app/editor.ts';
import { hideBar, showBar } from '../bars/bar.ts';
import { rootKey } from '../documents/recent-files.ts';
import type { Files } from '../files/files.ts';
import { nameOf } from '../files/paths.ts';
import { text } from '../messages/text.ts';
import { database } from './database.ts';
import type { Draft } from './drafts.ts';
import { draftsOf, forgetDraft } from './drafts.ts';
import { openPages } from './page-lock.ts';

/** Offers to restore maps with unsaved changes of pages that crashed or were closed. */
export async function offerRestore(editor: Editor): Promise<void> {
	const db = await database();
	const drafts = (await draftsOf(db, await openPages())).filter(({ draft }) => canRestore(editor.files.value, draft.root));
	if (drafts.length === 0) return;
	showBar(editor, {
		id: 'restore',
		text: text.files.recovered(drafts.length),
		details: drafts.map(({ draft }) => nameOf(draft.path)),
		answers: [
			{ text: text.files.discard, run: async () => void (await Promise.all(drafts.map(({ id }) => forgetDraft(db, id)))) },
			{ text: text.files.restore, primary: true, run: () => restore(editor, drafts) },
		],
	});
}

/** Files behind the command are there only while it serves them. */
const canRestore = (files: Files, root: string): boolean => !root.startsWith('served ') || root === rootKey(files);

async function restore(editor: Editor, drafts: readonly Draft[]): Promise<void> {
	hideBar(editor, 'restore');
	const { restoreDrafts } = await import('../documents/reading.ts');
	await restoreDrafts(editor, drafts);
}
