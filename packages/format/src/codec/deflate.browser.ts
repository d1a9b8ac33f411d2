import { Z_DEFAULT_STRATEGY, Z_FINISH, Z_OK, ZStream, zlibDeflate, zlibDeflateInit2 } from 'pako';
import { withoutOperatingSystem } from './gzip-header.ts';
import { resolveLevel } from './levels.ts';
import { ownedBytes } from './owned-bytes.ts';

const METHOD = 8;
const ZLIB_WINDOW_BITS = 15;
/** The value with which zlib writes a gzip wrapper. */
const GZIP_WINDOW_BITS = 31;
const MEMORY_LEVEL = 8;

/**
 * Compresses bytes. The same input gives the same output, every time.
 * @param bytes what to compress
 * @param compression the wrapper: zlib or gzip
 * @param level −1 for the default, or 0 (none) to 9 (best)
 * @returns the compressed data
 * @throws RangeError for any other level
 */
export function deflate(bytes: Uint8Array, compression: 'zlib' | 'gzip', level: number): Uint8Array {
	const stream = new ZStream();
	// The low-level functions of pako: its classes would add a kilobyte of code for streams.
	const windowBits = compression === 'gzip' ? GZIP_WINDOW_BITS : ZLIB_WINDOW_BITS;
	zlibDeflateInit2(stream, resolveLevel(compression, level), METHOD, windowBits, MEMORY_LEVEL, Z_DEFAULT_STRATEGY);
	stream.input = bytes;
	stream.avail_in = bytes.length;
	// The size of Node's pieces. At level 0 it determines where blocks end.
	const piece = Math.max(16384, Math.min(bytes.length >> 2, 2 ** 22));
	stream.output = new Uint8Array(mostDeflated(bytes.length) + piece);
	do stream.avail_out = piece;
	while (zlibDeflate(stream, Z_FINISH) === Z_OK);
	const result = ownedBytes(stream.output.subarray(0, stream.next_out));
	return compression === 'gzip' ? withoutOperatingSystem(result) : result;
}

/** Incompressible data is stored in blocks of at least 16 kB, with five bytes for each block, after the header. */
const mostDeflated = (length: number): number => length + (length >> 10) + 64;
