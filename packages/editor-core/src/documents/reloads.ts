import type { Change, HistoryEvent } from '@tilewright/edit';
import type { Kind } from '@tilewright/format';
import { service } from '../services/service.ts';
import type { Session } from '../session/session.ts';

/** The changes by which a document was read again from its file. */
const reloads = service('reloads', (_: Session) => new WeakSet<Change>());

/** Notes the changes of a step, before it is done, as a reload: they put the content of the file in the place of the document. */
export function noteReload(session: Session, changes: readonly Change[]): void {
	for (const change of changes) reloads(session).add(change);
}

/** Whether a step, which is done or taken back, is a reload. */
export const isReload = (session: Session, { changes }: HistoryEvent<Kind>['step']): boolean =>
	changes.some((change) => reloads(session).has(change));
