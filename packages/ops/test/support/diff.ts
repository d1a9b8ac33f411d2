import type { Document } from '@tilewright/format';
import { read } from '@tilewright/format';
import type { Change, DiffOptions } from '@tilewright/ops';
import { describeChanges, diff } from '@tilewright/ops';
import { deepFreeze } from './deep-freeze.ts';

/** Reads and freezes a document: comparing must not change it. */
export function documentFrom(content: object): Document {
	const { doc, issues } = read(JSON.stringify(content));
	if (doc === undefined) throw new Error(issues.map(({ message }) => message).join(' '));
	return deepFreeze(doc);
}

/** The changes between two documents. */
export const changesOf = (before: object, after: object, options?: DiffOptions): readonly Change[] =>
	diff(documentFrom(before), documentFrom(after), options);

/** The changes in words. */
export const described = (before: object, after: object, options?: DiffOptions): string[] =>
	describeChanges(changesOf(before, after, options));
