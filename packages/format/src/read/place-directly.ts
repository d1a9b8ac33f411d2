import type { Issue } from '../issue/issue.ts';
import { createReport } from '../issue/report.ts';
import { documentText } from './document-text.ts';
import { locate } from './json/locate.ts';
import type { Moved } from './moves.ts';
import { movedIn, noteMoves } from './moves.ts';
import { openText } from './open-text.ts';
import { placeMoved } from './place-moved.ts';
import type { Source } from './read.ts';
import { readWith } from './read.ts';
import { openXml } from './xml/open-xml.ts';

/**
 * Adds places to findings, as `placeIssues` does. That is several times faster for documents that `readOnDemand` has read: it is known
 * what reading has moved there.
 *
 * @param input - the file
 * @param source - of the document, as it was read
 */
export function placeDirectly(input: Uint8Array, issues: readonly Issue[], source: Source): readonly Issue[] {
	const text = documentText(input);
	const opened =
		source.syntax === 'xml'
			? openXml(text, createReport(), { depth: Infinity, objects: Infinity })
			: { places: (pointers: readonly string[]) => locate(text.bytes, pointers, text.start), inside: () => undefined };
	const moved = movedIn(source) ?? movedAgain(input);
	return moved === undefined || opened === undefined ? issues : placeMoved(text.bytes, issues, moved, opened);
}

/** Finds the moves that reading makes, for a document that something else has read, or that has very many moves. */
function movedAgain(input: Uint8Array): Moved | undefined {
	const limits = { bytes: Infinity, cells: Infinity, objects: Infinity };
	return movedIn(readWith(openText, input, { limits }, (report) => noteMoves(report, Infinity)).source);
}
