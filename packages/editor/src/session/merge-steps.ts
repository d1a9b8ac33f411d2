import type { Change, StepOptions } from '@tilewright/edit';
import type { DocumentSession } from './document-session.ts';

/** How long a step may grow by further changes of the same kind, in milliseconds (rule E130). */
const PAUSE = 1000;

const timers = new WeakMap<DocumentSession, ReturnType<typeof setTimeout>>();

/** Applies changes as a step. It grows while changes with the same key follow within a second (rules E129, E130). */
export function doMerging(session: DocumentSession, name: string, changes: readonly Change[], key: string): void {
	const options: StepOptions = { merge: key };
	session.do(name, changes, options);
	clearTimeout(timers.get(session));
	timers.set(
		session,
		setTimeout(() => session.endMerging(), PAUSE),
	);
}
