import { Deflate, Z_BUF_ERROR, Z_FINISH, Z_OK, Z_STREAM_END, ZStream, zlibInflate, zlibInflateInit2 } from 'pako';
import { codecFailure, type Decoded } from './codec.ts';
import { readGzipHeader, withoutOperatingSystem } from './gzip-header.ts';
import { resolveLevel } from './levels.ts';
import { ownedBytes } from './owned-bytes.ts';

/** Deflate cannot do better: 258 bytes from two bits. */
const BEST_RATIO = 1032;
/** What is set aside at first, as a multiple of the input: more than tile layers usually come to. */
const FIRST_RATIO = 64;
const FIRST_ROOM = 2 ** 24;
const ZLIB_WINDOW_BITS = 15;
/** zlib's way to ask for a gzip wrapper, and for no other. */
const GZIP_WINDOW_BITS = 31;

function moreRoom(stream: ZStream, room: number): void {
	const larger = new Uint8Array(room);
	larger.set(stream.output.subarray(0, stream.next_out));
	stream.output = larger;
	stream.avail_out = room - stream.next_out;
}

/**
 * Decompresses the first zlib or gzip stream; what follows it is not looked at (rule L4).
 * @param bytes the compressed data
 * @param compression which of the two it must be
 * @param limit how many bytes may come out
 * @returns the bytes; or a failure of reason `damaged`, `truncated` or `too-long`, at no cost in memory
 */
export function inflate(bytes: Uint8Array, compression: 'zlib' | 'gzip', limit: number): Decoded {
	if (compression === 'gzip') {
		// What is wrong with a header is said in the same words as in Node.
		const header = readGzipHeader(bytes);
		if (!header.ok) return header;
	}
	// The functions below pako's classes: the classes append later gzip members.
	const stream = new ZStream();
	zlibInflateInit2(stream, compression === 'gzip' ? GZIP_WINDOW_BITS : ZLIB_WINDOW_BITS);
	stream.output = new Uint8Array(0);
	stream.input = bytes;
	stream.avail_in = bytes.length;
	// One byte past the limit tells a stream that ends there from one that goes on.
	const most = Math.min(limit + 1, bytes.length * BEST_RATIO + 1);
	let room = Math.min(most, Math.max(FIRST_ROOM, bytes.length * FIRST_RATIO));
	try {
		moreRoom(stream, room);
		let status = zlibInflate(stream, Z_FINISH);
		while ((status === Z_OK || status === Z_BUF_ERROR) && stream.avail_out === 0 && room < most) {
			room = Math.min(most, room * 4);
			moreRoom(stream, room);
			status = zlibInflate(stream, Z_FINISH);
		}
		if (stream.next_out > limit) return codecFailure('too-long', `more than ${limit} bytes`);
		if (status === Z_STREAM_END) {
			return { ok: true, bytes: ownedBytes(stream.output.subarray(0, stream.next_out)) };
		}
		if (status === Z_BUF_ERROR || status === Z_OK) return codecFailure('truncated', 'the end of the data inside the stream', bytes.length);
		return codecFailure('damaged', stream.msg || 'a stream that needs a dictionary', stream.next_in);
	} catch (error) {
		// There was no memory for the output.
		if (error instanceof RangeError) return codecFailure('too-long', 'more than memory holds');
		throw error;
	}
}

/**
 * Compresses bytes. The same input gives the same output, every time.
 * @param bytes what to compress
 * @param compression the wrapper: zlib or gzip
 * @param level −1 for the default, or 0 (none) to 9 (best)
 * @returns the compressed data
 * @throws RangeError for any other level
 */
export function deflate(bytes: Uint8Array, compression: 'zlib' | 'gzip', level: number): Uint8Array {
	const chunkSize = Math.max(16384, Math.min(bytes.length >> 2, 2 ** 22));
	const deflator = new Deflate({ level: resolveLevel(compression, level), gzip: compression === 'gzip', chunkSize });
	deflator.push(bytes, true);
	return compression === 'gzip' ? withoutOperatingSystem(deflator.result) : deflator.result;
}
