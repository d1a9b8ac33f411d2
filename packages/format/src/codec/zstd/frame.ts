import { type CodecFailure, codecFailure } from '../codec.ts';

const MAGIC = 0xfd2fb528;
/** The last four bits of a skippable frame's magic number are free. */
const SKIPPABLE_MAGIC = 0x184d2a50;
const SKIPPABLE_HEADER = 8;
const MOST_IN_A_BLOCK = 128 * 1024;
const BLOCK_HEADER = 3;
const CHECKSUM = 4;

/** The types of blocks; type 0 contains its bytes uncompressed. */
export const BLOCK_REPEATED = 1;
export const BLOCK_COMPRESSED = 2;

/** The headers of a zstd frame, and the places of its parts, found without decoding. Offsets and sizes are in bytes. */
export interface ZstdFrame {
	readonly ok: true;
	/** Offset of the frame, which skippable frames may precede. */
	readonly start: number;
	/** Offset of the first block's header. */
	readonly blocks: number;
	/** Offset after the frame. */
	readonly end: number;
	/** The size of the content; undefined if the header does not declare it. */
	readonly contentSize: number | undefined;
	/** The largest distance of a match. */
	readonly windowSize: number;
	/** The most bytes in one block. */
	readonly blockSize: number;
	/** Whether a checksum of the content follows the blocks. */
	readonly hasChecksum: boolean;
	/** The smallest and the largest possible size of the content, from the headers of the blocks. */
	readonly least: number;
	readonly most: number;
}

type FrameHeader = Pick<ZstdFrame, 'blocks' | 'contentSize' | 'windowSize' | 'hasChecksum'>;

/** The three fields of a block's header. */
export interface BlockHeader {
	readonly last: boolean;
	readonly type: number;
	readonly size: number;
}

/** @returns the block header at an offset; the caller has checked that it has three bytes */
export function readBlockHeader(bytes: Uint8Array, at: number): BlockHeader {
	const bits = littleEndian(bytes, at, BLOCK_HEADER);
	return { last: (bits & 1) === 1, type: (bits >> 1) & 3, size: bits >> 3 };
}

/** Up to eight bytes as a number. It is rounded above 2⁵³, which is far above every limit. */
function littleEndian(bytes: Uint8Array, at: number, count: number): number {
	let value = 0;
	for (let index = count - 1; index >= 0; index--) value = value * 256 + (bytes[at + index] ?? 0);
	return value;
}

function truncated(bytes: Uint8Array): CodecFailure {
	return codecFailure('truncated', 'the end of the data inside a zstd frame', bytes.length);
}

/** Reads the header of the frame at `start`, whose magic number was checked (RFC 8878, section 3.1.1.1). */
function readHeader(bytes: Uint8Array, start: number): FrameHeader | CodecFailure {
	let at = start + 4;
	const descriptor = bytes[at++];
	if (descriptor === undefined) return truncated(bytes);
	if (descriptor & 8) return codecFailure('damaged', 'a zstd frame header with an unknown flag', start + 4);
	const isSingleSegment = (descriptor & 32) !== 0;
	const sizeFlag = descriptor >> 6;
	const window = bytes[at] ?? 0;
	if (!isSingleSegment) at++;
	const dictionaryBytes = [0, 1, 2, 4][descriptor & 3] ?? 0;
	const dictionary = littleEndian(bytes, at, dictionaryBytes);
	at += dictionaryBytes;
	const sizeBytes = [isSingleSegment ? 1 : 0, 2, 4, 8][sizeFlag] ?? 0;
	const size = littleEndian(bytes, at, sizeBytes) + (sizeFlag === 1 ? 256 : 0);
	at += sizeBytes;
	if (at > bytes.length) return truncated(bytes);
	if (dictionary !== 0) return codecFailure('damaged', `a zstd frame that needs dictionary ${dictionary}`, start);
	return {
		blocks: at,
		contentSize: sizeBytes > 0 ? size : undefined,
		windowSize: isSingleSegment ? size : 2 ** (10 + (window >> 3)) * (1 + (window & 7) / 8),
		hasChecksum: (descriptor & 4) !== 0,
	};
}

/** Walks over the blocks without decoding them, to find the end of the frame and the possible sizes of its content. */
function walkBlocks(bytes: Uint8Array, start: number, header: FrameHeader): ZstdFrame | CodecFailure {
	const blockSize = Math.min(header.windowSize, MOST_IN_A_BLOCK);
	let at = header.blocks;
	let least = 0;
	let most = 0;
	for (let isLast = false; !isLast; ) {
		if (at + BLOCK_HEADER > bytes.length) return truncated(bytes);
		const { last, type, size } = readBlockHeader(bytes, at);
		if (type > BLOCK_COMPRESSED) return codecFailure('damaged', 'a zstd block of unknown type', at);
		if (size > blockSize) return codecFailure('damaged', 'a zstd block that is larger than its frame allows', at);
		if (type !== BLOCK_COMPRESSED) least += size;
		most += type === BLOCK_COMPRESSED ? blockSize : size;
		at += BLOCK_HEADER + (type === BLOCK_REPEATED ? 1 : size);
		isLast = last;
	}
	const end = at + (header.hasChecksum ? CHECKSUM : 0);
	if (end > bytes.length) return truncated(bytes);
	return { ok: true, start, end, blockSize, least, most, ...header };
}

/**
 * Reads the headers of the first zstd frame and of its blocks. Skippable frames before it are skipped, and the bytes after it are ignored.
 * @param bytes the compressed data
 * @returns the frame; or a failure of reason `damaged` or `truncated`
 */
export function readZstdFrame(bytes: Uint8Array): ZstdFrame | CodecFailure {
	for (let start = 0; ; ) {
		if (start + 4 > bytes.length) return truncated(bytes);
		const magic = littleEndian(bytes, start, 4);
		if (magic === MAGIC) {
			const header = readHeader(bytes, start);
			return 'ok' in header ? header : walkBlocks(bytes, start, header);
		}
		if (magic - (magic % 16) !== SKIPPABLE_MAGIC) return codecFailure('damaged', 'no zstd frame', start);
		if (start + SKIPPABLE_HEADER > bytes.length) return truncated(bytes);
		start += SKIPPABLE_HEADER + littleEndian(bytes, start + 4, 4);
	}
}
