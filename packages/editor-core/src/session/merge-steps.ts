import type { Change, StepOptions } from '@tilewright/edit';
import { service } from '../services/service.ts';
import type { DocumentSession } from './document-session.ts';

/** The time in which a step may grow by further changes of the same kind, in milliseconds (rule E130). */
const PAUSE = 1000;

/** Ends the step that grows. */
const end = service('the end of a growing step', (_: DocumentSession): { timer?: ReturnType<typeof setTimeout> } => ({}));

/** Applies changes as a step. It grows while changes with the same key follow within a second (rules E129, E130). */
export function doMerging(session: DocumentSession, name: string, changes: readonly Change[], key: string): void {
	const options: StepOptions = { merge: key };
	session.do(name, changes, options);
	clearTimeout(end(session).timer);
	end(session).timer = setTimeout(() => session.endMerging(), PAUSE);
}
