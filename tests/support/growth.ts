import { expect } from 'vitest';
import { usedTime } from './pace.ts';

/** How often both sizes are tried. Something else may slow down some tries, but not all. */
const ATTEMPTS = 6;

/** Milliseconds that the small size takes at least. What takes less is not measured well. */
const LEAST = 4;

/**
 * Fails if the time of something grows much faster than the number of its things. With the square of their number, it takes `times` times as
 * long for each thing, which is beyond what another program beside the test does: the quickest of several tries count, in processor time.
 *
 * @param times - how many times the number of things is larger for `large` than for `small`
 *
 * @example
 * expectGrowth(8, () => sort(few), () => sort(many));
 */
export function expectGrowth(times: number, small: () => unknown, large: () => unknown): void {
	let least = Number.POSITIVE_INFINITY;
	let most = Number.POSITIVE_INFINITY;
	const factor = (): number => most / Math.max(LEAST, least);
	const limit = (times * (times + 1)) / 2;
	for (let attempt = 0; attempt < ATTEMPTS && !(factor() < limit); attempt++) {
		least = Math.min(least, timeOf(small));
		most = Math.min(most, timeOf(large));
	}
	expect(factor()).toBeLessThan(limit);
}

function timeOf(run: () => unknown): number {
	const start = usedTime();
	run();
	return usedTime() - start;
}
