import type { IDBPDatabase } from 'idb';
import type { Stored, StoredDraft } from './database.ts';

/** A draft, and its name in the database. */
export interface Draft {
	readonly id: string;
	readonly draft: StoredDraft;
}

/** The drafts of pages that are no longer open, the oldest first. Others, which may be large, are not read. */
export async function draftsOf(db: IDBPDatabase<Stored>, isOpen: (page: string) => boolean): Promise<Draft[]> {
	const found: Draft[] = [];
	const { store } = db.transaction('drafts');
	for (const id of await store.getAllKeys()) {
		const draft = isOpen(pageOf(id)) ? undefined : await store.get(id);
		// A later version of the app may have written others.
		if (draft !== undefined && draft.schema <= 3) found.push({ id, draft });
	}
	return found.sort((a, b) => a.draft.time - b.draft.time);
}

/** The name of a draft in the database. */
export const draftId = (page: string, session: number): string => `${page} ${session}`;

/** The page that writes a draft. */
const pageOf = (id: string): string => id.slice(0, id.lastIndexOf(' '));

/** The keys of the steps of a draft. */
export const stepsOfDraft = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]);

/** Removes a draft with its steps. */
export async function forgetDraft(db: IDBPDatabase<Stored>, id: string): Promise<void> {
	const tx = db.transaction(['drafts', 'steps'], 'readwrite');
	removeDraft(tx.objectStore('drafts'), tx.objectStore('steps'), id);
	await tx.done;
}

/** Removes a draft with its steps, as a part of something larger. */
export function removeDraft(drafts: Deletable<string>, steps: Deletable<IDBKeyRange>, id: string): void {
	void drafts.delete(id);
	void steps.delete(stepsOfDraft(id));
}

/** The store of a transaction. */
interface Deletable<K> {
	readonly delete: (key: K) => Promise<void>;
}
