/**
 * Runs a task for each item, several at a time, and yields the results in the order of the items, whichever task ends first. Items may
 * be added to the list meanwhile.
 *
 * @param width - the most tasks that run at the same time
 * @param task - must not reject: later tasks run before their results are awaited
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
