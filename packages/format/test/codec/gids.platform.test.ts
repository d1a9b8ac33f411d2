import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytesToGids, gidsToBytes, readGids, writeGids } from '../../src/codec/gids.ts';

describe('tile ids and their bytes', () => {
	const bytes = Uint8Array.of(1, 0, 0, 0, 0xff, 0xff, 0xff, 0xff, 0x78, 0x56, 0x34, 0x12, 3, 0, 0, 0x80);
	const gids = Uint32Array.of(1, 0xffffffff, 0x12345678, 0x80000003);

	it('[L1] are little-endian', () => {
		expect(bytesToGids(bytes)).toEqual(gids);
		expect(gidsToBytes(gids)).toEqual(bytes);
	});

	it('[L1] are little-endian on a big-endian host', () => {
		expect(readGids(bytes)).toEqual(gids);
		expect(writeGids(gids)).toEqual(bytes);
	});

	it('[L1] may start anywhere in a buffer', () => {
		for (const offset of [0, 1, 2, 3, 4, 7]) {
			const buffer = new Uint8Array(offset + bytes.length + 3);
			buffer.set(bytes, offset);
			const view = buffer.subarray(offset, offset + bytes.length);
			expect(bytesToGids(view)).toEqual(gids);
			expect(readGids(view)).toEqual(gids);
		}
		const part = Uint32Array.of(9, ...gids, 9).subarray(1, 5);
		expect(gidsToBytes(part)).toEqual(bytes);
		expect(writeGids(part)).toEqual(bytes);
	});

	it('ignore an incomplete id at the end', () => {
		for (const length of [0, 1, 2, 3, 4, 5, 7]) {
			const expected = gids.subarray(0, Math.floor(length / 4));
			expect(bytesToGids(bytes.subarray(0, length))).toEqual(expected);
			expect(readGids(bytes.subarray(0, length))).toEqual(expected);
			expect(bytesToGids(new Uint8Array([0, ...bytes]).subarray(1, 1 + length))).toEqual(expected);
		}
	});

	it('convert back to the same ids', () => {
		fc.assert(
			fc.property(fc.uint32Array(), (ids) => {
				expect(bytesToGids(gidsToBytes(ids))).toEqual(ids);
				expect(readGids(writeGids(ids))).toEqual(ids);
				expect(writeGids(ids)).toEqual(gidsToBytes(ids));
			}),
		);
	});
});
