/** Changed and deleted files, by path. */
export type Changes = ReadonlyMap<string, 'changed' | 'deleted'>;

/** Collects changes, and returns them together after a quiet moment. */
export interface Collector {
	readonly note: (path: string, what: 'changed' | 'deleted') => void;
	/** Waits for changes; earlier ones are returned at once. */
	readonly next: () => Promise<Changes>;
}

/** Programs save in several steps, and users save several files at once. */
const QUIET_MS = 100;

export function collector(): Collector {
	let pending = new Map<string, 'changed' | 'deleted'>();
	let timer: NodeJS.Timeout | undefined;
	let waiting: ((changes: Changes) => void) | undefined;
	const deliver = (): void => {
		timer = undefined;
		if (waiting === undefined || pending.size === 0) return;
		const [changes, resolve] = [pending, waiting];
		pending = new Map();
		waiting = undefined;
		resolve(changes);
	};
	return {
		note: (path, what) => {
			pending.set(path, what);
			clearTimeout(timer);
			timer = setTimeout(deliver, QUIET_MS);
		},
		next: () =>
			new Promise((resolve) => {
				waiting = resolve;
				if (timer === undefined) deliver();
			}),
	};
}
