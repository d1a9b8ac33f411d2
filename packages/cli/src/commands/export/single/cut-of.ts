import type { ChunkExtent, Document } from '@tilewright/format';
import { printMessage } from '../../../host/output.ts';
import { chunkSizeFor } from '../chunk-size.ts';

/** How the chunks of a document are cut, where it has any; what the person should know of it is told. */
export function cutOf(doc: Document, asked: ChunkExtent | undefined): ChunkExtent | undefined {
	if (doc.type !== 'map' || !doc.infinite) return undefined;
	const { size: chosen, note } = chunkSizeFor(doc, asked);
	if (note !== undefined) printMessage(`note: ${note}`);
	return chosen;
}
