import { crc32 } from 'node:zlib';

/** The first bytes of every PNG. */
const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Color types: palette indexes, or red, green, blue and alpha. */
const TYPES = { palette: 3, rgba: 6 } as const;

/** The signature and header of a PNG with 8 bits per sample. */
export function pngStart(width: number, height: number, type: keyof typeof TYPES = 'rgba'): Uint8Array {
	const header = new Uint8Array(13);
	const view = new DataView(header.buffer);
	view.setUint32(0, width);
	view.setUint32(4, height);
	header.set([8, TYPES[type], 0, 0, 0], 8);
	return Buffer.concat([Uint8Array.from(SIGNATURE), pngChunk('IHDR', header)]);
}

/** A chunk: length, type, data and checksum. */
export function pngChunk(type: string, data: Uint8Array): Uint8Array {
	const chunk = Buffer.allocUnsafe(data.length + 12);
	chunk.writeUInt32BE(data.length, 0);
	chunk.write(type, 4, 'latin1');
	chunk.set(data, 8);
	chunk.writeUInt32BE(crc32(chunk.subarray(4, data.length + 8)), data.length + 8);
	return chunk;
}

/**
 * Writes rows as a PNG stores them: each starts with a byte 0, for no filter. Filters make pictures of tiles a tenth to a third larger,
 * measured: deflate no longer finds the tiles that repeat.
 *
 * @param length - the length of a row, in bytes
 * @param rows - the output
 */
export function unfilteredRows(data: Uint8Array | Uint8ClampedArray, length: number, rows: Uint8Array): void {
	let to = 0;
	for (let from = 0; from < data.length; from += length) {
		rows[to] = 0;
		rows.set(data.subarray(from, from + length), to + 1);
		to += length + 1;
	}
}
