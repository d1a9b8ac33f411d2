import fc from 'fast-check';
import { inject } from 'vitest';

declare module 'vitest' {
	interface ProvidedContext {
		/** The seed of a long run; missing in `npm test`. */
		readonly longSeed?: number;
	}
}

const longSeed = inject('longSeed');
if (longSeed !== undefined) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: longSeed });

/**
 * How often, or with how many things, a test runs.
 *
 * @param usual - the count in `npm test`
 * @param long - the count in `npm run test:long`
 *
 * @example
 * fc.assert(fc.property(…), { numRuns: effort(10, 100) });
 */
export const effort = (usual: number, long: number): number => (longSeed === undefined ? usual : long);
