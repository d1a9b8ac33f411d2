import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { effort } from '../../../../tests/support/effort.ts';
import type { Decoded } from '../../src/codec/codec.ts';
import { isQuick } from '../support/quickly.ts';
import { anyBytes, fromBase64, layer, noise } from './tile-bytes.ts';

/** The functions that both platforms have. */
export interface ZstdModule {
	unzstd(bytes: Uint8Array, limit: number): Decoded;
	zstd(bytes: Uint8Array, level: number): Uint8Array;
	prepareZstd(): Promise<void>;
}

/** Made by the zstd command 1.5: with size and checksum, with only the size, and with neither. */
const WITH_CHECKSUM = 'KLUv/SSArQEA4sQKE7CpNQzDAElAobTSSmtk7y2lTAFXnhz5cePFiQ/C5WO25npw4Ono53d7BQIAu0Y0AWWtxjEp';
const WITH_SIZE = 'KLUv/SCArQEA4sQKE7CpNQzDAElAobTSSmtk7y2lTAFXnhz5cePFiQ/C5WO25npw4Ono53d7BQIAu0Y0AWU=';
const WITHOUT_SIZE = 'KLUv/QBYrQEA4sQKE7CpNQzDAElAobTSSmtk7y2lTAFXnhz5cePFiQ/C5WO25npw4Ono53d7BQIAu0Y0AWU=';
const MAGIC = [0x28, 0xb5, 0x2f, 0xfd];
const SKIPPABLE = [0x5a, 0x2a, 0x4d, 0x18, 3, 0, 0, 0, 9, 9, 9];

/** A frame without a declared size, with a number of blocks of 128 KB, each of one repeated byte. */
function bomb(blocks: number): Uint8Array {
	const bytes = new Uint8Array(6 + blocks * 4);
	bytes.set([...MAGIC, 0, 0x38]);
	for (let block = 0; block < blocks; block++) bytes.set([(block === blocks - 1 ? 1 : 0) | 2, 0, 0x10, 0], 6 + block * 4);
	return bytes;
}

/** A block that takes fzstd 80 seconds: 98,047 matches of 65,539 bytes each, without any bytes to repeat. */
const ENDLESS = [...MAGIC, 0xa0, 0xff, 0xff, 0, 0, 0x6d, 0, 0, 1, 0x41, 0xff, 0xff, 0xff, 0x54, 0, 0, 52, 0xff, 0xff, 0xff, 1];

