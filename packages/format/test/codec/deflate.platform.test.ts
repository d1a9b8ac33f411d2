import { describe, expect, it } from 'vitest';
import { deflate } from '../../src/codec/deflate.browser.ts';
import { crc32 } from '../../src/codec/inflate/checksums.ts';
import { noise } from './tile-bytes.ts';

/** Bytes that repeat from as far away as deflate reaches, and a little less and more. */
function repeating(length: number): Uint8Array {
	const random = noise(length);
	return Uint8Array.from({ length }, (_, at) => {
		const distance = 32_506 + ((at >> 9) % 3) - 1;
		return (at > distance && at % 512 > 20 ? random[at - distance] : random[at]) ?? 0;
	});
}

/** Tiles that repeat with gaps. */
const tiles = (length: number): Uint8Array => noise(length, 40).map((byte, at) => (at % 4 === 0 ? byte * Number(byte < 5) : 0));

describe('deflate in browsers [L5]', () => {
	// Checksums of the output of node:zlib in Node 20. Its window has 64 kB, and moves when the last 262 bytes of it begin.
	it.each([
		[0, '736d9a68'],
		[1, 'aef0302d'],
		[3, '11ff94b5'],
		[40, '39a08cd2'],
		[5000, '3964d4f4'],
		[65_274, '8c7c2bc7'],
		[65_275, '143eb189'],
		[65_400, '29c66310'],
		[65_536, 'cb49db28'],
		[131_000, 'ba025c8f'],
	])('writes the same bytes as the zlib of Node and Chromium, for %s bytes', (length, checksum) => {
		const layers = [noise(length), noise(length, 3), new Uint8Array(length), tiles(length), repeating(length)];
		const streams = layers.flatMap((bytes) => [0, 1, 3, 4, 6, 9].map((level) => crc32(deflate(bytes, 'zlib', level))));
		expect(crc32(new Uint8Array(Uint32Array.from(streams).buffer)).toString(16)).toBe(checksum);
	});
});
