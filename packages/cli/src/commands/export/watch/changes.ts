/** What became of files: whether each is there, by path. */
export type Changes = ReadonlyMap<string, 'changed' | 'gone'>;

/** Changes as they come in, given out together when it has become quiet. */
export interface Collector {
	readonly note: (path: string, what: 'changed' | 'gone') => void;
	/** Waits for changes; those that came meanwhile are given at once. */
	readonly next: () => Promise<Changes>;
}

/** Programs save in several steps, and a person saves several files: they belong together. */
const QUIET_MS = 100;

export function collector(): Collector {
	let pending = new Map<string, 'changed' | 'gone'>();
	let timer: NodeJS.Timeout | undefined;
	let waiting: ((changes: Changes) => void) | undefined;
	const give = (): void => {
		timer = undefined;
		if (waiting === undefined || pending.size === 0) return;
		const [given, resolve] = [pending, waiting];
		pending = new Map();
		waiting = undefined;
		resolve(given);
	};
	return {
		note: (path, what) => {
			pending.set(path, what);
			clearTimeout(timer);
			timer = setTimeout(give, QUIET_MS);
		},
		next: () =>
			new Promise((resolve) => {
				waiting = resolve;
				if (timer === undefined) give();
			}),
	};
}
