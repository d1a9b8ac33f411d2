import type { ReadOptions, ReadResult } from './read.ts';
import { read } from './read.ts';

/**
 * Reads a document as `read` does. If it needs a decoder that the platform has not built in, that is loaded first. Bundlers make a
 * file of its own for it, which pages load only then.
 */
export async function readOnDemand(input: Uint8Array, options: ReadOptions): Promise<ReadResult> {
	const result = read(input, options);
	if (result.issues.every(({ code }) => code !== 'missing-codec')) return result;
	const { zstd } = await import('../zstd.ts');
	return read(input, { ...options, codecs: [zstd] });
}
