import { expect } from 'vitest';
import { paced } from '../../../../tests/support/pace.ts';

/** A second and a half on an idle machine. With the square of the number of things, each operation needs much longer. */
const MOST_PACES = 150;

/** Runs something, and fails if it takes too long. */
export function quickly<T>(run: () => T): T {
	const { result, paces } = paced(run, MOST_PACES);
	expect(paces).toBeLessThan(MOST_PACES);
	return result;
}
