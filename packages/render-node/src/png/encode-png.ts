import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import { pngChunk, pngStart } from './chunks.ts';
import { unfilteredRows } from './strip.ts';

/** Pixels of a picture: RGBA, not premultiplied, 4 bytes each. */
export interface Pixels {
	readonly width: number;
	readonly height: number;
	readonly data: Uint8Array;
}

/** Compresses in a thread of Node's pool: several pictures at a time. */
const compressed = promisify<Uint8Array, { level: number; memLevel: number }, Buffer>(deflate);

/**
 * A small picture as a PNG: with a palette where it has at most 256 colors, as what is drawn by hand has.
 *
 * @example await writeFile('tile.png', await encodePng({ width: 1, height: 1, data: Uint8Array.of(255, 0, 0, 255) }));
 */
export async function encodePng({ width, height, data }: Pixels): Promise<Uint8Array> {
	const indexed = withPalette(data);
	const length = indexed === undefined ? width * 4 : width;
	const rows = new Uint8Array((length + 1) * height);
	unfilteredRows(indexed?.indexes ?? data, length, rows);
	return Buffer.concat([
		pngStart(width, height, indexed === undefined ? 'rgba' : 'palette'),
		...(indexed === undefined ? [] : [pngChunk('PLTE', indexed.colors), pngChunk('tRNS', indexed.alphas)]),
		pngChunk('IDAT', await compressed(rows, { level: 6, memLevel: 9 })),
		pngChunk('IEND', new Uint8Array()),
	]);
}

interface Indexed {
	readonly indexes: Uint8Array;
	readonly colors: Uint8Array;
	readonly alphas: Uint8Array;
}

/** Pixels by the numbers of its colors; `undefined` where there are too many. */
function withPalette(data: Uint8Array): Indexed | undefined {
	const pixels = new Uint32Array(data.buffer, data.byteOffset, data.length >> 2);
	const indexes = new Uint8Array(pixels.length);
	const colors: number[] = [];
	SLOTS.fill(0);
	for (let at = 0; at < pixels.length; at++) {
		const pixel = pixels[at] ?? 0;
		let slot = Math.imul(pixel, 0x9e3779b1) >>> SHIFT;
		let index = SLOTS[slot] ?? 0;
		while (index !== 0 && colors[index - 1] !== pixel) {
			slot = (slot + 1) & (SLOTS.length - 1);
			index = SLOTS[slot] ?? 0;
		}
		if (index === 0) {
			if (colors.length === 256) return undefined;
			index = colors.push(pixel);
			SLOTS[slot] = index;
		}
		indexes[at] = index - 1;
	}
	const bytes = new Uint8Array(Uint32Array.from(colors).buffer);
	return {
		indexes,
		colors: bytes.filter((_, at) => at % 4 !== 3),
		alphas: bytes.filter((_, at) => at % 4 === 3),
	};
}

/** Where colors are looked up: their numbers, counted from 1. Four times as many places as there are colors leave few to collide. */
const SLOTS = new Uint16Array(1024);
const SHIFT = 32 - 10;
