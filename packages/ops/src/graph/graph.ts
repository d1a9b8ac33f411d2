import type { Document, Issue, Reference, Source } from '@tilewright/format';
import type { Refusal } from './loader.ts';

/** A finding, and the file that it is in. */
export interface FileIssue extends Issue {
	/** Path of the file, as the loader has it. */
	readonly file: string;
	/** The loader's reason, where the finding is about a file that the loader refused. */
	readonly refused?: Refusal;
}

/** A reference of a document in a graph. */
export interface Link extends Reference {
	/** Path of the file that it leads to, whether there is one or not; absent where it was refused. */
	readonly to?: string;
}

/** A document that was read, and where its references lead. */
export interface GraphFile {
	readonly path: string;
	readonly doc: Document;
	readonly source: Source;
	/** In the order of the document's fields. */
	readonly links: readonly Link[];
}

/** A document and all that it refers to, at any depth; or several of them. */
export interface Graph {
	/** Paths of what was asked for; those that were refused as they were given. */
	readonly roots: readonly string[];
	/**
	 * The documents that could be read, by path: first those that were asked for, then what they refer to, and so on. Images and
	 * other files are not read.
	 */
	readonly files: ReadonlyMap<string, GraphFile>;
	/** What was found in all files, and at references that lead to none; in the order of the files, in each by place. */
	readonly issues: readonly FileIssue[];
}
