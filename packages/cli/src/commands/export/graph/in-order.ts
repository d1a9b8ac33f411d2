/**
 * Runs a task for each item, several at a time, and handles the results in the order of the items.
 *
 * @param width - how many tasks run at a time
 */
export async function inOrder<T, R>(
	items: readonly T[],
	width: number,
	task: (item: T) => Promise<R>,
	done: (item: T, result: R, index: number) => Promise<void>,
): Promise<void> {
	const running: Promise<R>[] = [];
	for (const [index, item] of items.entries()) {
		for (const next of items.slice(index + running.length, index + width)) {
			const result = task(next);
			// It is awaited below; until then, a failure must not count as unhandled.
			result.catch(() => {});
			running.push(result);
		}
		const first = running.shift();
		if (first !== undefined) await done(item, await first, index);
	}
}
