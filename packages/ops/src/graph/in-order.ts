/**
 * Starts a task for each item, some at a time, and gives the results in the order of the items, whichever comes first. Items may be
 * added to the list while it is worked through.
 *
 * @param width - how many tasks run at a time
 * @param task - must not reject: nobody waits for the results that come after one that is still missing
 */
export async function* inOrder<T, R>(
	items: readonly T[],
	width: number,
	task: (item: T) => Promise<R>,
): AsyncGenerator<readonly [item: T, result: R], void, void> {
	const running: (readonly [item: T, result: Promise<R>])[] = [];
	let started = 0;
	const start = (): void => {
		for (const item of items.slice(started, started + width - running.length)) {
			running.push([item, task(item)]);
			started++;
		}
	};
	for (start(); ; start()) {
		const first = running.shift();
		if (first === undefined) return;
		yield [first[0], await first[1]];
	}
}
