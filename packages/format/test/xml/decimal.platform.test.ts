import fc from 'fast-check';
import { expect, it } from 'vitest';
import { effort } from '../../../../tests/support/effort.ts';
import { Scanner } from '../../src/read/xml/quick/scanner.ts';

/** The number that the quick reader reads. */
function numberOf(text: string): number | undefined {
	const bytes = new TextEncoder().encode(`"${text}"`);
	const none = (): string => '';
	return new Scanner(bytes, 1, { ascii: none, utf8: none, next: () => -1 }, 1000).number(0x22);
}

const digits = (most: number): fc.Arbitrary<string> => fc.stringMatching(new RegExp(`^\\d{1,${most}}$`));

it('X5: a decimal with any digits is the double that the engine reads, or left to it', () => {
	const decimal = fc.tuple(digits(14), fc.option(digits(14))).map(([whole, rest]) => (rest === null ? whole : `${whole}.${rest}`));
	fc.assert(
		fc.property(decimal, (text) => {
			expect([undefined, Number(text)]).toContain(numberOf(text));
		}),
		{ numRuns: effort(2000, 100_000) },
	);
});

it('X5: every double of the size of coordinates is read from its own text', () => {
	const coordinate = fc.double({ min: 1e-3, max: 1e9, noNaN: true });
	fc.assert(
		fc.property(coordinate, (value) => {
			expect(numberOf(String(value))).toBe(value);
		}),
		{ numRuns: effort(2000, 100_000) },
	);
});

it('X5: what is near the middle of two doubles is read as the engine does, and the middle itself is left to it', () => {
	const large = fc.bigInt({ min: 2n ** 55n, max: 2n ** 63n });
	const half = (value: bigint): bigint => 2n ** BigInt(value.toString(2).length - 54);
	fc.assert(
		fc.property(large, fc.constantFrom(-1n, 0n, 1n), (value, beside) => {
			const step = 2n * half(value);
			const middle = (value / step) * step + half(value);
			const text = String(middle + beside);
			expect(numberOf(text)).toBe(beside === 0n ? undefined : Number(text));
		}),
		{ numRuns: effort(2000, 100_000) },
	);
});

it('X5: zeros in front do not count, and too many digits are left to the engine', () => {
	expect(numberOf('00000000000000000000000000')).toBe(0);
	expect(numberOf('0000000000000000001.5')).toBe(1.5);
	expect(numberOf('0.00000000000000000012')).toBe(1.2e-19);
	expect(numberOf('1234567890123456789012')).toBeUndefined();
	expect(numberOf('0.00000000000000000000001')).toBeUndefined();
});
