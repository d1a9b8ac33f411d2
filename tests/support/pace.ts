/** How often a run is repeated that took too long: something else may have slowed it down. */
const ATTEMPTS = 3;

const ordinary = JSON.stringify(Array.from({ length: 20_000 }, (_, id) => ({ id, name: `object ${id}`, x: id / 3, visible: true })));

const reportsProcessorTime = typeof process !== 'undefined' && typeof process.cpuUsage === 'function';

/**
 * The most that a run may take whose time must not explode: ten seconds on an idle machine. The runs that are measured take up to 50 paces
 * there, and four times as many while other programs run, so only a run whose time explodes takes longer.
 */
export const MOST_PACES = 1000;

let usual: number | undefined;

/** The result of a run, and its time. */
export interface Paced<T> {
	readonly result: T;
	/** Its time, measured by the time of some ordinary work on the same machine: a pace is about ten milliseconds. */
	readonly paces: number;
}

/**
 * Runs something and measures its time in paces: a limit in paces holds on slow machines, too. Processor time is measured, which does not
 * depend on what else the machine does. Browsers do not report it: there nothing is measured, and `paces` is 0.
 *
 * Above {@link MOST_PACES} it runs again, up to three times in all; the last run counts.
 */
export function paced<T>(run: () => T): Paced<T> {
	if (!reportsProcessorTime) return { result: run(), paces: 0 };
	for (let attempt = 1; ; attempt++) {
		usual = attempt === 1 ? (usual ?? pace()) : pace();
		const start = usedTime();
		const result = run();
		const paces = (usedTime() - start) / usual;
		if (paces < MOST_PACES || attempt === ATTEMPTS) return { result, paces };
	}
}

function pace(): number {
	JSON.parse(ordinary);
	const start = usedTime();
	JSON.parse(ordinary);
	return Math.max(10, usedTime() - start);
}

/** Milliseconds of processor time of this process; in browsers, milliseconds of the clock. */
export function usedTime(): number {
	if (!reportsProcessorTime) return performance.now();
	const { user, system } = process.cpuUsage();
	return (user + system) / 1000;
}