/** Tests one platform's zstd. */
export function testZstd(platform: string, { unzstd, zstd, prepareZstd }: ZstdModule): void {
	const failure = (bytes: ArrayLike<number>, limit: number): string => {
		const result = unzstd(Uint8Array.from(bytes), limit);
		return result.ok ? `ok, ${result.bytes.length} bytes` : result.reason;
	};

	describe(`${platform}: zstd`, () => {
		beforeAll(prepareZstd);

		it('reads files written by the zstd command', () => {
			for (const file of [WITH_CHECKSUM, WITH_SIZE, WITHOUT_SIZE]) {
				expect(unzstd(fromBase64(file), layer.length)).toEqual({ ok: true, bytes: layer });
			}
		});

		it('[L5] reads its own output at every level', () => {
			fc.assert(
				fc.property(anyBytes, fc.constantFrom(-1, ...Array.from({ length: 22 }, (_, index) => index + 1)), (bytes, level) => {
					expect(unzstd(zstd(bytes, level), bytes.length)).toEqual({ ok: true, bytes });
				}),
			);
		});

		it('[L5] accepts only levels −1 and 1 to 22; −1 is 3', () => {
			const bytes = noise(5000, 5);
			expect(zstd(bytes, -1)).toEqual(zstd(bytes, 3));
			for (const level of [-2, 0, 23, 1.5, Number.NaN]) expect(() => zstd(bytes, level)).toThrow(RangeError);
		});

		it('reads larger layers: with many blocks, with reused tables, and from the middle of a buffer', () => {
			for (const values of [1, 2, 40, 256]) {
				const bytes = noise(700_000, values);
				const frame = zstd(bytes, 3);
				const buffer = new Uint8Array(frame.length + 5);
				buffer.set(frame, 3);
				const result = unzstd(buffer.subarray(3, 3 + frame.length), bytes.length);
				expect(result.ok && result.bytes.length === bytes.length && result.bytes.every((byte, at) => byte === bytes[at])).toBe(true);
			}
		});

		it('reads more than the memory reserved at first', () => {
			const result = unzstd(bomb(140), 2 ** 26);
			expect(result.ok && result.bytes.length === 140 * 2 ** 17 && result.bytes.every((byte) => byte === 0)).toBe(true);
			const length = 2 ** 24 + 12_345;
			expect(failure(zstd(new Uint8Array(length), 3), length)).toBe(`ok, ${length} bytes`);
		});

		it('[L4] the limit is the last size allowed', () => {
			for (const file of [WITH_CHECKSUM, WITH_SIZE, WITHOUT_SIZE]) {
				expect(failure(fromBase64(file), 128)).toBe('ok, 128 bytes');
				expect(failure(fromBase64(file), 127)).toBe('too-long');
				expect(failure(fromBase64(file), 0)).toBe('too-long');
				expect(failure(fromBase64(file), Number.POSITIVE_INFINITY)).toBe('ok, 128 bytes');
			}
			expect(failure(zstd(new Uint8Array(0), 3), 0)).toBe('ok, 0 bytes');
		});

		it('[L4] bytes after the first frame are ignored, and skippable frames before it are skipped', () => {
			const frame = fromBase64(WITH_SIZE);
			for (const tail of [frame, [0], [0, 0, 0, 0], MAGIC, noise(20)]) {
				expect(unzstd(Uint8Array.from([...frame, ...tail]), 1000)).toEqual({ ok: true, bytes: layer });
			}
			expect(unzstd(Uint8Array.from([...SKIPPABLE, ...SKIPPABLE, ...frame]), 1000)).toEqual({ ok: true, bytes: layer });
			expect(failure(SKIPPABLE, 1000)).toBe('truncated');
		});

		it('a frame truncated at any byte is reported as truncated', () => {
			for (const file of [WITH_CHECKSUM, WITH_SIZE, WITHOUT_SIZE]) {
				const frame = Uint8Array.from([...SKIPPABLE, ...fromBase64(file)]);
				for (let length = 0; length < frame.length; length++) {
					const result = unzstd(frame.subarray(0, length), 1000);
					expect(result, `${length} of ${frame.length}`).toMatchObject({ ok: false, reason: 'truncated', at: length });
				}
			}
		});

		it('a frame with a checksum and any bit flipped gives the same bytes or a failure', () => {
			const frame = fromBase64(WITH_CHECKSUM);
			for (let bit = 0; bit < frame.length * 8; bit++) {
				const flipped = frame.slice();
				flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7));
				const result = unzstd(flipped, 1000);
				if (result.ok) expect(result, `bit ${bit}`).toEqual({ ok: true, bytes: layer });
			}
		});

		it('a frame with a size and any bit flipped gives that number of bytes or a failure', () => {
			for (const frame of [fromBase64(WITH_SIZE), zstd(noise(900, 30), 19)]) {
				const original = unzstd(frame, 1000);
				for (let bit = 48; bit < frame.length * 8; bit++) {
					const flipped = frame.slice();
					flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7));
					const result = unzstd(flipped, 1000);
					if (result.ok) expect(result.bytes.length).toBe(original.ok ? original.bytes.length : -1);
				}
			}
		});

		it('a wrong checksum is reported as damage', () => {
			const frame = fromBase64(WITH_CHECKSUM);
			frame[frame.length - 1] = 0;
			expect(unzstd(frame, 1000)).toMatchObject({ ok: false, reason: 'damaged', found: 'a wrong checksum of the zstd frame' });
		});

		it.each([
			['no frame', [1, 2, 3, 4, 5]],
			['an unknown flag', [...MAGIC, 0x28, 0, 1, 0, 0]],
			['a dictionary', [...MAGIC, 0x21, 7, 0, 1, 0, 0]],
			['a block of unknown type', [...MAGIC, 0x20, 5, 0x2f, 0, 0, 1, 2, 3, 4, 5]],
			['a block larger than the frame allows', [...MAGIC, 0x20, 4, 0x29, 0, 0, 1, 2, 3, 4, 5]],
			['fewer bytes than it says', [...MAGIC, 0x20, 6, 0x29, 0, 0, 1, 2, 3, 4, 5]],
			['an empty compressed block', [...MAGIC, 0x20, 5, 0x05, 0, 0]],
		])('%s is reported as damage', (_, bytes) => {
			expect(failure(bytes, 1000)).toBe('damaged');
		});

		it('reads any bytes after a frame header without an exception', () => {
			const header = fc.constantFrom([0x20, 200], [0x00, 0x58], [0x60, 100, 0], [0x04, 0x00]);
			fc.assert(
				fc.property(header, fc.uint8Array({ maxLength: 60 }), ([...start], bytes) => {
					const size = bytes.length << 3;
					const result = unzstd(Uint8Array.from([...MAGIC, ...start, 5 | (size & 255), size >> 8, 0, ...bytes, 0, 0, 0, 0]), 1000);
					if (result.ok) expect(result.bytes.length).toBeLessThanOrEqual(1000);
				}),
				{ numRuns: effort(500, 10_000) },
			);
		});

		it('[L4] a bomb of a gigabyte is refused at once, whatever size its header declares', () => {
			expect(isQuick(() => unzstd(bomb(8192), 2 ** 29))).toBe(true);
			expect(unzstd(bomb(8192), 1000)).toMatchObject({ ok: false, reason: 'too-long' });
			expect(failure(bomb(8192), 2 ** 29)).toBe('too-long');
			expect(failure([...MAGIC, 0xe0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0], 1000)).toBe('too-long');
			expect(failure([...MAGIC, 0xe0, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 1, 0, 0], 2 ** 40)).toBe('too-long');
			expect(failure([...MAGIC, 0x00, 0xff, 1, 0, 0], 1000)).toBe('too-long');
			expect(failure([...MAGIC, 0xa0, 0, 0, 0, 0x40, 1, 0, 0], 2 ** 31)).toBe('damaged');
		});

		it('[L4] a small frame cannot keep the decoder busy', () => {
			expect(failure(ENDLESS, 2 ** 24)).toBe('damaged');
			expect(isQuick(() => unzstd(Uint8Array.from(ENDLESS), 2 ** 24))).toBe(true);
		});
	});
}
