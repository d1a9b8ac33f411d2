import { effect } from '@preact/signals-core';
import type { HistoryEvent } from '@tilewright/edit';
import type { Kind } from '@tilewright/format';
import type { IDBPDatabase } from 'idb';
import { isRefused } from '../files/files.ts';
import { rootKey } from '../files/root-key.ts';
import { isLarge, portionsOf } from '../session/portions.ts';
import type { Session } from '../session/session.ts';
import type { Stored, StoredStep } from './database.ts';
import { contentsFor, draftOf, hasDocument, startOf } from './draft-of.ts';
import { draftId, removeDraft } from './drafts.ts';
import { repeatable } from './repeatable.ts';
import { endTakenDraft, takenDraft } from './taken-draft.ts';
import { turnsOf } from './turns.ts';

/** The least time between two writes, in milliseconds: a stroke has a hundred steps a second. */
const PAUSE = 100;

/** Writes the steps of a document into the browser's storage. */
export interface Recorder {
	/** Writes the steps that are not written yet: the page may end soon. */
	flush(): Promise<unknown>;
	/** Stores the draft again if another page has restored or discarded it. */
	renew(): Promise<unknown>;
	/** Ends recording, and forgets the draft: the document was closed. */
	stop(): Promise<unknown>;
}

/**
 * Keeps the unsaved changes of a document in the browser. Steps are written as they are done, so that a stroke on a large map costs only what it
 * paints. They wait for nothing: the browser may be killed at any time. The content of the file is copied once, after the first steps; until
 * then they begin with the file itself, as long as it has the version that was read.
 *
 * @param page - names the page
 * @param onError - called if the storage is full or switched off
 */
