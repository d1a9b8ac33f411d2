import type { ReadonlySignal, Signal } from '@preact/signals-core';
import { computed, effect, signal } from '@preact/signals-core';
import type { Issue } from '@tilewright/format';
import type { FileIssue } from '@tilewright/ops';
import { neededFiles } from '@tilewright/ops';
import type { Editor } from '../editor/editor.ts';
import { whenIdle } from '../editor/when-idle.ts';
import { service } from '../services/service.ts';
import { portionsOf } from '../session/portions.ts';
import type { Session } from '../session/session.ts';
import { followOtherFiles } from './follow-other-files.ts';
import type { Checked, ReplicaMessage } from './replica.ts';
import { surroundingsOf } from './surroundings.ts';

/** Findings, as they were when the document was looked at last. */
interface Found {
	/** In the document itself. */
	readonly inDocument: Signal<readonly Issue[]>;
	/** In the fields of the files that it uses. */
	readonly inFiles: Signal<readonly FileIssue[]>;
	/** In the images and other files that it and the files that it uses refer to. */
	readonly inOthers: Signal<readonly FileIssue[]>;
}

const foundIn = service('findings', (_: Session): Found => ({ inDocument: signal([]), inFiles: signal([]), inOthers: signal([]) }));

/** Returns the findings that `tilewright validate` would report about a document as it is now, and about the files that it refers to. */
export function findingsOf(session: Session): ReadonlySignal<readonly FileIssue[]> {
	return computed(() => {
		const graph = session.loaded.value;
		const at = session.path.value;
		const loading = graph.issues.filter(({ file, code }) => file !== at || isAboutFiles(code));
		const { inDocument, inFiles, inOthers } = foundIn(session);
		const own = inDocument.value.map((issue) => ({ ...issue, file: at }));
		const all = [...own, ...inOthers.value, ...neededFiles(loading, graph), ...inFiles.value];
		return all.sort((a, b) => ORDER[a.severity] - ORDER[b.severity]);
	});
}

const ORDER = { error: 0, warning: 1, info: 2 } as const;

/** Findings about references come from loading the files; all others of the document are found again as it is changed. */
const isAboutFiles = (code: Issue['code']): boolean => ABOUT_FILES.has(code);

const ABOUT_FILES: ReadonlySet<Issue['code']> = new Set([
	'missing-file',
	'broken-file',
	'unreadable-file',
	'wrong-file-kind',
	'outside-root',
	'reference-cycle',
	'not-followed',
]);

/** The pause after a change before it is passed on, in milliseconds: a stroke is passed on when it is complete. */
const PAUSE = 300;

/** The time that checking a map waits for its picture, in milliseconds: a slow computer may take long to draw it. */
const PATIENCE = 5000;

/** Has the open documents checked in a worker while they are edited. It starts when the first map is drawn, or takes long. @returns a function that ends this */
export function followFindings(editor: Editor): () => void {
	let worker: Worker | undefined;
	const followed = new Map<Session, () => void>();
	/** Messages that wait. Each is copied in a task of its own, so that the page does not wait for all of them. */
	const queue: ReplicaMessage[] = [];
	let isTelling = false;
	function tellNext(): void {
		const message = queue.shift();
		isTelling = message !== undefined;
		if (message === undefined) return;
		worker?.postMessage(message);
		setTimeout(tellNext, 0);
	}
	function tell(message: ReplicaMessage): void {
		worker ??= startWorker();
		// A map is copied before a step writes its cells in place, and checked with its surroundings.
		if (message.type === 'open' || message.type === 'surroundings') worker.postMessage(message);
		else queue.push(message);
		if (!isTelling) tellNext();
	}
	const stop = effect(() => {
		const open = new Set(editor.sessions.value);
		for (const [session, forget] of followed) if (!open.has(session)) forget();
		for (const session of open) if (!followed.has(session)) followed.set(session, follow(session));
	});

	function startWorker(): Worker {
		const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'findings' });
		started.addEventListener('message', ({ data }: MessageEvent<Checked>) => {
			const session = [...followed.keys()].find(({ id }) => id === data.session);
			if (session === undefined) return;
			const { inDocument, inFiles } = foundIn(session);
			inDocument.value = data.issues;
			if (data.around !== undefined) inFiles.value = data.around;
		});
		return started;
	}

	function follow(session: Session): () => void {
		let waiting: ReplicaMessage[] = [];
		let isCopied = false;
		let isOver = false;
		let timer: ReturnType<typeof setTimeout> | undefined;
		let stopAround = (): void => {};
		let stopOthers = (): void => {};
		const copy = (): void => {
			if (isCopied || isOver) return;
			isCopied = true;
			stopAround = effect(() => tell({ type: 'surroundings', session: session.id, surroundings: surroundingsOf(session) }));
			tell({ type: 'open', session: session.id, doc: session.history.doc });
			stopOthers = followOtherFiles(session, (issues) => {
				foundIn(session).inOthers.value = issues;
			});
		};
		const passOn = (): void => {
			timer = undefined;
			for (const message of waiting) tell(message);
			waiting = [];
		};
		const ended = session.onChange(({ changes }) => {
			// Changes that are made before the document is copied are in the copy.
			if (changes.length === 0 || !isCopied) return;
			const portions = portionsOf(changes);
			for (const [i, portion] of portions.entries()) {
				const more = i + 1 < portions.length;
				waiting.push({ type: 'change', session: session.id, changes: portion, ...(more && { more }) });
			}
			clearTimeout(timer);
			timer = setTimeout(passOn, PAUSE);
		});
		const endWaiting = effect(() => {
			if (session.kind !== 'map' || session.wasDrawn.value) whenIdle(editor)(copy);
		});
		setTimeout(copy, PATIENCE);
		return () => {
			isOver = true;
			clearTimeout(timer);
			endWaiting();
			stopAround();
			stopOthers();
			ended();
			followed.delete(session);
			if (isCopied) tell({ type: 'close', session: session.id });
		};
	}

	return () => {
		stop();
		for (const forget of [...followed.values()]) forget();
		worker?.terminate();
	};
}
