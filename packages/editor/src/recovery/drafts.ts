import type { IDBPDatabase } from 'idb';
import type { Stored, StoredDraft } from './database.ts';

/** A draft, and its name in the database. */
export interface Draft {
	readonly id: string;
	readonly draft: StoredDraft;
}

/** The drafts of pages that are not open any more, the oldest first. */
export async function draftsOf(db: IDBPDatabase<Stored>, isOpen: (page: string) => boolean): Promise<Draft[]> {
	const found: Draft[] = [];
	for (let cursor = await db.transaction('drafts').store.openCursor(); cursor !== null; cursor = await cursor.continue()) {
		// A later version of the app may have written others.
		if (cursor.value.schema <= 2 && !isOpen(cursor.value.page)) found.push({ id: cursor.key, draft: cursor.value });
	}
	return found.sort((a, b) => a.draft.time - b.draft.time);
}

/** Removes a draft with its steps. */
export async function forgetDraft(db: IDBPDatabase<Stored>, id: string): Promise<void> {
	const tx = db.transaction(['drafts', 'steps'], 'readwrite');
	void tx.objectStore('drafts').delete(id);
	void tx.objectStore('steps').delete(IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]));
	await tx.done;
}
