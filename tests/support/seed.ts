import fc from 'fast-check';
import { inject } from 'vitest';

declare module 'vitest' {
	interface ProvidedContext {
		/** The seed of the property tests. */
		readonly seed: number;
	}
}

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: inject('seed') });
