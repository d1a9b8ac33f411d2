/** Runs tasks, so many at a time. */
export interface Queue {
	/** Starts a task as soon as there is room, and waits for that alone. */
	readonly add: (task: () => Promise<void>) => Promise<void>;
	/** Waits until all are done. */
	readonly end: () => Promise<void>;
}

/** A queue; where a task fails, so does the next call. */
export function queue(width: number): Queue {
	const running = new Set<Promise<void>>();
	const failures: unknown[] = [];
	const check = (): void => {
		if (failures.length > 0) throw failures[0];
	};
	return {
		add: async (task) => {
			while (running.size >= width) await Promise.race(running);
			check();
			const run: Promise<void> = task()
				.catch((error: unknown) => {
					failures.push(error);
				})
				.finally(() => running.delete(run));
			running.add(run);
		},
		end: async () => {
			await Promise.all(running);
			check();
		},
	};
}
