import { effect } from '@preact/signals';
import type { HistoryEvent } from '@tilewright/edit';
import type { Kind } from '@tilewright/format';
import type { IDBPDatabase } from 'idb';
import { rootKey } from '../documents/recent-files.ts';
import { isLarge, portionsOf } from '../session/portions.ts';
import type { Session } from '../session/session.ts';
import type { DraftOfDocument, Stored, StoredStep } from './database.ts';
import { draftId, forgetDraft } from './drafts.ts';
import { repeatable } from './repeatable.ts';

/** How long to wait for further steps before they are written, in milliseconds. */
const PAUSE = 500;

/** Writes what is done to a map into the browser's storage. */
export interface Recorder {
	/** Writes what is not written yet: the page may end soon. */
	flush(): Promise<void>;
	/** Stores the draft again if another page has restored or discarded it. */
	renew(): Promise<void>;
	/** Ends recording, and forgets the draft: the map was closed. */
	stop(): Promise<void>;
}

/**
 * Keeps the unsaved changes of a map in the browser. Steps are written as they are done, so that a stroke on a large map costs only what it
 * paints; the content of the file is copied once, when the first change is made.
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
	let hasBase = false;
	/** There are changes that were not recorded: the map is stored as it is. */
	let isOlder = session.history.modified;
	let timer: ReturnType<typeof setTimeout> | undefined;
	/** Writing happens in turns. */
	let turn: Promise<void> = Promise.resolve();

	const inTurn = (work: () => Promise<void>): Promise<void> => {
		turn = turn.then(work).catch(onError);
		return turn;
	};

	function later(): void {
		timer ??= setTimeout(() => void flush(), pause);
	}

	function flush(): Promise<void> {
		clearTimeout(timer);
		timer = undefined;
		return inTurn(async () => {
			if (queue.length === 0 && !isOlder) return;
			if (!hasBase) await writeBase();
			const steps = queue;
			queue = [];
			const tx = (await db).transaction('steps', 'readwrite');
			for (const step of steps) {
				// Each portion is copied in a task of its own, so that the page does not wait for all of them.
				const portions = portionsOfStep(step);
				for (const portion of portions.slice(0, -1)) await tx.store.put(portion, [id, ++written]);
				void tx.store.put(portions.at(-1) ?? step, [id, ++written]);
			}
			await tx.done;
		});
	}

	/** Stores what the steps begin with: the content of the file if it is still what was read, else the map as it is now, without steps. */
	async function writeBase(): Promise<void> {
		const { files, path, hasFile, version, form } = session;
		const [at, known] = [path.value, version.value];
		const read = hasFile.value ? await files.read(at) : undefined;
		const isSame = !isOlder && read !== undefined && 'bytes' in read && read.version === known;
		// Nothing waits from here until the map is copied, so that no step comes between.
		const draft: DraftOfDocument = {
			schema: 2,
			page,
			root: rootKey(files),
			rootName: files.name,
			path: at,
			hasFile: hasFile.value,
			...(known !== undefined && { version: known }),
			form: form.value,
			base: isSame ? { bytes: read.bytes } : { doc: session.history.doc },
			time: Date.now(),
		};
		const base = await db;
		if (!isSame) {
			queue = [];
			repeating.forget();
		}
		const tx = base.transaction(['drafts', 'steps'], 'readwrite');
		void tx.objectStore('drafts').put(isSame ? draft : { ...draft, base: { doc: session.history.doc } }, id);
		void tx.objectStore('steps').delete(IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]));
		await tx.done;
		written = 0;
		hasBase = true;
		isOlder = false;
		if (files.kind === 'memory') await writeContents();
	}

	/** Files in memory are gone with the page, so those that the map needs are stored, too. */
	async function writeContents(): Promise<void> {
		const { files, graph } = session;
		const root = rootKey(files);
		const needed = [...graph.value.files.values()].flatMap(({ path, links }) => [path, ...links.flatMap(({ to }) => to ?? [])]);
		for (const path of new Set(needed)) {
			const read = await files.read(path);
			if ('bytes' in read) await (await db).put('contents', read.bytes, [root, path]);
		}
	}

	const forget = (): Promise<void> =>
		inTurn(async () => {
			if (!hasBase) return;
			hasBase = false;
			await forgetDraft(await db, id);
		});

	const renew = (): Promise<void> =>
		inTurn(async () => {
			if (!hasBase || (await (await db).getKey('drafts', id)) !== undefined) return;
			hasBase = false;
			isOlder = true;
			later();
		});

	const stopListening = session.onChange((event) => {
		if (!session.modified.value) return;
		const step = stepOf(event, session.history.position);
		const isFound = repeating.note(step);
		// Copying a million cells again would keep the page, and restoring finds them in the step that is taken back or repeated.
		if (isFound && isLarge(step.changes)) queue.push({ ...step, changes: [] });
		// What is repeated since the draft began is a step of the draft, which can be stored in portions.
		else queue.push(step.type === 'redo' && !isFound ? { ...step, type: 'do' } : step);
		later();
	});
	// Saved, or everything is undone: the file is the truth again. Where that was removed, the draft is the only copy.
	const stopFollowing = effect(() => {
		session.revision.value;
		if (session.modified.value) {
			if (session.history.modified) return;
			isOlder = true;
			hasBase = false;
			return later();
		}
		clearTimeout(timer);
		timer = undefined;
		queue = [];
		repeating.forget();
		void forget();
	});
	if (isOlder) later();
	return {
		flush,
		renew,
		stop() {
			stopListening();
			stopFollowing();
			clearTimeout(timer);
			queue = [];
			return forget();
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

/** A step in portions, which restoring merges. What undoes another step is not split: it is found by its position. */
const portionsOfStep = (step: StoredStep): readonly StoredStep[] =>
	step.type !== 'do' || step.selectedArea !== undefined ? [step] : portionsOf(step.changes).map((changes) => ({ ...step, changes }));
