import type { Document } from '@tilewright/format';
import type { FileIssue } from './graph/graph.ts';

/** What an operation makes of a document. */
export interface Outcome<T extends Document> {
	/** The changed document. It may share what was not changed with the one that was given, which stays as it is. */
	readonly doc: T;
	/** What could not be done. Without errors, all of it was. */
	readonly issues: readonly FileIssue[];
}
