import { crc32 } from 'node:zlib';

/** How a PNG begins. */
const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** What a pixel is: the number of a color, or red, green, blue and alpha. */
const TYPES = { palette: 3, rgba: 6 } as const;

/** Signature and header of a PNG with 8 bits for each number of a pixel. */
export function pngStart(width: number, height: number, type: keyof typeof TYPES = 'rgba'): Uint8Array {
	const header = new Uint8Array(13);
	const view = new DataView(header.buffer);
	view.setUint32(0, width);
	view.setUint32(4, height);
	header.set([8, TYPES[type], 0, 0, 0], 8);
	return Buffer.concat([Uint8Array.from(SIGNATURE), pngChunk('IHDR', header)]);
}

/** A chunk: its length, type, data and checksum. */
export function pngChunk(type: string, data: Uint8Array): Uint8Array {
	const chunk = Buffer.allocUnsafe(data.length + 12);
	chunk.writeUInt32BE(data.length, 0);
	chunk.write(type, 4, 'latin1');
	chunk.set(data, 8);
	chunk.writeUInt32BE(crc32(chunk.subarray(4, data.length + 8)), data.length + 8);
	return chunk;
}
