import { effect } from '@preact/signals';
import type { Editor } from '../app/editor.ts';
import { filesWords } from '../messages/en/files-words.ts';
import type { Session } from '../session/session.ts';
import { database } from './database.ts';
import { holdLock } from './hold-lock.ts';
import { PAGE } from './page-lock.ts';
import type { Recorder } from './record.ts';
import { record } from './record.ts';

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
