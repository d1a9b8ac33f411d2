import { codecFailure, type Decoded } from './codec.ts';
import { readGzipHeader } from './gzip-header.ts';
import type { BitStream } from './inflate/bit-stream.ts';
import { decodeBlocks } from './inflate/blocks.ts';
import { adler32, crc32 } from './inflate/checksums.ts';
import { damaged, InflateFault, truncated } from './inflate/fault.ts';
import { startOutput, TooLong } from './inflate/output.ts';
import { ownedBytes } from './owned-bytes.ts';

const HAS_DICTIONARY = 0x20;

/**
 * Decompresses the first zlib or gzip stream; the bytes after it are ignored (rule L4).
 * @param bytes the compressed data
 * @param compression the expected format of the stream
 * @param limit the most bytes that the result may have
 * @returns the bytes; or a failure of reason `damaged`, `truncated` or `too-long`, found without using much memory
 */
export function inflate(bytes: Uint8Array, compression: 'zlib' | 'gzip', limit: number): Decoded {
	const header = compression === 'gzip' ? readGzipHeader(bytes) : undefined;
	if (header?.ok === false) return header;
	const stream: BitStream = { bytes, at: 0, held: 0, count: 0 };
	try {
		if (header?.checksum && (crc32(bytes.subarray(0, header.checksum.at)) & 0xffff) !== header.checksum.value) {
			return codecFailure('damaged', 'a wrong checksum of the gzip header', header.checksum.at);
		}
		stream.at = header?.data ?? zlibHeader(bytes);
		const output = startOutput(bytes.length, limit);
		decodeBlocks(stream, output);
		const content = output.bytes.subarray(0, output.length);
		if (compression === 'zlib') checkNext(stream, adler32(content), false, 'data');
		else {
			checkNext(stream, crc32(content), true, 'data');
			checkNext(stream, content.length % 2 ** 32, true, 'length');
		}
		return { ok: true, bytes: ownedBytes(content) };
	} catch (error) {
		if (error instanceof TooLong) return codecFailure('too-long', `more than ${limit} bytes`);
		if (error instanceof InflateFault) {
			return codecFailure(error.reason, error.message, error.reason === 'truncated' ? bytes.length : Math.min(bytes.length, stream.at));
		}
		// There was no memory for the output.
		if (error instanceof RangeError) return codecFailure('too-long', 'more than memory holds');
		throw error;
	}
}

/** Checks the header of a zlib stream (RFC 1950), and returns its length. */
function zlibHeader(bytes: Uint8Array): number {
	const [method, flags] = bytes;
	if (method === undefined || flags === undefined) throw truncated();
	if ((method * 256 + flags) % 31 !== 0) throw damaged('incorrect header check');
	if ((method & 15) !== 8) throw damaged('unknown compression method');
	if (method >> 4 > 7) throw damaged('invalid window size');
	if ((flags & HAS_DICTIONARY) === 0) return 2;
	throw bytes.length < 6 ? truncated() : damaged('a stream that needs a dictionary');
}

/** Compares the next four bytes with the expected number. */
function checkNext(stream: BitStream, expected: number, littleEndian: boolean, name: string): void {
	const { bytes, at } = stream;
	if (at + 4 > bytes.length) throw truncated();
	if (new DataView(bytes.buffer, bytes.byteOffset + at).getUint32(0, littleEndian) !== expected) throw damaged(`incorrect ${name} check`);
	stream.at += 4;
}
