import { constants, createDeflate } from 'node:zlib';

/** A piece of a zlib stream, which others can follow: its blocks, which end at a byte and refer to none before it. */
export interface DeflatedPiece {
	readonly blocks: Uint8Array;
	/** Checksum and number of the bytes that it makes. */
	readonly adler: number;
	readonly length: number;
}

/** The header of a zlib stream: a window of 32 KB; how well it is compressed is not read by anyone. */
export const ZLIB_START = Uint8Array.of(0x78, 0x9c);

/** An empty last block. */
export const LAST_BLOCK = Uint8Array.of(0x03, 0x00);

const ADLER_LENGTH = 4;

/**
 * Compresses in a thread of Node's pool. Several can run at a time, which one stream could not; zlib also makes the checksum
 * there, which would keep this thread busy longer than anything else in writing a PNG.
 *
 * @param level - 1, fast, to 9, small
 */
export async function deflatePiece(bytes: Uint8Array, level: number): Promise<DeflatedPiece> {
	const whole = await deflateFlushed(bytes, level);
	const blocks = whole.subarray(ZLIB_START.length, -(LAST_BLOCK.length + ADLER_LENGTH));
	return { blocks, adler: whole.readUInt32BE(whole.length - ADLER_LENGTH), length: bytes.length };
}

/** All is flushed to a byte's end before the stream ends: what follows then is the empty last block, and the checksum. */
function deflateFlushed(bytes: Uint8Array, level: number): Promise<Buffer> {
	// Each turn to the pool waits until this thread has nothing else to do: large chunks make few of them.
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
