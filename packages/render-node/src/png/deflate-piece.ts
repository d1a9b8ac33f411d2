import { constants, createDeflate } from 'node:zlib';

/** Part of a zlib stream. Its blocks end at a byte boundary and do not refer to earlier data, so parts can be concatenated. */
export interface DeflatedPiece {
	readonly blocks: Uint8Array;
	/** Checksum and length of the uncompressed bytes. */
	readonly adler: number;
	readonly length: number;
}

/** The header of a zlib stream with a window of 32 KB. */
export const ZLIB_START = Uint8Array.of(0x78, 0x9c);

/** An empty block that ends the stream. */
export const LAST_BLOCK = Uint8Array.of(0x03, 0x00);

const ADLER_LENGTH = 4;

/**
 * Compresses in a thread of Node's pool, so that several parts of a stream are compressed at the same time. zlib computes the checksum
 * there, too: on this thread it would take longer than everything else in writing a PNG.
 *
 * @param level - from 1, fast, to 9, small
 */
export async function deflatePiece(bytes: Uint8Array, level: number): Promise<DeflatedPiece> {
	const whole = await deflateFlushed(bytes, level);
	const blocks = whole.subarray(ZLIB_START.length, -(LAST_BLOCK.length + ADLER_LENGTH));
	return { blocks, adler: whole.readUInt32BE(whole.length - ADLER_LENGTH), length: bytes.length };
}

/** Flushes to a byte boundary before the end, so that only the empty last block and the checksum follow. */
function deflateFlushed(bytes: Uint8Array, level: number): Promise<Buffer> {
	// After each chunk, the pool waits until this thread is idle: large chunks wait less often.
	const chunkSize = Math.max(16_384, bytes.length >> 1);
	return new Promise((resolve, reject) => {
		const stream = createDeflate({ level, memLevel: 9, flush: constants.Z_SYNC_FLUSH, chunkSize });
		const parts: Buffer[] = [];
		stream.on('data', (part: Buffer) => parts.push(part));
		stream.on('end', () => resolve(Buffer.concat(parts)));
		stream.on('error', reject);
		stream.write(bytes, () => stream.end());
	});
}

const BASE = 65_521;

/** The Adler-32 checksum of no bytes. */
export const EMPTY_ADLER = 1;

/**
 * The Adler-32 checksum of two concatenated parts, computed from their checksums.
 *
 * @param length - the length of the second part, in bytes
 */
export function joinedAdler(first: number, second: number, length: number): number {
	const count = length % BASE;
	const sum = ((first & 0xffff) + (second & 0xffff) + BASE - 1) % BASE;
	const sums = (count * (first & 0xffff) + (first >>> 16) + (second >>> 16) + BASE - count) % BASE;
	return sums * 65_536 + sum;
}
