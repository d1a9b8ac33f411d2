import type { Change, FieldEdit, FieldsChange, ReplaceChange } from './change.ts';

/**
 * The changes that undo others.
 *
 * @param changes - in the order in which they were applied
 * @returns the inverse of each, in the reverse order: applied to the changed document, they restore the original
 * @example const { doc: original } = apply(changed, invert(changes));
 */
export const invert = (changes: readonly Change[]): Change[] => changes.map(inverse).reverse();

function inverse(change: Change): Change {
	switch (change.type) {
		case 'fields':
			return { type: 'fields', ...renamedBack(change), fields: change.fields.map(inverseField).reverse() };
		case 'cells':
			return { ...change, before: change.after, after: change.before };
		case 'insert':
			return { ...change, type: 'remove' };
		case 'remove':
			return { ...change, type: 'insert' };
		case 'move':
			return { ...change, from: change.to, to: change.from };
		case 'replace':
			return { type: 'replace', ...renamedBack(change), before: change.after, after: change.before };
	}
}

/** The part after the change becomes the part before it. */
const renamedBack = ({ part, renamed }: FieldsChange | ReplaceChange): Pick<FieldsChange, 'part' | 'renamed'> =>
	renamed === undefined ? { part } : { part: renamed, renamed: part };

const inverseField = ({ name, before, after, next }: FieldEdit): FieldEdit => ({
	name,
	...(after !== undefined && { before: after }),
	...(before !== undefined && { after: before }),
	...(next !== undefined && { next }),
});
