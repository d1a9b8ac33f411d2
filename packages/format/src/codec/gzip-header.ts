import { type CodecFailure, codecFailure } from './codec.ts';

const HAS_HEADER_CHECKSUM = 2;
const HAS_EXTRA = 4;
const HAS_NAME = 8;
const HAS_COMMENT = 16;
const RESERVED = 0xe0;
const FIXED_BYTES = 10;
/** Offset of the byte for the operating system that wrote the member. */
const OS_OFFSET = 9;
const OS_UNKNOWN = 255;

/** The start of a gzip member's compressed data, and the checksum of its header. */
export interface GzipHeader {
	readonly ok: true;
	/** Offset of the deflate stream, in bytes. */
	readonly data: number;
	/** The header's own checksum, which covers the bytes before `at`; undefined if it has none. */
	readonly checksum: { readonly at: number; readonly value: number } | undefined;
}

/**
 * Reads the header of the first gzip member (RFC 1952).
 * @param bytes the compressed data
 * @returns the parts of the header, or why it is invalid. The caller compares the checksum
 */
export function readGzipHeader(bytes: Uint8Array): GzipHeader | CodecFailure {
	for (const [at, expected] of [0x1f, 0x8b, 8].entries()) {
		if (at < bytes.length && bytes[at] !== expected) return codecFailure('damaged', 'no gzip header', at);
	}
	const flags = bytes[3] ?? 0;
	if (flags & RESERVED) return codecFailure('damaged', 'a gzip header with unknown flags', 3);
	let at = FIXED_BYTES;
	if (flags & HAS_EXTRA) at += 2 + (bytes[at] ?? 0) + ((bytes[at + 1] ?? 0) << 8);
	if (flags & HAS_NAME) at = pastZero(bytes, at);
	if (flags & HAS_COMMENT) at = pastZero(bytes, at);
	const hasChecksum = (flags & HAS_HEADER_CHECKSUM) !== 0;
	const data = hasChecksum ? at + 2 : at;
	if (data > bytes.length) return codecFailure('truncated', 'the end of the data inside its gzip header', bytes.length);
	return { ok: true, data, checksum: hasChecksum ? { at, value: (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) } : undefined };
}

function pastZero(bytes: Uint8Array, start: number): number {
	const zero = bytes.indexOf(0, start);
	return zero < 0 ? bytes.length + 1 : zero + 1;
}

/**
 * Removes the operating system from a gzip header, in place, so that the same input gives the same bytes everywhere. Times are never written.
 * @param bytes the output of a gzip encoder
 * @returns the same bytes
 */
export function withoutOperatingSystem<Bytes extends Uint8Array>(bytes: Bytes): Bytes {
	bytes[OS_OFFSET] = OS_UNKNOWN;
	return bytes;
}
