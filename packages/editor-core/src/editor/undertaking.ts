import type { ReadonlySignal, Signal } from '@preact/signals-core';
import { signal } from '@preact/signals-core';

/** Something that takes a while, as the page shows it. */
export interface Undertaking {
	readonly id: number;
	/** Its description: `Opening island.tmj…`. */
	readonly title: string;
	/** The part of it that is done, from 0 to 1; `undefined` if that is not known. */
	readonly done: ReadonlySignal<number | undefined>;
	cancel(): void;
}

/** The controls that an undertaking gets. It changes nothing that the user sees before it is complete, so that it can be cancelled. */
export interface Progress {
	/** Ends when the user cancels. Ask it after each pause before anything is changed. */
	readonly signal: AbortSignal;
	/** Says how much is done, from 0 to 1. */
	report(done: number): void;
	/** Lets the page do something else. @throws if the user has cancelled in the meantime */
	rest(): Promise<void>;
}

let lastId = 0;

/**
 * Does something that may take a while. The page shows it if it does, with a button that cancels it.
 *
 * @param work - ends soon after it is cancelled, by an error; {@link untilCancelled} does that for work that cannot
 * @returns what `work` returns; `undefined` if the user cancelled it
 */
export async function undertake<T>(
	undertakings: Signal<readonly Undertaking[]>,
	title: string,
	work: (progress: Progress) => Promise<T>,
): Promise<T | undefined> {
	const ending = new AbortController();
	const done = signal<number | undefined>(undefined);
	const own: Undertaking = { id: ++lastId, title, done, cancel: () => ending.abort() };
	undertakings.value = [...undertakings.value, own];
	try {
		return await work({
			signal: ending.signal,
			report(part) {
				done.value = part;
			},
			async rest() {
				await new Promise((resolve) => setTimeout(resolve, 0));
				ending.signal.throwIfAborted();
			},
		});
	} catch (error) {
		if (ending.signal.aborted) return undefined;
		throw error;
	} finally {
		undertakings.value = undertakings.value.filter((other) => other !== own);
	}
}

/** Waits for work that cannot be ended, as long as the user does not cancel it. Its result is dropped then. @throws if the user cancels */
export async function untilCancelled<T>({ signal }: Progress, work: Promise<T>): Promise<T> {
	const cancelled = new Promise<never>((_, reject) => {
		signal.addEventListener('abort', () => reject(signal.reason), { once: true });
	});
	return await Promise.race([work, cancelled]);
}
