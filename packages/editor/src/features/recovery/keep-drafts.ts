import { effect } from '@preact/signals';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { database } from '@tilewright/editor-core/recovery/database.ts';
import { PAGE } from '@tilewright/editor-core/recovery/page-lock.ts';
import type { Recorder } from '@tilewright/editor-core/recovery/record.ts';
import { record } from '@tilewright/editor-core/recovery/record.ts';
import type { Session } from '@tilewright/editor-core/session/session.ts';
import { filesWords } from '../../file-dialogs/files-words.ts';
import { holdLock } from './hold-lock.ts';

/** Keeps unsaved changes of open maps in the browser, and writes them at once when the page is hidden. */
export function keepDrafts(editor: Editor, page: Document): void {
	const recorders = new Map<Session, Recorder>();
	holdLock(window, () => {
		for (const recorder of recorders.values()) void recorder.renew();
	});
	let hasFailed = false;
	const onError = (error: unknown): void => {
		console.error(error);
		if (!hasFailed) editor.fail(filesWords.noStorage, error instanceof Error ? error.message : String(error));
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
