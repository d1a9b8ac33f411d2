import { promisify } from 'node:util';
import type { ZlibOptions } from 'node:zlib';
import { constants, deflate } from 'node:zlib';
import { pngChunk, pngStart, unfilteredRows } from './chunks.ts';

/** Pixels of a picture: RGBA, not premultiplied, 4 bytes per pixel. */
export interface Pixels {
	readonly width: number;
	readonly height: number;
	readonly data: Uint8Array;
}

/** Options of {@link encodePng}. */
export interface EncodePngOptions {
	/**
	 * Whether the bytes are the same on every machine, for files under version control. They become a little larger: builds of zlib only
	 * agree on run-length encoding. Default `false`.
	 */
	readonly reproducible?: boolean;
}

/** Compresses in a thread of Node's pool, so that several pictures are compressed at the same time. */
const compressed = promisify<Uint8Array, ZlibOptions, Buffer>(deflate);

/**
 * Encodes a small picture as a PNG, with a palette if it has at most 256 colors. For large pictures use the renderer's strips.
 *
 * @example await writeFile('tile.png', await encodePng({ width: 1, height: 1, data: Uint8Array.of(255, 0, 0, 255) }));
 */
export async function encodePng({ width, height, data }: Pixels, { reproducible = false }: EncodePngOptions = {}): Promise<Uint8Array> {
	const indexed = withPalette(data);
	const length = indexed === undefined ? width * 4 : width;
	const rows = new Uint8Array((length + 1) * height);
	unfilteredRows(indexed?.indexes ?? data, length, rows);
	const options = reproducible ? { level: 9, strategy: constants.Z_RLE } : { level: 6, memLevel: 9 };
	return Buffer.concat([
		pngStart(width, height, indexed === undefined ? 'rgba' : 'palette'),
		...(indexed === undefined ? [] : paletteChunks(indexed)),
		pngChunk('IDAT', await compressed(rows, options)),
		pngChunk('IEND', new Uint8Array()),
	]);
}

const paletteChunks = ({ colors, alphas }: Indexed): Uint8Array[] => [
	pngChunk('PLTE', colors),
	...(alphas.every((alpha) => alpha === 255) ? [] : [pngChunk('tRNS', alphas)]),
];

interface Indexed {
	readonly indexes: Uint8Array;
	readonly colors: Uint8Array;
	readonly alphas: Uint8Array;
}

/** The picture with palette indexes; `undefined` if it has too many colors. */
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

/** A hash table from colors to palette indexes, counted from 1. With four times as many slots as colors, few collide. */
const SLOTS = new Uint16Array(1024);
const SHIFT = 32 - 10;
