import fc from 'fast-check';
import { inject } from 'vitest';

declare module 'vitest' {
	interface ProvidedContext {
		/** The seed of the property tests; missing if each run takes its own. */
		readonly seed?: number;
	}
}

const seed = inject('seed');
if (seed !== undefined) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });
