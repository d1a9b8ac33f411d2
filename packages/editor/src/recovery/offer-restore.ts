import { effect } from '@preact/signals';
import type { Editor } from '../app/editor.ts';
import { hideBar, showBar } from '../bars/bar.ts';
import { tellMissing } from '../documents/open-path.ts';
import { rootKey } from '../documents/recent-files.ts';
import { deliverTo } from '../files/deliver.ts';
import type { Files } from '../files/files.ts';
import { memoryFiles } from '../files/memory-files.ts';
import { nameOf } from '../files/paths.ts';
import { text } from '../messages/text.ts';
import type { Session } from '../session/session.ts';
import { database } from './database.ts';
import type { Draft } from './drafts.ts';
import { draftsOf } from './drafts.ts';
import { holdLock, openPages, PAGE } from './page-lock.ts';
import type { Recorder } from './record.ts';
import { forgetDraft, record } from './record.ts';
import { repeat, sessionOfDraft, stepsOf } from './restore.ts';
import { rootFiles } from './root-files.ts';

/** Keeps unsaved changes of open maps in the browser, and writes them at once when the page is hidden. */
export function keepDrafts(editor: Editor, page: Document): void {
	holdLock();
	const recorders = new Map<Session, Recorder>();
	let hasFailed = false;
	const onError = (error: unknown): void => {
		console.error(error);
		if (!hasFailed) editor.fail(text.files.noStorage, error instanceof Error ? error.message : String(error));
		hasFailed = true;
	};
	effect(() => {
		const open = new Set(editor.sessions.value);
		for (const session of open) if (!recorders.has(session)) recorders.set(session, record(session, database(), PAGE, onError));
		for (const [session, recorder] of [...recorders]) {
			if (open.has(session)) continue;
			void recorder.stop();
			recorders.delete(session);
		}
	});
	page.addEventListener('visibilitychange', () => {
		if (page.visibilityState === 'hidden') for (const recorder of recorders.values()) void recorder.flush();
	});
}

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
			{ text: text.files.restore, primary: true, run: () => restoreAll(editor, drafts) },
		],
	});
}

/** Files behind the command are there only while it serves them. */
const canRestore = (files: Files, root: string): boolean => !root.startsWith('served ') || root === rootKey(files);

async function restoreAll(editor: Editor, drafts: readonly Draft[]): Promise<void> {
	hideBar(editor, 'restore');
	const roots = new Map<string, Files | undefined>();
	for (const draft of drafts) {
		const { root, rootName } = draft.draft;
		// A map that was never saved needs no files.
		if (!roots.has(root))
			roots.set(
				root,
				(await rootFiles(editor, root, rootName)) ?? (draft.draft.hasFile ? undefined : memoryFiles(rootName, {}, deliverTo(new Map()))),
			);
		const files = roots.get(root);
		if (files === undefined || !(await restore(editor, draft, files))) editor.fail(text.files.cannotRestore(nameOf(draft.draft.path)));
	}
}

async function restore(editor: Editor, draft: Draft, files: Files): Promise<boolean> {
	const db = await database();
	const session = await sessionOfDraft(draft, files);
	if (session === undefined) return false;
	const steps = await stepsOf(db, draft);
	const open = editor.sessions.value.find((other) => other.files === files && other.path.value === session.path.value);
	if (open !== undefined && !open.modified.value) editor.replace(open, session);
	else editor.open(session);
	editor.current.value = session;
	const isWhole = repeat(session, steps);
	tellMissing(editor, session);
	// The steps were recorded again, as they were done.
	if (isWhole) await forgetDraft(db, draft.id);
	editor.notify(text.files.restored(nameOf(session.path.value)));
	return isWhole;
}
