import { read } from '@tilewright/format';
import { resolveDocument } from '@tilewright/ops';
import type { IDBPDatabase } from 'idb';
import type { Files } from '../files/files.ts';
import { isRefused } from '../files/files.ts';
import { projectTypes } from '../session/project-types.ts';
import type { Session } from '../session/session.ts';
import { startSession } from '../session/session.ts';
import type { Stored, StoredStep } from './database.ts';
import type { Draft } from './drafts.ts';
import { stepsOfDraft } from './drafts.ts';

/** The session of a draft, and the content of the file that its steps begin with; or why there is none. */
export type StartedDraft =
	| { readonly session: Session; readonly bytes?: Uint8Array }
	| { readonly failed: 'unreadable' | 'fileChanged' | 'fileMissing' };

/** Makes the session of a draft as it was when its changes began. {@link repeat} does them again. */
export async function sessionOfDraft({ draft }: Draft, files: Files): Promise<StartedDraft> {
	const { path, hasFile, version, form } = draft;
	const base = draft.base === 'file' ? await baseInFile(files, path, version) : draft.base;
	if ('failed' in base) return base;
	const doc = 'map' in base ? base.map : 'doc' in base ? base.doc : read(base.bytes).doc;
	if (doc === undefined) return { failed: 'unreadable' };
	const graph = await resolveDocument(doc, path, files.loader);
	const types = await projectTypes(files, path);
	const session = startSession({ files, graph, path, doc, hasFile, form, types, ...(version !== undefined && { version }) });
	if ('bytes' in base) return { session, bytes: base.bytes };
	session.markUnsaved();
	return { session };
}

/** The content of a file that was not copied before the page ended: the steps fit no other. */
async function baseInFile(
	files: Files,
	path: string,
	version: string | undefined,
): Promise<{ readonly bytes: Uint8Array } | { readonly failed: 'fileChanged' | 'fileMissing' }> {
	const content = await files.read(path);
	if (isRefused(content)) return { failed: 'fileMissing' };
	return content.version === version ? content : { failed: 'fileChanged' };
}

/**
 * Does the steps of a draft again.
 *
 * @returns whether all could be done; steps that could be done stay
 */
export function repeat(session: Session, steps: readonly StoredStep[]): boolean {
	const { history } = session;
	// The positions that the steps had: steps from before the draft began cannot be undone here, but their changes can be made.
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
export const stepsOf = (db: IDBPDatabase<Stored>, { id }: Draft): Promise<StoredStep[]> => db.getAll('steps', stepsOfDraft(id));
