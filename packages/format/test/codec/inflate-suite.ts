import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Decoded } from '../../src/codec/codec.ts';
import { gzipBomb, zlibBomb } from '../support/bombs.ts';
import { isQuick } from '../support/quickly.ts';
import { anyBytes, fromBase64, layer, noise } from './tile-bytes.ts';

/** The functions that both platforms have. */
export interface InflateModule {
	inflate(bytes: Uint8Array, compression: 'zlib' | 'gzip', limit: number): Decoded;
	deflate(bytes: Uint8Array, compression: 'zlib' | 'gzip', level: number): Uint8Array;
}

/** Made by Python's zlib. */
const ZLIB_FILE = 'eNqFyUcNgFAABcH36b04QArSkM4IIGGTOW1JUlHT0NLRM1CSx7/9Kx+NPyZmFlY2dg5OXnZgAb8=';
/** Made by gzip 1.12, with a name and a time in its header. */
const GZIP_FILE = 'H4sICBZ/AGsAA2xheWVyLmJpbgCFzMkJgFAAQ8F8933pwFIszdKdAgQDc3qQkqSipqGlo2egJI9+61c+Nv6YmFlY2dg5OB2+nmKRjYAAAAA=';
/** A header with an extra field, a name, a comment and its own checksum. */
const GZIP_FULL_HEADER =
	'H4sIHgAAAAAAAwMAYWJjbmFtZQBhIGNvbW1lbnQA4/eFyUcNgFAABcH36b04QArSkM4IIGGTOW1JUlHT0NLRM1CSx7/9Kx+NPyZmFlY2dg5OXp5ikY2AAAAA';

function concatenated(...parts: readonly Uint8Array[]): Uint8Array {
	return Uint8Array.from(parts.flatMap((part) => Array.from(part)));
}

