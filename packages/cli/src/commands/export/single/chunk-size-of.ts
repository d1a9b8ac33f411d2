import type { ChunkExtent, Document } from '@tilewright/format';
import { printMessage } from '../../../host/output.ts';
import { chunkSizeFor } from '../chunk-size.ts';

/** The chunk size of a document, if it has chunks. Prints a note if the map's own size cannot be used. */
export function chunkSizeOf(doc: Document, requested: ChunkExtent | undefined): ChunkExtent | undefined {
	if (doc.type !== 'map' || !doc.infinite) return undefined;
	const { size: chosen, note } = chunkSizeFor(doc, requested);
	if (note !== undefined) printMessage(`note: ${note}`);
	return chosen;
}
