import type { Editor } from '../app/editor.ts';
import { tellMissing } from '../documents/tell-missing.ts';
import { deliverTo } from '../files/deliver.ts';
import type { Files } from '../files/files.ts';
import { memoryFiles } from '../files/memory-files.ts';
import { nameOf } from '../files/paths.ts';
import { documentTabsWords } from '../messages/en/document-tabs-words.ts';
import { filesWords } from '../messages/en/files-words.ts';
import { database } from './database.ts';
import type { Draft } from './drafts.ts';
import { forgetDraft } from './drafts.ts';
import { repeat, sessionOfDraft, stepsOf } from './restore.ts';
import { rootFiles } from './root-files.ts';
import { handOverDraft } from './taken-draft.ts';

/** Opens maps with the unsaved changes that they had. */
export async function restoreDrafts(editor: Editor, drafts: readonly Draft[]): Promise<void> {
	const roots = new Map<string, Files | undefined>();
	const stored: Promise<void>[] = [];
	const db = await database();
	for (const draft of drafts) {
		const { root, rootName } = draft.draft;
		if ((await db.getKey('drafts', draft.id)) === undefined) {
			editor.fail(filesWords.cannotRestore(nameOf(draft.draft.path)), documentTabsWords.takenElsewhere);
			continue;
		}
		// A map that was never saved needs no files.
		if (!roots.has(root))
			roots.set(
				root,
				(await rootFiles(editor, root, rootName)) ?? (draft.draft.hasFile ? undefined : memoryFiles(rootName, {}, deliverTo(new Map()))),
			);
		const files = roots.get(root);
		const failed = files === undefined ? {} : await restore(editor, draft, files, stored);
		if (failed !== undefined) editor.fail(filesWords.cannotRestore(nameOf(draft.draft.path)), failed.why);
	}
	// Until the steps are stored again, the drafts are the only copies: no other page may take them.
	await Promise.all(stored);
}

/**
 * Opens one of them.
 *
 * @param stored - gets when its steps are stored again
 * @returns that it cannot be done, or not all of it; and why, if that helps the user
 */
async function restore(
	editor: Editor,
	draft: Draft,
	files: Files,
	stored: Promise<void>[],
): Promise<{ readonly why?: string } | undefined> {
	const db = await database();
	const started = await sessionOfDraft(draft, files);
	if ('failed' in started) return { why: documentTabsWords[started.failed] };
	const { session, bytes } = started;
	const steps = await stepsOf(db, draft);
	const open = editor.sessions.value.find((other) => other.files === files && other.path.value === session.path.value);
	if (open !== undefined && !open.modified.value) editor.replace(open, session);
	else editor.open(session);
	editor.current.value = session;
	const isWhole = repeat(session, steps);
	tellMissing(editor, session);
	// The steps are recorded again, as they were done.
	if (isWhole) stored.push(session.modified.value ? handOverDraft(session, { id: draft.id, bytes }) : forgetDraft(db, draft.id));
	editor.notify(filesWords.restored(nameOf(session.path.value)));
	return isWhole ? undefined : {};
}