export function record(
	session: Session,
	db: Promise<IDBPDatabase<Stored>>,
	page: string,
	onError: (error: unknown) => void,
	pause: number = PAUSE,
): Recorder {
	const id = draftId(page, session.id);
	let queue: StoredStep[] = [];
	let written = 0;
	const repeating = repeatable();
	/** The base of the stored steps: nothing is stored, the file, or a copy. */
	let base: 'none' | 'file' | 'copy' = 'none';
	/** The version of the file that steps begin with. */
	let version = session.version.value;
	/** There are changes that were not recorded: the document is stored as it is. */
	let isOlder = session.history.modified;
	/** Whether the stored draft is out of date. */
	let isDropped = false;
	/** Counts the drafts that were begun. */
	let drafts = 0;
	const turns = turnsOf(write, pause, onError);

	async function write(): Promise<void> {
		if (!isDropped && !isOlder && queue.length === 0) return;
		const open = await db;
		const contents = await contentsFor(session);
		// Nothing waits from here until the steps are taken, so that none comes between.
		const taken = takenDraft(session);
		const isBegun = isOlder || (queue.length > 0 && (isDropped || base === 'none'));
		let steps = queue;
		// Data that the system has outlives the browser: the storage need not wait for the disk.
		const tx = open.transaction(['drafts', 'steps', 'contents'], 'readwrite', { durability: 'relaxed' });
		const [draftStore, stepStore] = [tx.objectStore('drafts'), tx.objectStore('steps')];
		try {
			if (isDropped || isBegun) {
				removeDraft(draftStore, stepStore, id);
				if (taken !== undefined) removeDraft(draftStore, stepStore, taken.id);
				base = 'none';
			}
			if (isBegun) {
				const draft = draftOf(session, page, isOlder ? 'asItIs' : (taken?.bytes ?? startOf(session, contents)));
				void draftStore.put(draft, id);
				for (const [path, { bytes }] of contents) void tx.objectStore('contents').put(bytes, [rootKey(session.files), path]);
				base = draft.base === 'file' ? 'file' : 'copy';
				[written, drafts] = [0, drafts + 1];
				if (hasDocument(draft)) {
					steps = [];
					repeating.forget();
				}
			}
			[queue, isOlder, isDropped] = [[], false, false];
			for (const step of steps) {
				const portions = portionsOfStep(step);
				await putPortions(portions, (portion, i) => stepStore.put(portion, [id, written + i + 1]));
				written += portions.length;
			}
			// The browser need not ask the page, which may be busy, whether more comes.
			tx.commit();
			if (isBegun && base === 'file') void copyBase(drafts);
			await tx.done;
		} catch (error) {
			// The stored state is unknown now.
			base = 'copy';
			isOlder = session.modified.value;
			isDropped = !isOlder;
			throw error;
		} finally {
			if (taken !== undefined) endTakenDraft(session);
		}
	}

	/** Copies the content of the file; if it has changed since it was read, the document as it is now, without steps. */
	async function copyBase(of: number): Promise<void> {
		const read = await session.files.read(session.path.value).catch(() => undefined);
		await turns.also(async () => {
			if (of !== drafts || base !== 'file' || isDropped || isOlder) return;
			if (read === undefined || isRefused(read) || read.version !== version) {
				isOlder = true;
				return turns.soon();
			}
			const draft = draftOf(session, page, read.bytes);
			const tx = (await db).transaction('drafts', 'readwrite', { durability: 'relaxed' });
			void tx.store.put(draft, id);
			tx.commit();
			await tx.done;
			base = 'copy';
		});
	}

	function drop(): Promise<boolean> {
		queue = [];
		repeating.forget();
		isOlder = false;
		isDropped = base !== 'none' || takenDraft(session) !== undefined;
		version = session.version.value;
		return turns.now();
	}

	const renew = (): Promise<boolean> =>
		turns.also(async () => {
			if (base === 'none' || (await (await db).getKey('drafts', id)) !== undefined) return;
			isOlder = session.modified.value;
			turns.soon();
		});

	const stopListening = session.onChange((event) => {
		if (!session.modified.value) return;
		const step = stepOf(event, session.history.position);
		const isFound = repeating.note(step);
		// Copying a million cells again would keep the page, and restoring finds them in the step that is taken back or repeated.
		if (isFound && isLarge(step.changes)) queue.push({ ...step, changes: [] });
		// A step that is repeated since the draft began is a step of the draft, which can be stored in portions.
		else queue.push(step.type === 'redo' && !isFound ? { ...step, type: 'do' } : step);
		turns.soon();
	});
	// Saved, or everything is undone: the file is the truth again. Where that was removed, the draft is the only copy.
	const stopFollowing = effect(() => {
		session.revision.value;
		if (!session.modified.value) return void drop();
		// The file has some of the steps now, or is gone: without a copy of the old content, they have no base.
		const isLost = (base !== 'copy' || isDropped) && (session.version.value !== version || (base === 'file' && !session.hasFile.value));
		if (session.history.modified && !isLost) return;
		isOlder = true;
		turns.soon();
	});
	if (isOlder) turns.soon();
	return {
		flush: turns.now,
		renew,
		stop() {
			stopListening();
			stopFollowing();
			return drop();
		},
	};
}

const stepOf = ({ type, step, changes }: HistoryEvent<Kind>, position: number): StoredStep => ({
	type,
	name: step.name,
	changes,
	...(step.selectedArea !== undefined && { selectedArea: step.selectedArea }),
	position,
});

/** Stores portions. Each is copied in a task of its own, so that the page does not wait for all of them. The last one is not awaited. */
async function putPortions(portions: readonly StoredStep[], put: (portion: StoredStep, at: number) => Promise<unknown>): Promise<void> {
	for (const [i, portion] of portions.entries()) {
		const done = put(portion, i);
		if (i < portions.length - 1) await done;
	}
}

/** A step in portions, which restoring merges. A step that undoes another one is not split: it is found by its position. */
const portionsOfStep = (step: StoredStep): readonly StoredStep[] =>
	step.type !== 'do' || step.selectedArea !== undefined ? [step] : portionsOf(step.changes).map((changes) => ({ ...step, changes }));
