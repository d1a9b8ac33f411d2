import type { Document, Issue, WriteOptions } from '@tilewright/format';
import { FormatError, write } from '@tilewright/format';
import { writeAside } from '@tilewright/format/internal';

/** A document as the bytes of a file. */
export interface Written {
	/** `undefined` if it cannot be written; the findings say why. */
	readonly bytes: Uint8Array | undefined;
	/** The content that the version or the format cannot hold, by pointers into the document. */
	readonly losses: readonly Issue[];
}

/** A document as several files. */
export interface WrittenFiles {
	/** `undefined` if it cannot be written; the findings say why. */
	readonly files: readonly WrittenFile[] | undefined;
	/** The content that the version or the format cannot hold, by pointers into the document. */
	readonly losses: readonly Issue[];
}

/** One file of a document. */
export interface WrittenFile {
	/** Its name in the folder of the target. */
	readonly name: string;
	readonly bytes: Uint8Array;
}

/** Writes a document as XML or JSON, and collects what is lost. */
export function writeDocument(doc: Document, options: WriteOptions): Written {
	const losses: Issue[] = [];
	try {
		return { bytes: write(doc, { ...options, onIssue: (issue) => losses.push(issue) }), losses };
	} catch (error) {
		return refused(error, options);
	}
}

/** The same, with several threads for large layers. The document must not change meanwhile. */
export async function writeDocumentAside(doc: Document, options: WriteOptions): Promise<Written> {
	const losses: Issue[] = [];
	try {
		return { bytes: await writeAside(doc, { ...options, onIssue: (issue) => losses.push(issue) }), losses };
	} catch (error) {
		return refused(error, options);
	}
}

function refused(error: unknown, { version }: WriteOptions): Written {
	// The document has no errors, so only an older version can refuse it.
	if (!(error instanceof FormatError) || version === undefined) throw error;
	return { bytes: undefined, losses: error.issues };
}
