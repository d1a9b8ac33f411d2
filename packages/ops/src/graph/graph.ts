import type { Document, Issue, Reference, Source } from '@tilewright/format';
import type { Refusal } from '../loader/loader.ts';
import type { Place } from '../worlds/maps-by-patterns.ts';

/** A finding, and the file that it is in. */
export interface FileIssue extends Issue {
	/** Path of the file, in the form of the loader. */
	readonly file: string;
	/** Why the loader refused a file, if the finding is about that. */
	readonly refused?: Refusal;
}

/** A reference of a document in a graph. */
export interface Link extends Reference {
	/** Path of the file that it refers to, whether that exists or not; absent where the loader refused the reference. */
	readonly to?: string;
	/** The place of a map that a pattern of the world found; `path` is then the name of its file, and `pointer` leads to the expression. */
	readonly place?: Place;
}

/** A document that was read, and its references. */
export interface GraphFile {
	readonly path: string;
	readonly doc: Document;
	readonly source: Source;
	/** In the order of the document's fields; last the maps that the patterns of a world match. */
	readonly links: readonly Link[];
}

/** One or more documents, and all that they refer to, at any depth. */
export interface Graph {
	/** Paths of the requested documents; refused paths are listed as the caller gave them. */
	readonly roots: readonly string[];
	/** All documents that could be read, by path: the requested ones first, then those that they refer to, and so on. Without images. */
	readonly files: ReadonlyMap<string, GraphFile>;
	/** The findings in all files, including those about references; in the order of the files, then by position. */
	readonly issues: readonly FileIssue[];
}
