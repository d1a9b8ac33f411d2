import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

/** Pixels of a picture: RGBA, not premultiplied, 4 bytes each. */
export interface Pixels {
	readonly width: number;
	readonly height: number;
	readonly data: Uint8Array;
}

/** Compresses in a thread of Node's pool: several pictures at a time. */
const compressed = promisify<Uint8Array, { level: number; memLevel: number }, Buffer>(deflate);

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const PALETTE = 3;
const RGBA = 6;

/** A small picture as a PNG: with a palette where it has at most 256 colors, as what is drawn by hand has. */
export async function encodePng({ width, height, data }: Pixels): Promise<Uint8Array> {
	const indexed = withPalette(data);
	const rows = indexed === undefined ? rowsOf(data, width * 4) : rowsOf(indexed.indexes, width);
	const header = new Uint8Array(13);
	const view = new DataView(header.buffer);
	view.setUint32(0, width);
	view.setUint32(4, height);
	header.set([8, indexed === undefined ? RGBA : PALETTE, 0, 0, 0], 8);
	return Buffer.concat([
		SIGNATURE,
		chunk('IHDR', header),
		...(indexed === undefined ? [] : [chunk('PLTE', indexed.colors), chunk('tRNS', indexed.alphas)]),
		chunk('IDAT', await compressed(rows, { level: 6, memLevel: 9 })),
		chunk('IEND', new Uint8Array()),
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

/** The rows as a PNG has them: a byte before each, 0, says that its bytes are as they are. Filters make pictures of tiles larger. */
function rowsOf(data: Uint8Array, length: number): Uint8Array {
	const rows = new Uint8Array(data.length + data.length / length);
	for (let from = 0, to = 1; from < data.length; from += length, to += length + 1) rows.set(data.subarray(from, from + length), to);
	return rows;
}

function chunk(type: string, data: Uint8Array): Uint8Array {
	const bytes = Buffer.alloc(data.length + 12);
	bytes.writeUInt32BE(data.length, 0);
	bytes.write(type, 4, 'latin1');
	bytes.set(data, 8);
	bytes.writeUInt32BE(crc32(bytes.subarray(4, data.length + 8)), data.length + 8);
	return bytes;
}
