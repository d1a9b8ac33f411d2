import { constants } from 'node:buffer';
import { crc32, inflateRawSync, inflateSync, type ZlibOptions } from 'node:zlib';
import { type CodecFailure, codecFailure, type Decoded } from './codec.ts';
import { readGzipHeader } from './gzip-header.ts';
import { ownedBytes } from './owned-bytes.ts';

/** The best that deflate can do: 258 bytes from two bits. */
const BEST_RATIO = 1032;
/** Room for what little input may give, whatever the ratio. */
const LEAST_ROOM = 8192;
/** The smallest piece of output that Node permits. */
const LEAST_CHUNK = 64;
const MOST_CHUNK = 2 ** 28;
const GZIP_TRAILER = 8;

/**
 * One piece for the whole output: joining Node's 16 KB pieces would cost a copy. Memory that is not touched costs nothing, except that
 * allocating 8 KB for a chunk of 1 KB takes longer than inflating it.
 */
function inflateOptions(input: Uint8Array, limit: number): ZlibOptions {
	const most = Math.min(limit + 1, input.length * BEST_RATIO + LEAST_ROOM, MOST_CHUNK);
	// Node needs a limit of at least one byte, and at most the size of a buffer. The caller's limit is checked afterwards.
	return { maxOutputLength: Math.min(Math.max(1, limit), constants.MAX_LENGTH), chunkSize: Math.max(LEAST_CHUNK, most) };
}

/** Converts an error about the input to a failure; any other error is thrown again. */
function failureOf(error: unknown, input: Uint8Array, limit: number): CodecFailure {
	if (!(error instanceof Error)) throw error;
	const code = 'code' in error ? error.code : undefined;
	if (code === 'Z_BUF_ERROR') return codecFailure('truncated', 'the end of the data inside the stream', input.length);
	if (code === 'ERR_BUFFER_TOO_LARGE') return codecFailure('too-long', `more than ${limit} bytes`);
	if (code === 'Z_DATA_ERROR' || code === 'Z_NEED_DICT') return codecFailure('damaged', error.message);
	// There was no memory for the output.
	if (error instanceof RangeError || code === 'Z_MEM_ERROR') return codecFailure('too-long', 'more than memory holds');
	throw error;
}

function limited(bytes: Uint8Array, limit: number): Decoded {
	return bytes.length > limit ? codecFailure('too-long', `more than ${limit} bytes`) : { ok: true, bytes: ownedBytes(bytes) };
}

/** The result of Node with `info: true`, which is missing in its types. */
function isInfo(result: unknown): result is { buffer: Uint8Array; engine: { bytesWritten: number } } {
	return typeof result === 'object' && result !== null && 'buffer' in result && 'engine' in result;
}

/** Node would append later members and refuse other bytes after the first one, so header and trailer are read here (rule L4). */
function inflateGzip(bytes: Uint8Array, limit: number): Decoded {
	const header = readGzipHeader(bytes);
	if (!header.ok) return header;
	const { data, checksum } = header;
	if (checksum && (crc32(bytes.subarray(0, checksum.at)) & 0xffff) !== checksum.value) {
		return codecFailure('damaged', 'a wrong checksum of the gzip header', checksum.at);
	}
	const stream = bytes.subarray(data);
	const result: unknown = inflateRawSync(stream, { ...inflateOptions(stream, limit), info: true });
	if (!isInfo(result)) throw new TypeError('node:zlib did not say how much it read');
	const at = data + result.engine.bytesWritten;
	const trailer = new DataView(bytes.buffer, bytes.byteOffset + at, Math.min(GZIP_TRAILER, bytes.length - at));
	const missing = codecFailure('truncated', 'the end of the data inside the stream', bytes.length);
	if (trailer.byteLength < 4) return missing;
	if (trailer.getUint32(0, true) !== crc32(result.buffer)) return codecFailure('damaged', 'incorrect data check', at);
	if (trailer.byteLength < GZIP_TRAILER) return missing;
	if (trailer.getUint32(4, true) !== result.buffer.length % 2 ** 32) return codecFailure('damaged', 'incorrect length check', at + 4);
	return limited(result.buffer, limit);
}

/**
 * Decompresses the first zlib or gzip stream; the bytes after it are ignored (rule L4).
 * @param bytes the compressed data
 * @param compression the expected format of the stream
 * @param limit the most bytes that the result may have
 * @returns the bytes; or a failure of reason `damaged`, `truncated` or `too-long`, found without using much memory
 */
export function inflate(bytes: Uint8Array, compression: 'zlib' | 'gzip', limit: number): Decoded {
	try {
		return compression === 'gzip' ? inflateGzip(bytes, limit) : limited(inflateSync(bytes, inflateOptions(bytes, limit)), limit);
	} catch (error) {
		return failureOf(error, bytes, limit);
	}
}
