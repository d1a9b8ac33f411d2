import { noteMoves } from './moves.ts';
import { openText } from './open-text.ts';
import type { ReadOptions, ReadResult } from './read.ts';
import { readWith } from './read.ts';

/**
 * Reads a document as `read` does. If it needs a decoder that the platform has not built in, that is loaded first. Bundlers make a
 * file of its own for it, which pages load only then. Findings that come later can be placed by `placeDirectly`.
 */
export async function readOnDemand(input: Uint8Array, options: ReadOptions): Promise<ReadResult> {
	const result = readWith(openText, input, options, noteMoves);
	if (result.issues.every(({ code }) => code !== 'missing-codec')) return result;
	const { zstd } = await import('../codec/zstd-codec.ts');
	return readWith(openText, input, { ...options, codecs: [zstd] }, noteMoves);
}
