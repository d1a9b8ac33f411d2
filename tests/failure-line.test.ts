import fc from 'fast-check';
import { expect, it } from 'vitest';
import { failureLine } from '../tools/failure-line.ts';

/** The report of Vitest for a test that throws. */
function reported(test: () => void): string | undefined {
	try {
		test();
		return undefined;
	} catch (error) {
		return error instanceof Error ? error.stack : undefined;
	}
}

it('a failed property has its seed, path and counterexample in the summary', () => {
	const property = fc.property(fc.array(fc.nat(9)), (list) => list.length < 2);
	expect(failureLine(reported(() => fc.assert(property, { seed: 7 })))).toMatch(
		/^Error: Property failed after \d+ tests; \{ seed: 7, path: "[\d:]+", endOnFailure: true \}; Counterexample: \[\[0,0\]\]; Shrunk \d+ time\(s\)/,
	);
});

it('any other failure has its message in the summary, without the stack', () => {
	const failing = (message: string) => () => {
		throw new Error(message);
	};
	expect(failureLine(reported(failing('expected 1 to be 2')))).toBe('Error: expected 1 to be 2');
	expect(failureLine(reported(failing('one\ntwo\n\nthree')))).toBe('Error: one; two; three');
	expect(failureLine('a'.repeat(10_000))).toHaveLength(4001);
	expect(failureLine(undefined)).toBe('');
});
