import type { ChunkExtent, Document } from '@tilewright/format';
import { say } from '../host/output.ts';
import { chunkSizeFor } from './chunk-size.ts';

/** How the chunks of a document are cut, where it has any; what the person should know of it is told. */
export function cutOf(document: Document, asked: ChunkExtent | undefined): ChunkExtent | undefined {
	if (document.type !== 'map' || !document.infinite) return undefined;
	const { size: chosen, note } = chunkSizeFor(document, asked);
	if (note !== undefined) say(`note: ${note}`);
	return chosen;
}
