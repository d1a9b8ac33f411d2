import fc from 'fast-check';
import { expect, it } from 'vitest';
import { effort } from '../../../../tests/support/effort.ts';
import { digitTable } from '../../src/write/digits.ts';
import { putShortest } from '../../src/write/shortest.ts';

/** The text that is written; `undefined` if it is left to the engine. */
function textOf(value: number): string | undefined {
	const view = new DataView(new ArrayBuffer(64));
	const end = putShortest(view, 3, value, digitTable());
	return end === undefined ? undefined : new TextDecoder().decode(new Uint8Array(view.buffer, 3, end - 3));
}

const runs = { numRuns: effort(3000, 200_000) };
const fraction = fc.double({ min: 1e-4, max: 1e8, noNaN: true }).filter((value) => !Number.isInteger(value));

it('J7: a number is written in the shortest form, as the engine does', () => {
	fc.assert(
		fc.property(fraction, (value) => {
			expect([undefined, String(value)]).toContain(textOf(value));
		}),
		runs,
	);
});

it('J7: hardly any number of the usual size is left to the engine', () => {
	const values = fc.sample(fc.double({ min: 1, max: 9999, noNaN: true }), { numRuns: 1000, seed: 1 });
	const left = values.filter((value) => !Number.isInteger(value) && textOf(value) === undefined);
	expect(left.length).toBeLessThan(100);
});

it('J7: thirds and the doubles beside numbers with few digits are written as the engine does', () => {
	const near = fc
		.tuple(fc.integer({ min: 1, max: 1e6 }), fc.constantFrom(3, 7, 8, 10, 60, 100, 1000, 65536), fc.integer({ min: -3, max: 3 }))
		.map(([number, divisor, steps]) => beside(number / divisor, steps))
		.filter((value) => !Number.isInteger(value) && value >= 1e-3);
	fc.assert(
		fc.property(near, (value) => {
			expect([undefined, String(value)]).toContain(textOf(value));
		}),
		runs,
	);
});

it.each([
	0.1,
	0.5,
	0.001,
	1 / 3,
	281.3333333333333,
	1352.4386181961745,
	9999999.999999998,
	0.9999999999999999,
	1.0000000000000002,
	2 ** -9,
])('J7: %d', (value) => {
	expect(textOf(value)).toBe(String(value));
});

it('J7: very small and large numbers, and those in the middle of two decimals, are left to the engine', () => {
	for (const value of [0.00099, 1e-7, 5e-324, 1e7 + 0.5, 2 ** 40 + 0.5, 5.6658477783203125]) expect(textOf(value)).toBeUndefined();
});

/** The double that is a number of steps after another. */
function beside(value: number, steps: number): number {
	const bits = new BigInt64Array(1);
	const numbers = new Float64Array(bits.buffer);
	numbers[0] = value;
	bits[0] = (bits[0] ?? 0n) + BigInt(steps);
	return numbers[0] ?? 0;
}
