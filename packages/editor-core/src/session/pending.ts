import type { Signal } from '@preact/signals-core';
import { signal } from '@preact/signals-core';
import { service } from '../services/service.ts';
import type { Session } from './session.ts';

/** The work on a document that is still to be done. */
interface Pending {
	readonly work: Set<Promise<unknown>>;
	/** The edits among it, whose results are found in the background. */
	readonly edits: Set<Promise<unknown>>;
	readonly count: Signal<number>;
}

const pendingOf = service('pending changes', (_: Session): Pending => ({ work: new Set(), edits: new Set(), count: signal(0) }));

/**
 * Notes that something is being read, such as the clipboard or a file, and that the document will change then. Saving and closing wait
 * for that, so that the requested change is in the file.
 */
export async function changing<T>(session: Session, work: () => Promise<T>): Promise<T> {
	const pending = pendingOf(session);
	const doing = work();
	pending.work.add(doing);
	pending.count.value++;
	try {
		return await doing;
	} finally {
		pending.work.delete(doing);
		pending.count.value--;
	}
}

/** Like {@link changing}, for an edit whose result is found in the background: undo, redo and other edits wait for it. */
export async function editing<T>(session: Session, work: () => Promise<T>): Promise<T> {
	const { edits } = pendingOf(session);
	const doing = changing(session, work);
	edits.add(doing);
	try {
		return await doing;
	} finally {
		edits.delete(doing);
	}
}

/** Does something when all edits that were requested before are done: at once if there are none. */
export function afterEdits(session: Session, next: () => void | Promise<void>): void | Promise<void> {
	const before = [...pendingOf(session).edits];
	if (before.length === 0) return next();
	return editing(session, async () => {
		await Promise.allSettled(before);
		await next();
	});
}

/** Whether a document will still change because of earlier requests. */
export const isChanging = (session: Session): boolean => pendingOf(session).count.value > 0;

/** Waits until all requested work is done. Work that fails reports that to its caller. */
export async function settled(session: Session): Promise<void> {
	const { work } = pendingOf(session);
	while (work.size > 0) await Promise.allSettled(work);
}
