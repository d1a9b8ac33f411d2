import type { DeflateAside } from './codec.ts';
import type { BitWriter } from './deflate/bit-writer.ts';
import { writeBits } from './deflate/bit-writer.ts';
import { writeAllStored } from './deflate/block.ts';
import { deflateBlocks } from './deflate/matches.ts';
import { adler32, crc32 } from './inflate/checksums.ts';
import { resolveLevel } from './levels.ts';
import { ownedBytes } from './owned-bytes.ts';

/**
 * Compresses bytes. The same input gives the same output, every time, and in Node too.
 * @param bytes what to compress
 * @param compression the wrapper: zlib or gzip
 * @param level −1 for the default, or 0 (none) to 9 (best)
 * @returns the compressed data
 * @throws RangeError for any other level
 */
export function deflate(bytes: Uint8Array, compression: 'zlib' | 'gzip', level: number): Uint8Array {
	const effort = resolveLevel(compression, level);
	const writer: BitWriter = { bytes: new Uint8Array(mostDeflated(bytes.length)), at: 0, held: 0, count: 0 };
	for (const byte of compression === 'gzip' ? gzipHeader(effort) : [0x78, zlibFlags(effort)]) writeBits(writer, byte, 8);
	if (effort === 0) writeAllStored(writer, bytes);
	else deflateBlocks(writer, bytes, effort);
	const [trailer, isLittle] = [compression === 'gzip' ? [crc32(bytes), bytes.length] : [adler32(bytes)], compression === 'gzip'];
	const view = new DataView(writer.bytes.buffer);
	for (const value of trailer) {
		view.setUint32(writer.at, value, isLittle);
		writer.at += 4;
	}
	return ownedBytes(writer.bytes.subarray(0, writer.at));
}

/** Browsers have no threads for this. */
export const deflateAside: DeflateAside | undefined = undefined;

/** A literal takes at most 9 bits, and a match less than its bytes do. */
const mostDeflated = (length: number): number => length + (length >> 3) + 64;

/** The second byte of the header (RFC 1950). It has the level, and makes the first two bytes a multiple of 31. */
const zlibFlags = (level: number): number => (level < 2 ? 0x01 : level < 6 ? 0x5e : level === 6 ? 0x9c : 0xda);

/** A header without a time and an operating system (RFC 1952). */
const gzipHeader = (level: number): number[] => [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, level === 9 ? 2 : level < 2 ? 4 : 0, 255];
