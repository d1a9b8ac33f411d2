import { constants, deflateSync, gzipSync } from 'node:zlib';

export type Compression = '' | 'zlib' | 'gzip' | 'zstd';

// Run-length encoding gives the same bytes with every build of zlib, as for the pictures.
const options = { level: 9, strategy: constants.Z_RLE };

function gzip(raw: Buffer): Buffer {
	const bytes = Buffer.from(gzipSync(raw, options));
	// Byte 9 names the operating system that packed the data: 255 is "unknown".
	bytes[9] = 255;
	return bytes;
}

/** A zstd frame of one stored block: Node 20 has no zstd, and a stored block only needs the frame's header. */
function zstdStored(raw: Buffer): Buffer {
	if (raw.length > 0x1ffff) throw new RangeError(`A stored zstd block holds at most 128 KiB, not ${raw.length} bytes.`);
	const head = Buffer.alloc(12);
	head.writeUInt32LE(0xfd2fb528, 0);
	// Single segment, content size in four bytes, no checksum, no dictionary.
	head[4] = 0xa0;
	head.writeUInt32LE(raw.length, 5);
	// The last block, of type raw, with its size above these three bits.
	head.writeUIntLE((raw.length << 3) | 1, 9, 3);
	return Buffer.concat([head, raw]);
}

/** Tile ids as the base64 text of a layer's `data` [L1]. */
export function encodeTiles(gids: readonly number[], compression: Compression): string {
	const raw = Buffer.alloc(gids.length * 4);
	for (const [at, gid] of gids.entries()) raw.writeUInt32LE(gid >>> 0, at * 4);
	const packed = { '': () => raw, zlib: () => deflateSync(raw, options), gzip: () => gzip(raw), zstd: () => zstdStored(raw) }[
		compression
	]();
	return packed.toString('base64');
}
