import type { Document } from '@tilewright/format';
import type { FileIssue } from './graph/graph.ts';

/** The result of an operation. */
export interface Outcome<T extends Document> {
	/** The changed document. It may share unchanged parts with the original, which is not changed. */
	readonly doc: T;
	/** The parts that the operation could not do. Without errors, it did everything. */
	readonly issues: readonly FileIssue[];
}
