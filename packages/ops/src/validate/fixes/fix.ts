import type { Document, ImageSize, Issue, IssueCode, TextChange } from '@tilewright/format';
import type { RawObject } from '@tilewright/format/internal';

/** A document to mend. */
export interface FixSubject {
	/** The document as its file has it. For a document that is open in an editor, the document itself. */
	readonly raw: RawObject;
	/** The document as `read` returns it. */
	readonly doc: Document;
	/** The findings in it, with pointers into `raw`. */
	readonly issues: readonly Issue[];
	/** The syntax of its file; absent if it has none. */
	readonly syntax?: 'json' | 'xml';
	/** The size of an image, by its path from the document; without it, the sizes of images are not mended. */
	readonly sizeOf?: (path: string) => ImageSize | undefined;
}

/** How something is mended. */
export interface Fix {
	/** The finding that it ends. */
	readonly code: IssueCode;
	/** The place of what is mended, in `raw`. */
	readonly pointer: string;
	/** A description: a sentence without a subject, such as `gave the object 3 the id 12`. */
	readonly says: string;
	/** Changes of `raw`: for `editText`, or for `changeValue`. */
	readonly changes: readonly TextChange[];
}

/**
 * Finds what can be mended safely: every program that knows the newest form sees the same map afterwards. To add one, write a file that exports a
 * fixer, and add it to `list.ts`.
 */
export type Fixer = (subject: FixSubject) => readonly Fix[];
