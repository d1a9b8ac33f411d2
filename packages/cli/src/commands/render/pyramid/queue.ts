/** Runs a limited number of tasks in parallel. */
export interface Queue {
	/** Starts a task as soon as possible. Resolves when it has started. */
	readonly add: (task: () => Promise<void>) => Promise<void>;
	/** Waits until all tasks are done. */
	readonly end: () => Promise<void>;
}

/** Makes a queue. If a task fails, the next call throws its error. */
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
