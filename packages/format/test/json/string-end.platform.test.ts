import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { effort } from '../../../../tests/support/effort.ts';
import { finder } from '../../src/codec/simd/large-finder.ts';
import { stringEnd, wordsOf } from '../../src/read/json/string-end.ts';

/** The same, byte by byte. */
function slowly(bytes: Uint8Array, start: number): number | undefined {
	for (let at = start; at < bytes.length; at++) {
		const byte = bytes[at] ?? 0;
		if (byte === 0x22) return at;
		if (byte < 0x20) return undefined;
		if (byte === 0x5c) {
			if (bytes[at + 1] !== 0x2f) return undefined;
			at++;
		}
	}
	return undefined;
}

describe('finding the end of a string, four bytes at a time', () => {
	it('finds the same as byte by byte, at any alignment in memory', () => {
		const byte = fc.oneof({ weight: 20, arbitrary: fc.constantFrom(0x41, 0x2f, 0x20, 0x7f, 0x80, 0xa2, 0xdc, 0xff) }, fc.nat(255));
		fc.assert(
			fc.property(fc.array(byte, { maxLength: 40 }), fc.nat(7), fc.nat(12), (values, offset, start) => {
				const memory = new Uint8Array(offset + values.length + 3).fill(0x22);
				memory.set(values, offset);
				const bytes = memory.subarray(offset, offset + values.length);
				expect(stringEnd(wordsOf(bytes), start)).toBe(slowly(bytes, start));
			}),
			{ numRuns: effort(750, 15_000) },
		);
	});

	it('does not search past the end of a text that ends after an escape', () => {
		for (let length = 2; length < 20; length++) {
			const bytes = new TextEncoder().encode(`${'A'.repeat(length - 2)}\\/`);
			for (const rest of ['', 'B', 'BC'])
				expect(stringEnd(wordsOf(Uint8Array.from([...bytes, ...new TextEncoder().encode(rest)])), 0)).toBe(undefined);
		}
	});

	it.each(Array.from({ length: 16 }, (_, place) => place))('finds each byte that ends or breaks the string, at position %i', (place) => {
		for (let value = 0; value < 256; value++) {
			const bytes = new Uint8Array(24).fill(0x41);
			bytes[place] = value;
			bytes[20] = 0x22;
			expect(stringEnd(wordsOf(bytes), 0)).toBe(value === 0x22 ? place : value < 0x20 || value === 0x5c ? undefined : 20);
		}
	});
});

describe('finding the end of a long string, by a finder', () => {
	/** The size of the part of a document that the finder has in memory. */
	const SHOWN = 0x10000;

	it('finds the same as byte by byte, also across parts', () => {
		const places = fc.oneof(fc.nat(3 * SHOWN), fc.nat(200), fc.integer({ min: SHOWN - 40, max: SHOWN + 700 }));
		const values = fc.oneof(fc.constantFrom(0x22, 0x5c, 0x2f, 0x1f, 0x00, 0x20, 0x80, 0xff), fc.nat(255));
		fc.assert(
			fc.property(fc.array(fc.tuple(places, values), { maxLength: 6 }), fc.nat(5), fc.nat(40), (changes, offset, start) => {
				const bytes = new Uint8Array(offset + 3 * SHOWN).subarray(offset).fill(0x41);
				for (const [place, value] of changes) bytes[place] = value;
				// An escape that the string may have.
				bytes[2 * SHOWN - 1] = 0x5c;
				bytes[2 * SHOWN] = 0x2f;
				expect(stringEnd(wordsOf(bytes), start, finder(bytes))).toBe(slowly(bytes, start));
			}),
			{ numRuns: effort(75, 1500) },
		);
	});

	it.each([0, 1, 15, 16, 17, 600, SHOWN])('finds each byte that ends or breaks the string, %i bytes before a part ends', (before) => {
		const place = Math.max(600, SHOWN - before);
		for (let value = 0; value < 256; value++) {
			const bytes = new Uint8Array(SHOWN + 100).fill(0x41);
			bytes[place] = value;
			bytes[SHOWN + 90] = 0x22;
			expect(stringEnd(wordsOf(bytes), 0, finder(bytes))).toBe(slowly(bytes, 0));
		}
	});
});
