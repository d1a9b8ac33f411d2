import { read } from '@tilewright/format';
import { resolveDocument } from '@tilewright/ops';
import type { IDBPDatabase } from 'idb';
import type { Files } from '../files/files.ts';
import { projectTypes } from '../session/project-types.ts';
import type { Session } from '../session/session.ts';
import { startSession } from '../session/session.ts';
import type { Stored, StoredStep } from './database.ts';
import type { Draft } from './drafts.ts';

/**
 * Makes the session of a draft as it was when its changes began. {@link repeat} does them again.
 *
 * @returns `undefined` if the content cannot be read
 */
export async function sessionOfDraft({ draft }: Draft, files: Files): Promise<Session | undefined> {
	const { path, hasFile, version, form, base } = draft;
	const doc = 'map' in base ? base.map : 'doc' in base ? base.doc : read(base.bytes).doc;
	if (doc === undefined) return undefined;
	const graph = await resolveDocument(doc, path, files.loader);
	const types = await projectTypes(files, path);
	const session = startSession({ files, graph, path, doc, hasFile, form, types, ...(version !== undefined && { version }) });
	if (!('bytes' in base)) session.markUnsaved();
	return session;
}

/**
 * Does the steps of a draft again.
 *
 * @returns whether all could be done; those that could be stay
 */
export function repeat(session: Session, steps: readonly StoredStep[]): boolean {
	const { history } = session;
	// The positions that the steps had: what was done before the draft began cannot be undone here, but its changes can be done.
	const done: (number | undefined)[] = [];
	const undone: (number | undefined)[] = [];
	for (const { type, name, changes, selectedArea, position } of steps) {
		if (type === 'undo' && done.at(-1) === position + 1) {
			session.undo();
			undone.push(done.pop());
		} else if (type === 'redo' && undone.at(-1) === position) {
			session.redo();
			done.push(undone.pop());
		} else {
			const before = history.position;
			const isStep = type === 'do';
			const options = { ...(isStep && { merge: `restored ${position}` }), ...(isStep && selectedArea !== undefined && { selectedArea }) };
			if (session.do(name, changes, options).length > 0) return false;
			if (history.position > before) done.push(isStep ? position : undefined);
			undone.length = 0;
		}
	}
	history.mark();
	return true;
}

/** The steps of a draft, in their order. */
export const stepsOf = (db: IDBPDatabase<Stored>, { id }: Draft): Promise<StoredStep[]> =>
	db.getAll('steps', IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]));
