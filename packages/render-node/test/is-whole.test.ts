import { createCanvas, ImageData } from '@napi-rs/canvas';
import { memoryLoader } from '@tilewright/ops';
import { pictureStore } from '@tilewright/render/internal';
import { assert, asyncProperty, boolean, constantFrom, integer } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PngParts } from '../../render/test/support/png.ts';
import { pngOf } from '../../render/test/support/png.ts';
import { isWhole } from '../src/is-whole.ts';
import { nodePlatform } from '../src/platform.ts';
import { isWholePng } from '../src/png/is-whole-png.ts';

const KINDS: readonly Pick<PngParts, 'depth' | 'type'>[] = [
	...([1, 2, 4, 8, 16] as const).map((depth) => ({ depth, type: 0 as const })),
	...([1, 2, 4, 8] as const).map((depth) => ({ depth, type: 3 as const })),
	...([2, 4, 6] as const).flatMap((type) => [8 as const, 16 as const].map((depth) => ({ depth, type }))),
];
const SAMPLES = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 } as const;
/** The pass of each pixel in a block of 8 × 8, as in the PNG specification. */
const PASSES = ['16462646', '77777777', '56565656', '77777777', '36463646', '77777777', '56565656', '77777777'];

/** Rows of zeros. The pixels of each pass are counted one by one. */
function rowsOf(width: number, height: number, bits: number, interlaced: boolean): number[][] {
	const row = (pixels: number): number[] => Array.from({ length: Math.ceil((pixels * bits) / 8) }, () => 0);
	if (!interlaced) return Array.from({ length: height }, () => row(width));
	const rows: number[][] = [];
	for (const pass of '1234567') {
		for (let y = 0; y < height; y++) {
			const pixels = Array.from({ length: width }, (_, x) => PASSES[y % 8]?.[x % 8]).filter((of) => of === pass).length;
			if (pixels > 0) rows.push(row(pixels));
		}
	}
	return rows;
}

describe('isWholePng', () => {
	it('distinguishes complete PNGs from those that lack pixels', async () => {
		const side = integer({ min: 1, max: 20 });
		await assert(
			asyncProperty(constantFrom(...KINDS), side, side, boolean(), async (kind, width, height, interlaced) => {
				const rows = rowsOf(width, height, kind.depth * SAMPLES[kind.type], interlaced);
				const parts = { ...kind, width, height, interlaced };
				expect(await isWholePng(pngOf({ ...parts, rows }))).toBe(true);
				expect(await isWholePng(pngOf({ ...parts, rows: [...rows, [0]] }))).toBe(true);
				expect(await isWholePng(pngOf({ ...parts, rows: [...rows.slice(0, -1), (rows.at(-1) ?? []).slice(1)] }))).toBe(false);
			}),
		);
	});

	it('ignores the checksum, but not errors in the stream', async () => {
		const whole = Buffer.from(pngOf({ width: 2, height: 2, depth: 8, type: 0, rows: Array.from({ length: 2 }, () => [1, 2]) }));
		const at = whole.indexOf('IDAT');
		const odd = Buffer.from(whole);
		odd.fill(0xff, whole.indexOf('IEND') - 12, whole.indexOf('IEND') - 8);
		expect(await isWholePng(odd)).toBe(true);
		odd.fill(0xff, at + 4, at + 6);
		expect(await isWholePng(odd)).toBe(false);
	});

	it('is checked before a picture is decoded', async () => {
		const bytes = pngOf({ width: 64, height: 64, depth: 8, type: 6, rows: [[0, 0, 0, 0]] });
		const pictures = pictureStore(nodePlatform(), memoryLoader({ '/a': bytes }));
		await pictures.load([{ path: '/a' }]);
		expect(pictures.issues).toEqual([{ path: '/a', refused: 'unreadable', why: 'it is damaged' }]);
	});
});

/** A BMP of gray pixels without compression. */
function bmpOf(width: number, height: number, bits: number): Uint8Array {
	const bytes = new Uint8Array(54 + height * 4 * Math.ceil((width * bits) / 32)).fill(128, 54);
	const view = new DataView(bytes.buffer);
	bytes.set([0x42, 0x4d]);
	for (const [at, value] of [
		[2, bytes.length],
		[10, 54],
		[14, 40],
		[18, width],
		[22, -height],
	] as const)
		view.setInt32(at, value, true);
	for (const [at, value] of [
		[26, 1],
		[28, bits],
	] as const)
		view.setUint16(at, value, true);
	return bytes;
}

describe('isWhole', () => {
	it('finds JPEGs whose end is missing, wherever they are cut [H9]', async () => {
		const canvas = createCanvas(64, 64);
		const { data } = canvas.getContext('2d').getImageData(0, 0, 64, 64);
		const noise = new ImageData(
			data.map((_, i) => (i * 7919) % 251),
			64,
			64,
		);
		canvas.getContext('2d').putImageData(noise, 0, 0);
		const jpeg = canvas.toBuffer('image/jpeg');
		expect(await isWhole(jpeg)).toBe(true);
		expect(await isWhole(Buffer.concat([jpeg, Buffer.from('more')]))).toBe(true);
		for (let cut = 2; cut < jpeg.length / 2; cut += 97) expect(await isWhole(jpeg.subarray(0, -cut))).toBe(false);
	});

	it.each([24, 32])('finds BMPs of %i bits that lack rows [H9]', async (bits) => {
		const bmp = bmpOf(5, 4, bits);
		expect(await isWhole(bmp)).toBe(true);
		expect(await isWhole(bmp.subarray(0, -1))).toBe(false);
		expect(await isWhole(bmp.subarray(0, 60))).toBe(false);
	});

	it('is checked before a picture is decoded, in every format [H9]', async () => {
		const jpeg = createCanvas(64, 64).toBuffer('image/jpeg');
		const files = { '/a.jpg': jpeg.subarray(0, -40), '/b.bmp': bmpOf(8, 8, 24).subarray(0, 100), '/c.bmp': bmpOf(8, 8, 24) };
		const pictures = pictureStore(nodePlatform(), memoryLoader(files));
		await pictures.load(Object.keys(files).map((path) => ({ path })));
		expect(pictures.issues.map(({ path, refused, why }) => [path, refused, why])).toEqual([
			['/a.jpg', 'unreadable', 'it is damaged'],
			['/b.bmp', 'unreadable', 'it is damaged'],
		]);
	});
});
