import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import type { Files } from '@tilewright/editor-core/files/files.ts';
import { nameOf } from '@tilewright/editor-core/files/paths.ts';
import { rootKey } from '@tilewright/editor-core/files/root-key.ts';
import { database } from '@tilewright/editor-core/recovery/database.ts';
import type { Draft } from '@tilewright/editor-core/recovery/drafts.ts';
import { draftsOf, forgetDraft } from '@tilewright/editor-core/recovery/drafts.ts';
import { openPages, returnedPages, takeOver } from '@tilewright/editor-core/recovery/page-lock.ts';
import { barsOf, hideBar, showBar } from '../../contributions/bar.ts';
import { filesWords } from '../../file-dialogs/files-words.ts';

const BAR = 'restore';

/** The drafts that this page has offered: each once. */
const offered = new Set<string>();

/**
 * Offers to restore documents with unsaved changes of pages that crashed or were closed. While it offers them, no other page does. Pages may be
 * closed at any time, so it looks again when the user comes back to this one.
 */
export async function offerRestore(editor: Editor): Promise<void> {
	if (barsOf(editor).some(({ id }) => id === BAR)) return;
	const db = await database();
	const left = async (isOpen: (page: string) => boolean): Promise<Draft[]> =>
		(await draftsOf(db, isOpen)).filter(({ id, draft }) => !offered.has(id) && canRestore(editor.files.value, draft.root));
	const taken = new Map<string, () => void>();
	const giveBack = (): void => {
		for (const release of taken.values()) release();
	};
	for (const page of new Set((await left(await openPages())).map(({ draft }) => draft.page))) {
		const release = await takeOver(page);
		if (release !== undefined) taken.set(page, release);
	}
	// Another page may have restored or discarded some before the locks were taken.
	const drafts = await left((page) => !taken.has(page));
	if (drafts.length === 0) return giveBack();
	for (const { id } of drafts) offered.add(id);
	/** Does what the user chose with the drafts, except those of pages to which the user went back. */
	const answer = (work: (drafts: readonly Draft[]) => Promise<unknown>) => async (): Promise<void> => {
		hideBar(editor, BAR);
		try {
			const isBack = await returnedPages();
			await work(drafts.filter(({ draft }) => !isBack(draft.page)));
		} finally {
			giveBack();
		}
	};
	showBar(editor, {
		id: BAR,
		text: filesWords.recovered(drafts.length),
		details: drafts.map(({ draft }) => nameOf(draft.path)),
		answers: [
			{ text: filesWords.discard, run: answer((those) => Promise.all(those.map(({ id }) => forgetDraft(db, id)))) },
			{ text: filesWords.restore, primary: true, run: answer((those) => restore(editor, those)) },
		],
		onDismiss: giveBack,
	});
}

/** Files behind the command are there only while it serves them. */
const canRestore = (files: Files, root: string): boolean => !root.startsWith('served ') || root === rootKey(files);

async function restore(editor: Editor, drafts: readonly Draft[]): Promise<void> {
	const { restoreDrafts } = await import('./restore-drafts.ts');
	await restoreDrafts(editor, drafts);
}
