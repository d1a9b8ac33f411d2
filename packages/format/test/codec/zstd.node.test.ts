import * as zlib from 'node:zlib';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { prepareZstd } from '../../src/codec/prepare-zstd.browser.ts';
import { prepareZstd as prepareInNode } from '../../src/codec/prepare-zstd.node.ts';
import * as browser from '../../src/codec/zstd.browser.ts';
import * as node from '../../src/codec/zstd.node.ts';
import { anyBytes, layer, noise } from './tile-bytes.ts';
import { testZstd } from './zstd-suite.ts';

testZstd('node', { ...node, prepareZstd: prepareInNode });

describe('zstd on two platforms', () => {
	beforeAll(prepareZstd);

	it("read each other's output", () => {
		fc.assert(
			fc.property(anyBytes, fc.constantFrom(-1, 1, 9, 19, 22), (bytes, level) => {
				const expected = { ok: true, bytes };
				expect(browser.unzstd(node.zstd(bytes, level), bytes.length)).toEqual(expected);
				expect(node.unzstd(browser.zstd(bytes, level), bytes.length)).toEqual(expected);
			}),
		);
	});

	it('[L4] a bomb takes almost no memory', () => {
		const bytes = node.zstd(new Uint8Array(2 ** 26), 1);
		const before = process.memoryUsage().arrayBuffers;
		for (const { unzstd } of [node, browser]) expect(unzstd(bytes, 1000).ok).toBe(false);
		expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(2 ** 20);
	});

	it('return a plain Uint8Array with its own buffer', () => {
		for (const { unzstd, zstd } of [node, browser]) {
			const frame = zstd(layer, -1);
			const result = unzstd(frame, layer.length);
			for (const bytes of [frame, result.ok ? result.bytes : undefined]) {
				expect(Object.getPrototypeOf(bytes)).toBe(Uint8Array.prototype);
				expect(bytes?.buffer.byteLength).toBe(bytes?.length);
			}
		}
	});

	it('in Node, writes large layers at the highest level, and small ones after them', () => {
		const large = noise(3_000_000, 4);
		for (const bytes of [large, layer, large, layer]) {
			const result = node.unzstd(node.zstd(bytes, bytes === large ? 16 : 22), bytes.length);
			expect(result.ok && result.bytes.length === bytes.length && result.bytes.every((byte, at) => byte === bytes[at])).toBe(true);
		}
	});
});

describe('zstd of large layers', () => {
	it('in Node, is decoded by a library, with the results of our decoder: sound, damaged, cut and limited', () => {
		const large = noise(1_500_000, 4);
		const frame = node.zstd(large, 1);
		const damaged = [5, 100, frame.length >> 1, frame.length - 10].map((at) => frame.map((byte, i) => (i === at ? byte ^ 0x55 : byte)));
		const same = (bytes: Uint8Array, limit: number): void => {
			const [ours, theirs] = [browser.unzstd(bytes, limit), node.unzstd(bytes, limit)];
			if (!ours.ok || !theirs.ok) expect(theirs).toEqual(ours);
			else expect(Buffer.compare(theirs.bytes, ours.bytes)).toBe(0);
		};
		for (const bytes of [frame, ...damaged, frame.subarray(0, -20)]) same(bytes, large.length);
		same(frame, large.length - 1);
		same(Uint8Array.from([...frame.subarray(0, 200_000), ...frame]), large.length);
		same(frame, large.length);
	});
});

describe('zstd of node:zlib', () => {
	/** A replacement for node:zlib from Node 22.15 on. */
	const standIn = (decompress: node.NativeZstd['zstdDecompressSync']): node.NativeZstd => ({
		zstdCompressSync: (bytes, { params }) => node.zstd(bytes, params[100] ?? 0, undefined),
		zstdDecompressSync: decompress,
	});
	const frame = node.zstd(layer, 3);

	it('is found if the module has it', () => {
		expect(node.hasZstd({})).toBe(false);
		expect(node.hasZstd({ zstdCompressSync: true, zstdDecompressSync: true })).toBe(false);
		expect(node.hasZstd(standIn((bytes) => bytes))).toBe(true);
		expect(node.hasZstd(zlib)).toBe('zstdCompressSync' in zlib);
	});

	it('decodes what it encodes, and nothing falls back to our decoder: of this Node, or else of its replacement', () => {
		const real = node.hasZstd(zlib) ? zlib : standIn(() => layer.slice());
		const decoded: Uint8Array[] = [];
		const watched: node.NativeZstd = {
			zstdCompressSync: real.zstdCompressSync,
			zstdDecompressSync: (bytes, options) => {
				const content = real.zstdDecompressSync(bytes, options);
				decoded.push(content);
				return content;
			},
		};
		for (const level of [-1, 1, 22])
			expect(node.unzstd(node.zstd(layer, level, watched), layer.length, watched)).toEqual({ ok: true, bytes: layer });
		expect(decoded.map((bytes) => Uint8Array.from(bytes))).toEqual([layer, layer, layer]);
	});

	it('[L4] gets only the first frame, and a limit', () => {
		const seen: unknown[] = [];
		const platform = standIn((bytes, { maxOutputLength }) => {
			seen.push(bytes, maxOutputLength);
			return layer;
		});
		expect(node.unzstd(Uint8Array.from([...frame, 1, 2, 3]), 1000, platform)).toEqual({ ok: true, bytes: layer });
		expect(seen).toEqual([frame, layer.length]);
		expect(node.unzstd(frame, layer.length - 1, platform)).toMatchObject({ ok: false, reason: 'too-long' });
		expect(seen.length).toBe(2);
	});

	it('is not used for frames that it refuses or decodes wrongly', () => {
		const refuses = standIn(() => {
			throw new Error('ZSTD_error_corruption_detected');
		});
		expect(node.unzstd(frame, 1000, refuses)).toEqual({ ok: true, bytes: layer });
		expect(
			node.unzstd(
				frame,
				1000,
				standIn(() => new Uint8Array(5)),
			),
		).toEqual({ ok: true, bytes: layer });
		const broken = frame.slice();
		broken[12] = 0xff;
		expect(node.unzstd(broken, 1000, refuses)).toEqual(browser.unzstd(broken, 1000));
	});

	it('[L5] compresses at the requested level', () => {
		const platform = standIn((bytes) => bytes);
		const bytes = noise(5000, 9);
		for (const level of [-1, 1, 22]) expect(node.zstd(bytes, level, platform)).toEqual(node.zstd(bytes, level));
		expect(() => node.zstd(bytes, 23, platform)).toThrow(RangeError);
	});
});
