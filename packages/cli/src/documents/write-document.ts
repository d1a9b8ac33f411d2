import type { Document, Issue, WriteOptions } from '@tilewright/format';
import { FormatError, write } from '@tilewright/format';
import { valueAt } from '@tilewright/format/internal';

/** A document that was written. */
export interface Written {
	/** `undefined` where it cannot be written so; the findings say why. */
	readonly bytes: Uint8Array | undefined;
	/** What the version or the syntax cannot hold, by pointers into the document. */
	readonly losses: readonly Issue[];
}

/** Writes a document, and notes what is lost on the way. */
export function writeDocument(doc: Document, options: WriteOptions): Written {
	const losses: Issue[] = [];
	try {
		return { bytes: write(doc, { ...options, onIssue: (issue) => losses.push(issue) }), losses };
	} catch (error) {
		// The document is sound: only an older version may have no way to say it.
		if (!(error instanceof FormatError) || options.version === undefined) throw error;
		return { bytes: undefined, losses: error.issues };
	}
}

/** Losses that are not to be: who asks for that takes them for errors. What only informs is no loss. */
export const asErrors = (losses: readonly Issue[]): Issue[] =>
	losses.map((issue) => (issue.severity === 'info' ? issue : { ...issue, severity: 'error' }));

/** Less what the document did not have before the export filled it in, such as the sizes of images. */
export function ownLosses(losses: readonly Issue[], doc: Document): readonly Issue[] {
	return losses.filter(({ code, pointer }) => code !== 'not-in-version' || valueAt(doc, pointer) !== undefined);
}
