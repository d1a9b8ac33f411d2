import { codecFailure, type Decoded } from '../codec.ts';
import { type BlockDecoder, decodeBlock, startBlocks } from './block.ts';
import { ZstdDamage } from './damage.ts';
import { BLOCK_COMPRESSED, BLOCK_REPEATED, readBlockHeader, readZstdFrame, type ZstdFrame } from './frame.ts';
import type { Output } from './sequences.ts';
import { xxHash64Low } from './xx-hash-64.ts';

/** Most decoders, including node:zlib, refuse larger windows (RFC 8878, section 3.1.1.1.2). A window costs nothing here, but all platforms agree. */
const MOST_WINDOW = 2 ** 27;
/** The memory reserved at first: this many bytes, or this multiple of the input. It grows only with decoded content, not with the declared size. */
const FIRST_ROOM = 2 ** 24;
const FIRST_RATIO = 64;

/**
 * Checks the first zstd frame before anything is decoded or reserved (rule L4).
 * @param bytes the compressed data
 * @param limit the most bytes that the result may have
 * @returns the frame; or a failure, of reason `too-long` if its headers already show that the content is larger
 */
export function openZstdFrame(bytes: Uint8Array, limit: number): ReturnType<typeof readZstdFrame> {
	const frame = readZstdFrame(bytes);
	if (!frame.ok) return frame;
	const { contentSize, windowSize, least, most } = frame;
	if (contentSize !== undefined && contentSize > limit) return codecFailure('too-long', `${contentSize} bytes`);
	if (least > limit) return codecFailure('too-long', `at least ${least} bytes`);
	if (windowSize > limit && windowSize > MOST_WINDOW) return codecFailure('too-long', `a window of ${windowSize} bytes`);
	if (contentSize !== undefined && (contentSize < least || contentSize > most)) {
		return codecFailure('damaged', `a zstd frame of ${contentSize} bytes whose blocks hold ${least} to ${most}`, frame.start);
	}
	return frame;
}

/** Makes the output large enough for a number of bytes, up to `most` in all. */
function reserve(output: Output, room: number, most: number): void {
	if (room <= output.bytes.length) return;
	const larger = new Uint8Array(Math.min(most, Math.max(room, output.bytes.length * 4)));
	larger.set(output.bytes.subarray(0, output.length));
	output.bytes = larger;
}

/** Decodes the block whose header is at `at`. Returns the offset of the next one, or −1 after the last. */
function nextBlock(bytes: Uint8Array, at: number, frame: ZstdFrame, decoder: BlockDecoder, output: Output, most: number): number {
	const { last, type, size } = readBlockHeader(bytes, at);
	const data = at + 3;
	const room = Math.min(most, output.length + frame.blockSize);
	const next = data + (type === BLOCK_REPEATED ? 1 : size);
	reserve(output, room, most);
	if (type === BLOCK_COMPRESSED) {
		decodeBlock(decoder, bytes.subarray(data, next), frame.blockSize, output, room);
	} else {
		if (output.length + size > room) throw new ZstdDamage('more bytes than it may hold');
		if (type === BLOCK_REPEATED) output.bytes.fill(bytes[data] ?? 0, output.length, output.length + size);
		else output.bytes.set(bytes.subarray(data, next), output.length);
		output.length += size;
	}
	return last ? -1 : next;
}

/** The final checks, after all blocks are decoded. */
function finish(bytes: Uint8Array, frame: ZstdFrame, output: Output): Decoded {
	const content = output.bytes.length === output.length ? output.bytes : output.bytes.slice(0, output.length);
	if (frame.contentSize !== undefined && frame.contentSize !== content.length) {
		return codecFailure('damaged', `${content.length} bytes where the zstd frame says ${frame.contentSize}`, frame.start);
	}
	if (frame.hasChecksum) {
		const at = frame.end - 4;
		const checksum = new DataView(bytes.buffer, bytes.byteOffset + at, 4).getUint32(0, true);
		if (checksum !== xxHash64Low(content)) return codecFailure('damaged', 'a wrong checksum of the zstd frame', at);
	}
	return { ok: true, bytes: content };
}

/**
 * Decodes a zstd frame. Existing decoders in JavaScript do not check their input: 25 bytes keep fzstd busy
 * for minutes and produce garbage. The time and memory of this one are proportional to the content of the frame.
 * @param bytes the compressed data
 * @param frame a frame of the data that {@link openZstdFrame} accepted
 * @param limit the most bytes that the result may have
 * @returns the bytes; or a failure of reason `damaged` or `too-long`
 */
export function decodeZstdFrame(bytes: Uint8Array, frame: ZstdFrame, limit: number): Decoded {
	const decoder = startBlocks();
	// A frame without a declared size may exceed the limit by one block, which is noticed before the next one.
	const most = frame.contentSize ?? Math.min(frame.most, limit + frame.blockSize);
	const output: Output = { bytes: new Uint8Array(0), length: 0 };
	let at = frame.blocks;
	try {
		reserve(output, Math.min(most, Math.max(FIRST_ROOM, bytes.length * FIRST_RATIO)), most);
		for (let next = at; next >= 0; ) {
			at = next;
			next = nextBlock(bytes, at, frame, decoder, output, most);
			if (output.length > limit) return codecFailure('too-long', `more than ${limit} bytes`);
		}
	} catch (error) {
		if (error instanceof ZstdDamage) return codecFailure('damaged', `a zstd block with ${error.message}`, at);
		// There was no memory for the output.
		if (error instanceof RangeError) return codecFailure('too-long', 'more than memory holds');
		throw error;
	}
	return finish(bytes, frame, output);
}
