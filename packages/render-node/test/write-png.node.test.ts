import { inflateSync } from 'node:zlib';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Strip } from '../src/png/write-png.ts';
import { writePng } from '../src/png/write-png.ts';

async function collected(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
	const parts: Uint8Array[] = [];
	for await (const piece of pieces) parts.push(piece);
	return Buffer.concat(parts);
}

/** The data of all chunks of a type. */
function chunksOf(png: Buffer, type: string): Buffer {
	const found: Buffer[] = [];
	for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
		if (png.toString('latin1', at + 4, at + 8) === type) found.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
	}
	return Buffer.concat(found);
}

/** The pixels of a PNG whose rows are not filtered. Its checksums are checked. */
function pixelsOf(png: Buffer): Buffer {
	const width = png.readUInt32BE(16);
	const rows = inflateSync(chunksOf(png, 'IDAT'));
	const length = width * 4 + 1;
	const parts: Buffer[] = [];
	for (let at = 0; at < rows.length; at += length) {
		expect(rows[at]).toBe(0);
		parts.push(rows.subarray(at + 1, at + length));
	}
	return Buffer.concat(parts);
}

/** Cuts pixels into strips; cycles through the heights. */
function stripsOf(pixels: Uint8Array, width: number, heights: readonly number[]): Strip[] {
	const strips: Strip[] = [];
	const rows = pixels.length / (width * 4);
	for (let y = 0, turn = 0; y < rows; turn++) {
		const height = Math.min(rows - y, heights[turn % heights.length] ?? rows);
		strips.push({ data: pixels.slice(y * width * 4, (y + height) * width * 4), height });
		y += height;
	}
	return strips;
}

const size = fc.integer({ min: 1, max: 40 });
const pictures = fc.tuple(size, size).chain(([width, height]) =>
	fc.record({
		width: fc.constant(width),
		height: fc.constant(height),
		pixels: fc.oneof(
			fc.uint8Array({ minLength: width * height * 4, maxLength: width * height * 4 }),
			fc.constant(new Uint8Array(width * height * 4)),
		),
		heights: fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 5 }),
		compression: fc.integer({ min: 1, max: 9 }),
	}),
);

describe('writePng', () => {
	it('keeps the pixels, with strips of any height', async () => {
		await fc.assert(
			fc.asyncProperty(pictures, async ({ width, height, pixels, heights, compression }) => {
				const png = await collected(writePng(width, height, stripsOf(pixels, width, heights), { compression }));
				expect(png.readUInt32BE(16)).toBe(width);
				expect(png.readUInt32BE(20)).toBe(height);
				expect(pixelsOf(png).equals(pixels)).toBe(true);
			}),
		);
	});

	it('can be read by a decoder', async () => {
		const canvas = createCanvas(30, 20);
		const context = canvas.getContext('2d');
		for (let x = 0; x < 30; x++) {
			context.fillStyle = `rgb(${x * 8}, ${255 - x}, ${x % 7})`;
			context.fillRect(x, 0, 1, 20 - (x % 5));
		}
		const { data } = context.getImageData(0, 0, 30, 20);
		const image = await loadImage(await collected(writePng(30, 20, stripsOf(Uint8Array.from(data), 30, [7, 1]))));
		const other = createCanvas(30, 20).getContext('2d');
		other.drawImage(image, 0, 0);
		expect(other.getImageData(0, 0, 30, 20).data).toEqual(data);
	});

	it('keeps only a few strips of a large picture in memory', async () => {
		const width = 1000;
		const height = 200;
		let made = 0;
		let written = 0;
		function* strips(): Generator<Strip> {
			for (; made < 50; made++) {
				expect(made - written).toBeLessThan(8);
				yield { data: new Uint8Array(width * height * 4).fill(made + 1), height };
			}
		}
		for await (const _ of writePng(width, height * 50, strips())) written++;
		expect(made).toBe(50);
	});

	it('stops if the rest is not requested', async () => {
		let made = 0;
		function* strips(): Generator<Strip> {
			for (; made < 50; made++) yield { data: new Uint8Array(400).fill(made + 1), height: 1 };
		}
		for await (const piece of writePng(100, 50, strips())) if (piece.length < 100) break;
		expect(made).toBeLessThan(50);
	});

	it('passes on errors from the strips', async () => {
		function* strips(): Generator<Strip> {
			yield { data: new Uint8Array(400), height: 1 };
			throw new RangeError('no more');
		}
		await expect(collected(writePng(100, 2, strips()))).rejects.toThrow('no more');
	});
});
