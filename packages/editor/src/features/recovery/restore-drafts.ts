import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import type { Files } from '@tilewright/editor-core/files/files.ts';
import { memoryFiles } from '@tilewright/editor-core/files/memory-files.ts';
import { nameOf } from '@tilewright/editor-core/files/paths.ts';
import { database } from '@tilewright/editor-core/recovery/database.ts';
import type { Draft } from '@tilewright/editor-core/recovery/drafts.ts';
import { forgetDraft } from '@tilewright/editor-core/recovery/drafts.ts';
import { repeat, sessionOfDraft, stepsOf } from '@tilewright/editor-core/recovery/restore.ts';
import { handOverDraft } from '@tilewright/editor-core/recovery/taken-draft.ts';
import { documentTabsWords } from '../../contributions/document-tabs-words.ts';
import { filesWords } from '../../file-dialogs/files-words.ts';
import { deliverTo } from '../../platform/deliver.ts';
import { rootFiles } from '../../platform/root-files.ts';
import { tellMissing } from '../missing-files/tell-missing.ts';

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
