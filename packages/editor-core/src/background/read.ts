import type { Document, Issue, Reference, Source } from '@tilewright/format';
import { readOnDemand } from '@tilewright/format/internal';
import { prepareLarge } from '@tilewright/format/large';
import type { FileForm } from '../files/file-form.ts';
import { formOf } from '../files/file-form.ts';

/** Reads a file. */
export interface ReadJob {
	readonly type: 'read';
	readonly bytes: Uint8Array;
}

/** The result of reading a file. */
export interface ReadFile {
	/** Missing if the file has errors. */
	readonly doc: Document | undefined;
	/** The references of the document, if a worker has looked for them: thousands of objects would keep the page. */
	readonly references?: readonly Reference[];
	readonly issues: readonly Issue[];
	readonly source: Source;
	readonly form: FileForm;
}

/** The most cells, as `resolve` reads them. */
const MOST_CELLS = 2 ** 28;

/** Reads a file of any kind. */
export async function runRead({ bytes }: ReadJob): Promise<ReadFile> {
	prepareLarge();
	const { doc, issues, source } = await readOnDemand(bytes, { limits: { cells: MOST_CELLS } });
	return { doc, issues, source, form: formOf(source, bytes) };
}
