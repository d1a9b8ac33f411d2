import { median, timeOf } from './times.ts';

/** The times of two functions, measured in the same run. */
export interface Ratio {
	readonly name: string;
	/** Median time of ours, in milliseconds. */
	readonly ours: number;
	/** Median time of the baseline, in milliseconds. */
	readonly baseline: number;
	readonly ratio: number;
}

/**
 * Runs two functions alternately, so that a machine that slows down meanwhile slows both, and compares their medians.
 *
 * @param rounds - how often each runs, after a fifth more runs that do not count
 */
export function compare(name: string, ours: () => unknown, baseline: () => unknown, rounds = 25): Ratio {
	const times: Record<'ours' | 'baseline', number[]> = { ours: [], baseline: [] };
	for (let i = -Math.ceil(rounds / 5); i < rounds; i++) {
		const took = { baseline: timeOf(baseline), ours: timeOf(ours) };
		if (i < 0) continue;
		times.ours.push(took.ours);
		times.baseline.push(took.baseline);
	}
	const [own, base] = [median(times.ours), median(times.baseline)];
	return { name, ours: own, baseline: base, ratio: own / base };
}

/** Prints ratios as a table. */
export function print(title: string, rows: readonly Ratio[]): void {
	console.log(`${title}\n`);
	console.log(`${'case'.padEnd(44)}${'ours'.padStart(12)}${'baseline'.padStart(12)}${'ratio'.padStart(9)}`);
	for (const { name, ours, baseline, ratio } of rows) {
		console.log(
			`${name.padEnd(44)}${`${ours.toFixed(1)} ms`.padStart(12)}${`${baseline.toFixed(1)} ms`.padStart(12)}${ratio.toFixed(2).padStart(9)}`,
		);
	}
}
