import type { Document } from '@tilewright/format';
import { placeIssues } from '@tilewright/format';
import type { Loader } from '@tilewright/ops';
import { listMaps } from '@tilewright/ops';
import { followPatterns, inOrder } from '../../../documents/world-patterns.ts';
import { printFindings } from '../../../findings/print-findings.ts';
import type { Input } from '../../../host/read-input.ts';

/** Where a world is written, and what it takes to find its maps. */
interface Target {
	/** The folder of the target. */
	readonly folder: string;
	readonly loader: Loader;
	readonly verbose: boolean;
}

/**
 * A world that lists the maps of its patterns by name if it is written to another folder: patterns find maps only next to the world.
 * Prints what changes, and which patterns find nothing. Other documents stay the same.
 */
export async function withListedMaps(doc: Document, input: Input, { folder, loader, verbose }: Target): Promise<Document> {
	if (doc.type !== 'world') return doc;
	const found = await followPatterns(doc, input, loader);
	const listed = listMaps(doc, folder === input.folder ? [] : found.maps);
	printFindings(input, inOrder(found.issues, placeIssues(input.bytes, listed.issues)), verbose);
	return listed.doc;
}
