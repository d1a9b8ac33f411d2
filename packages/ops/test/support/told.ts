import type { Document } from '@tilewright/format';
import { read } from '@tilewright/format';
import type { Change, DiffOptions } from '@tilewright/ops';
import { describeChanges, diff } from '@tilewright/ops';
import { deepFreeze } from './deep-freeze.ts';

/** A document as it is read. It is frozen: comparing changes nothing. */
export function documentFrom(content: object): Document {
	const { doc, issues } = read(JSON.stringify(content));
	if (doc === undefined) throw new Error(issues.map(({ message }) => message).join(' '));
	return deepFreeze(doc);
}

/** How two documents differ. */
export const changesOf = (before: object, after: object, options?: DiffOptions): readonly Change[] =>
	diff(documentFrom(before), documentFrom(after), options);

/** The same in words. */
export const told = (before: object, after: object, options?: DiffOptions): string[] => describeChanges(changesOf(before, after, options));
