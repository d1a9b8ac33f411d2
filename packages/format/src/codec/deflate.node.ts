import { deflateSync, gzipSync } from 'node:zlib';
import { withoutOperatingSystem } from './gzip-header.ts';
import { resolveLevel } from './levels.ts';
import { ownedBytes } from './owned-bytes.ts';

/**
 * Compresses bytes. The same input gives the same output, every time.
 * @param bytes what to compress
 * @param compression the wrapper: zlib or gzip
 * @param level −1 for the default, or 0 (none) to 9 (best)
 * @returns the compressed data
 * @throws RangeError for any other level
 */
export function deflate(bytes: Uint8Array, compression: 'zlib' | 'gzip', level: number): Uint8Array {
	const resolved = resolveLevel(compression, level);
	// Without compression, zlib ends a block with each piece of its output. In one piece, blocks are as long as they can be.
	const chunkSize = resolved === 0 ? bytes.length + (bytes.length >> 10) + 64 : Math.max(16384, Math.min(bytes.length >> 2, 2 ** 22));
	const options = { level: resolved, chunkSize };
	return compression === 'gzip' ? withoutOperatingSystem(ownedBytes(gzipSync(bytes, options))) : ownedBytes(deflateSync(bytes, options));
}
