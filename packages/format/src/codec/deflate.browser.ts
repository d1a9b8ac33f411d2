import { Deflate } from 'pako';
import { withoutOperatingSystem } from './gzip-header.ts';
import { resolveLevel } from './levels.ts';

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
