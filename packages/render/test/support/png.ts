/** Builds PNG files of every kind, valid or not, to test decoders. It does not compress, so that it also runs in browsers. */
export interface PngParts {
	readonly width: number;
	readonly height: number;
	/** Bits per sample, and the color type. */
	readonly depth: 1 | 2 | 4 | 8 | 16;
	readonly type: 0 | 2 | 3 | 4 | 6;
	/** The bytes of each row, or of each row of the passes. */
	readonly rows: readonly (readonly number[])[];
	/** Chunks between header and pixels. */
	readonly chunks?: readonly (readonly [type: string, data: readonly number[]])[];
	readonly interlaced?: boolean;
}

export function pngOf({ width, height, depth, type, rows, chunks = [], interlaced = false }: PngParts): Uint8Array {
	const header = [...uint32(width), ...uint32(height), depth, type, 0, 0, interlaced ? 1 : 0];
	const data = rows.flatMap((row) => [0, ...row]);
	return Uint8Array.from([
		...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
		...chunk('IHDR', header),
		...chunks.flatMap(([name, bytes]) => chunk(name, bytes)),
		...chunk('IDAT', stored(data)),
		...chunk('IEND', []),
	]);
}

/** A number as four bytes. */
export const uint32 = (value: number): number[] => [(value >>> 24) & 0xff, (value >>> 16) & 0xff, (value >>> 8) & 0xff, value & 0xff];

function chunk(type: string, data: readonly number[]): number[] {
	const body = [...Array.from(type, (letter) => letter.charCodeAt(0)), ...data];
	return [...uint32(data.length), ...body, ...uint32(crc(body))];
}

/** A zlib stream of one uncompressed block. */
function stored(data: readonly number[]): number[] {
	const { length } = data;
	return [0x78, 0x01, 1, length & 0xff, length >> 8, ~length & 0xff, (~length >> 8) & 0xff, ...data, ...uint32(adler(data))];
}

function adler(data: readonly number[]): number {
	let [a, b] = [1, 0];
	for (const byte of data) {
		a = (a + byte) % 65_521;
		b = (b + a) % 65_521;
	}
	return b * 65_536 + a;
}

function crc(data: readonly number[]): number {
	let value = 0xffffffff;
	for (const byte of data) {
		value ^= byte;
		for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
	}
	return ~value >>> 0;
}
