import { inject } from 'vitest';

declare module 'vitest' {
	interface ProvidedContext {
		/** Whether this is a long run: `npm run test:long`. */
		readonly long: boolean;
	}
}

const isLong = inject('long');

/**
 * How often, or with how many things, a test runs.
 *
 * @param usual - the count in `npm test`
 * @param long - the count in `npm run test:long`
 *
 * @example
 * fc.assert(fc.property(…), { numRuns: effort(10, 100) });
 */
export const effort = (usual: number, long: number): number => (isLong ? long : usual);
