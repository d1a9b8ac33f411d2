import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { copyMatch } from '../../src/codec/copy-match.ts';
import { bitsAt, startOfBits, wideBitsAt } from '../../src/codec/zstd/bits.ts';
import { xxHash64Low } from '../../src/codec/zstd/xx-hash-64.ts';

describe('the parts of the zstd decoder', () => {
	// Checksums written by the zstd command, for bytes of (7 × index + 3) mod 251.
	it.each([
		[0, 0x51d8e999],
		[1, 0xbc1f4bb6],
		[3, 0x52e564c9],
		[4, 0x66ee9fda],
		[7, 0x59ce60d8],
		[8, 0xc6f90092],
		[31, 0xcc4a6119],
		[32, 0xf790fd97],
		[33, 0xba588784],
		[44, 0x580510dd],
		[63, 0xb9ed16e9],
		[64, 0xbeed6894],
		[100, 0x8290f456],
		[1000, 0x24085ea4],
	])('XXH64 of %i bytes', (length, hash) => {
		const bytes = Uint8Array.from({ length: length + 1 }, (_, index) => ((index - 1) * 7 + 3 + 251) % 251);
		expect(xxHash64Low(bytes.subarray(1))).toBe(hash);
	});

	it('repeats earlier output, including bytes of the same match', () => {
		fc.assert(
			fc.property(fc.uint8Array({ minLength: 1, maxLength: 90 }), fc.nat(), fc.integer({ min: 3, max: 300 }), (start, choice, length) => {
				const distance = 1 + (choice % start.length);
				const expected = Array.from(start);
				for (let count = 0; count < length; count++) expected.push(expected[expected.length - distance] ?? -1);
				const bytes = new Uint8Array(start.length + length + 1);
				bytes.set(start);
				copyMatch(bytes, start.length, distance, length);
				expect(Array.from(bytes)).toEqual([...expected, 0]);
			}),
		);
	});

	it('reads bits at any position', () => {
		fc.assert(
			fc.property(fc.uint8Array({ minLength: 12, maxLength: 12 }), fc.nat(32), fc.nat(32), (bytes, position, count) => {
				const view = new DataView(bytes.buffer);
				const expected = Number(BigInt.asUintN(count, view.getBigUint64(0, true) >> BigInt(position)));
				if (count <= 25) expect(bitsAt(view, position, count)).toBe(expected);
				if (count >= 16) expect(wideBitsAt(view, position, count)).toBe(expected);
			}),
		);
	});

	it('finds the start of bits that are read backwards', () => {
		const view = new DataView(Uint8Array.of(0, 7, 1, 0x80, 0).buffer);
		expect(startOfBits(view, 0, 2)).toBe(10);
		expect(startOfBits(view, 1, 3)).toBe(16);
		expect(startOfBits(view, 1, 4)).toBe(31);
		expect(() => startOfBits(view, 1, 5)).toThrow('without a beginning');
		expect(() => startOfBits(view, 2, 2)).toThrow('without a beginning');
	});
});
