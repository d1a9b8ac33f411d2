import { inject } from 'vitest';

declare module 'vitest' {
	interface ProvidedContext {
		/** The part of the long run that this is: 1 for all of it, 4 for a quarter, 0 for `npm test`. */
		readonly long: number;
	}
}

const long = inject('long');

/**
 * How often, or with how many things, a test runs.
 *
 * @param usual - the count in `npm test`
 * @param most - the count in `npm run test:long`; a part of a long run has that part of it, and at least the usual count
 *
 * @example
 * fc.assert(fc.property(…), { numRuns: effort(10, 100) });
 */
export const effort = (usual: number, most: number): number => (long === 0 ? usual : Math.max(usual, Math.ceil(most / long)));

/**
 * Which of many things a test takes: the first, and then each that is this many places behind the one before.
 *
 * @param usual - the distance in `npm test`
 * @param least - the distance in `npm run test:long`; a part of a long run takes that part of the things, and at least as many as `npm test`
 *
 * @example
 * for (let place = 0; place < length; place += distance(7)) …
 */
export const distance = (usual: number, least = 1): number => (long === 0 ? usual : Math.min(usual, least * long));

/**
 * The things of a list that a test takes: in `npm test` a fixed share, in `npm run test:long` all. A part of a long run takes others than
 * `npm test`.
 *
 * @param step - `npm test` takes one of this many
 *
 * @example
 * it.each(sampleOf(documents, 5))('$path', (row) => …);
 */
export function sampleOf<T>(all: readonly T[], step: number): readonly T[] {
	const apart = distance(step);
	const first = long === 0 ? 0 : Math.floor(apart / 2);
	return all.filter((_, i) => i % apart === first);
}
