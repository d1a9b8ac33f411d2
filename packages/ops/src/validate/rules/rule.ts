import type { CustomTypes, Document } from '@tilewright/format';
import type { Report } from '@tilewright/format/internal';
import type { Targets } from '../../graph/targets.ts';

/** A document, and what is known about it. */
export interface Subject {
	readonly doc: Document;
	/** The documents that it refers to; absent if it is checked alone. */
	readonly targets?: Targets;
	/** The custom types of its project; absent if it has none. */
	readonly types?: CustomTypes;
	/** The syntax of its file; absent if it has none. XML has no box around the chunks of a layer, for example. */
	readonly syntax?: 'json' | 'xml';
}

/**
 * A rule about fields that are each right alone, but wrong together. Only `validate` and editors check it, so that reading stays fast. To
 * add one, write a file that exports a rule, and add it to `list.ts`.
 */
export type Rule = (subject: Subject, report: Report) => void;
