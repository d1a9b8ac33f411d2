import * as zlib from 'node:zlib';
import type { DeflateAside } from './codec.ts';
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
	const options = optionsFor(bytes, compression, level);
	return compression === 'gzip'
		? withoutOperatingSystem(ownedBytes(zlib.gzipSync(bytes, options)))
		: ownedBytes(zlib.deflateSync(bytes, options));
}

/** {@link deflate} by the threads of Node. */
export const deflateAside: DeflateAside | undefined = async (bytes, compression, level) => {
	const options = optionsFor(bytes, compression, level);
	const deflated = await new Promise<Uint8Array>((resolve, reject) => {
		const start = compression === 'gzip' ? zlib.gzip : zlib.deflate;
		start(bytes, options, (error, result) => (error === null ? resolve(result) : reject(error)));
	});
	return compression === 'gzip' ? withoutOperatingSystem(ownedBytes(deflated)) : ownedBytes(deflated);
};

function optionsFor({ length }: Uint8Array, compression: 'zlib' | 'gzip', level: number): zlib.ZlibOptions {
	const resolved = resolveLevel(compression, level);
	// Without compression, zlib ends a block with each piece of its output. In one piece, blocks are as long as they can be.
	const chunkSize = resolved === 0 ? length + (length >> 10) + 64 : Math.max(16384, Math.min(length >> 2, 2 ** 22));
	return { level: resolved, chunkSize };
}
