/** Does work in turns: requests that come while it goes on are done after it, together. */
export interface Turns {
	/** Does the work soon: in a task of its own, and not more often than the pause says. */
	soon(): void;
	/** Does the work now, or right after the work in progress. @returns whether it was done */
	now(): Promise<boolean>;
	/** Does other work in its turn. @returns whether it was done */
	also(other: () => Promise<void>): Promise<boolean>;
	/** Cancels the work that is due soon. */
	cancel(): void;
}

/** The time to wait after the work has failed, in milliseconds: the storage may be full. */
const AFTER_FAILURE = 5000;

/**
 * Gives work its turns.
 *
 * @param pause - the least time between two, in milliseconds
 */
export function turnsOf(work: () => Promise<void>, pause: number, onError: (error: unknown) => void): Turns {
	let timer: ReturnType<typeof setTimeout> | undefined;
	let turn = Promise.resolve(true);
	let next = 0;
	const also = (other: () => Promise<void>): Promise<boolean> => {
		turn = turn.then(other).then(
			() => true,
			(error: unknown) => {
				next = performance.now() + Math.max(pause, AFTER_FAILURE);
				onError(error);
				return false;
			},
		);
		return turn;
	};
	const cancel = (): void => {
		clearTimeout(timer);
		timer = undefined;
	};
	const now = (): Promise<boolean> => {
		cancel();
		next = performance.now() + pause;
		return also(work);
	};
	return {
		soon() {
			timer ??= setTimeout(() => void now(), Math.max(0, next - performance.now()));
		},
		now,
		also,
		cancel,
	};
}
