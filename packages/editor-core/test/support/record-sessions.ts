import { effect } from '@preact/signals-core';
import { onTestFinished } from 'vitest';
import type { Editor } from '../../src/editor/editor.ts';
import { database } from '../../src/recovery/database.ts';
import { PAGE } from '../../src/recovery/page-lock.ts';
import type { Recorder } from '../../src/recovery/record.ts';
import { record } from '../../src/recovery/record.ts';

/** Records the steps of the open documents of an editor until the test ends, as the workbench does. */
export function recordSessions(editor: Editor): void {
	const recorders = new Map<number, Recorder>();
	const failing = (error: unknown): never => {
		throw error;
	};
	const stop = effect(() => {
		for (const session of editor.sessions.value)
			if (!recorders.has(session.id)) recorders.set(session.id, record(session, database(), PAGE, failing, 0));
	});
	onTestFinished(async () => {
		stop();
		await Promise.all([...recorders.values()].map((recorder) => recorder.stop()));
	});
}