/** Tests one platform's zlib and gzip. */
export function testInflate(platform: string, { inflate, deflate }: InflateModule): void {
	const failure = (bytes: Uint8Array, compression: 'zlib' | 'gzip', limit: number): string => {
		const result = inflate(bytes, compression, limit);
		return result.ok ? `ok, ${result.bytes.length} bytes` : result.reason;
	};

	it(`${platform}: reads files that other programs wrote`, () => {
		expect(inflate(fromBase64(ZLIB_FILE), 'zlib', layer.length)).toEqual({ ok: true, bytes: layer });
		expect(inflate(fromBase64(GZIP_FILE), 'gzip', layer.length)).toEqual({ ok: true, bytes: layer });
		expect(inflate(fromBase64(GZIP_FULL_HEADER), 'gzip', layer.length)).toEqual({ ok: true, bytes: layer });
	});

	describe.each(['zlib', 'gzip'] as const)(`${platform}: %s`, (compression) => {
		it('[L5] reads its own output at every level', () => {
			fc.assert(
				fc.property(anyBytes, fc.integer({ min: -1, max: 9 }), (bytes, level) => {
					expect(inflate(deflate(bytes, compression, level), compression, bytes.length)).toEqual({ ok: true, bytes });
				}),
			);
		});

		it('[L5] accepts only levels from −1 to 9; −1 is 6', () => {
			const bytes = noise(5000, 5);
			expect(deflate(bytes, compression, -1)).toEqual(deflate(bytes, compression, 6));
			expect(deflate(bytes, compression, 0).length).toBeGreaterThan(5000);
			for (const level of [-2, 10, 1.5, Number.NaN]) expect(() => deflate(bytes, compression, level)).toThrow(RangeError);
		});

		it('writes no time and no operating system', () => {
			if (compression === 'zlib') return;
			const header = deflate(layer, compression, -1).subarray(0, 10);
			expect(Array.from(header)).toEqual([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
		});

		it('reads and writes larger layers, also from the middle of a buffer', () => {
			const bytes = noise(300_000, 20);
			const stream = deflate(bytes, compression, -1);
			const buffer = new Uint8Array(stream.length + 5);
			buffer.set(stream, 3);
			const result = inflate(buffer.subarray(3, 3 + stream.length), compression, bytes.length);
			expect(result.ok && result.bytes.length === bytes.length && result.bytes.every((byte, at) => byte === bytes[at])).toBe(true);
		});

		it('reads more than the memory reserved at first', () => {
			const length = 2 ** 24 + 12_345;
			const stream = deflate(new Uint8Array(length).fill(7), compression, 1);
			const result = inflate(stream, compression, length);
			expect(result.ok && result.bytes.length === length && result.bytes.every((byte) => byte === 7)).toBe(true);
		});

		it('[L4] the limit is the last size allowed', () => {
			const stream = deflate(layer, compression, -1);
			expect(failure(stream, compression, layer.length)).toBe('ok, 128 bytes');
			expect(failure(stream, compression, layer.length + 1)).toBe('ok, 128 bytes');
			expect(failure(stream, compression, layer.length - 1)).toBe('too-long');
			expect(failure(stream, compression, 0)).toBe('too-long');
			expect(failure(stream, compression, Number.POSITIVE_INFINITY)).toBe('ok, 128 bytes');
			expect(failure(deflate(new Uint8Array(0), compression, -1), compression, 0)).toBe('ok, 0 bytes');
		});

		it('[L4] bytes after the first stream are ignored', () => {
			const stream = deflate(layer, compression, -1);
			const another = deflate(noise(50), compression, -1);
			for (const tail of [another, Uint8Array.of(0), Uint8Array.of(0, 0, 0, 0), Uint8Array.of(0x1f), noise(20)]) {
				expect(inflate(concatenated(stream, tail), compression, 1000)).toEqual({ ok: true, bytes: layer });
			}
		});

		it('a stream truncated at any byte is reported as truncated', () => {
			for (const bytes of [layer, new Uint8Array(0), noise(100)]) {
				const stream = deflate(bytes, compression, -1);
				for (let length = 0; length < stream.length; length++) {
					const result = inflate(stream.subarray(0, length), compression, 1000);
					expect(result, `${length} of ${stream.length}`).toMatchObject({ ok: false, reason: 'truncated', at: length });
				}
			}
			const file = fromBase64(GZIP_FULL_HEADER);
			for (let length = 0; length < file.length; length++) expect(failure(file.subarray(0, length), 'gzip', 1000)).toBe('truncated');
		});

		it('a stream with any bit flipped gives the same bytes or a failure', () => {
			for (const stream of [deflate(layer, compression, -1), deflate(noise(60), compression, 9)]) {
				const original = inflate(stream, compression, 1000);
				for (let bit = 0; bit < stream.length * 8; bit++) {
					const flipped = stream.slice();
					flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7));
					const result = inflate(flipped, compression, 1000);
					if (result.ok) expect(result, `bit ${bit}`).toEqual(original);
				}
			}
		});

		it('a wrong checksum or length is reported as damage', () => {
			const stream = deflate(layer, compression, -1);
			for (let back = 1; back <= (compression === 'zlib' ? 4 : 8); back++) {
				const changed = stream.slice();
				changed[stream.length - back] = (changed[stream.length - back] ?? 0) ^ 1;
				expect(failure(changed, compression, 1000)).toBe('damaged');
			}
			const file = fromBase64(GZIP_FULL_HEADER);
			file[17] = 0x4e;
			expect(failure(file, 'gzip', 1000)).toBe('damaged');
		});

		it('any other input is reported as damaged or truncated', () => {
			const other = deflate(layer, compression === 'zlib' ? 'gzip' : 'zlib', -1);
			expect(failure(other, compression, 1000)).toBe('damaged');
			fc.assert(
				fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
					const result = inflate(bytes, compression, 1000);
					if (!result.ok) expect(['damaged', 'truncated', 'too-long']).toContain(result.reason);
				}),
			);
		});

		it('a stream that needs a dictionary is reported as damaged', () => {
			if (compression === 'gzip') return;
			expect(failure(Uint8Array.of(0x78, 0xbb, 1, 2, 3, 4, 1, 0, 0, 0xff, 0xff, 0, 0, 0, 1), 'zlib', 1000)).toBe('damaged');
		});

		it('[L4] a bomb of a gigabyte is refused at once', () => {
			const bytes = compression === 'zlib' ? zlibBomb(2 ** 30) : gzipBomb(2 ** 30);
			expect(bytes.length).toBeLessThan(2 ** 21);
			expect(inflate(bytes, compression, 1000)).toMatchObject({ ok: false, reason: 'too-long', found: 'more than 1000 bytes' });
			expect(isQuick(() => inflate(bytes, compression, 1000))).toBe(true);
			expect(failure(bytes, compression, 2 ** 24)).toBe('too-long');
		});
	});
}
