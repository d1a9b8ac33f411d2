import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deflate as browserDeflate } from '../../src/codec/deflate.browser.ts';
import { deflate as nodeDeflate } from '../../src/codec/deflate.node.ts';
import { inflate as browserInflate } from '../../src/codec/inflate.browser.ts';
import { inflate as nodeInflate } from '../../src/codec/inflate.node.ts';
import { testInflate } from './inflate-suite.ts';
import { anyBytes, layer } from './tile-bytes.ts';

const node = { inflate: nodeInflate, deflate: nodeDeflate };
const browser = { inflate: browserInflate, deflate: browserDeflate };

testInflate('node', node);

describe('zlib and gzip on two platforms', () => {
	it("read each other's output, at every level", () => {
		fc.assert(
			fc.property(anyBytes, fc.constantFrom('zlib', 'gzip'), fc.integer({ min: -1, max: 9 }), (bytes, compression, level) => {
				const expected = { ok: true, bytes };
				expect(browser.inflate(node.deflate(bytes, compression, level), compression, bytes.length)).toEqual(expected);
				expect(node.inflate(browser.deflate(bytes, compression, level), compression, bytes.length)).toEqual(expected);
			}),
		);
	});

	it('report the same failures', () => {
		for (const compression of ['zlib', 'gzip'] as const) {
			const stream = node.deflate(layer, compression, -1);
			for (let bit = 0; bit < stream.length * 8; bit++) {
				const flipped = stream.slice();
				flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7));
				const ours = node.inflate(flipped, compression, 1000);
				const theirs = browser.inflate(flipped, compression, 1000);
				expect(ours.ok ? ours : ours.reason, `${compression}, bit ${bit}`).toEqual(theirs.ok ? theirs : theirs.reason);
			}
		}
	});

	it('[L4] a bomb takes no memory in Node', () => {
		const bytes = gzipSync(new Uint8Array(2 ** 26));
		const before = process.memoryUsage().arrayBuffers;
		for (const { inflate } of [node, browser]) expect(inflate(bytes, 'gzip', 1000).ok).toBe(false);
		expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(2 ** 20);
	});

	it('return a plain Uint8Array with its own buffer', () => {
		for (const length of [0, 1, 100, 8191, 100_000]) {
			for (const { inflate, deflate } of [node, browser]) {
				const stream = deflate(new Uint8Array(length), 'zlib', -1);
				const result = inflate(stream, 'zlib', length);
				for (const bytes of [stream, result.ok ? result.bytes : undefined]) {
					expect(Object.getPrototypeOf(bytes)).toBe(Uint8Array.prototype);
					expect(bytes?.byteOffset).toBe(0);
					expect(bytes?.buffer.byteLength ?? 0).toBeLessThanOrEqual((bytes?.length ?? 0) * 1.125);
				}
			}
		}
	});
});
