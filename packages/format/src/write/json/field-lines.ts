import type { CompiledVariant } from '../../spec/compile.ts';
import { indentation } from '../indentation.ts';
import type { Piece } from '../sink.ts';
import { pieceOf } from '../sink.ts';
import type { WrittenField } from '../written-fields.ts';
import { perVariant, writtenFields } from '../written-fields.ts';
import type { Layout } from './layout.ts';
import { colon } from './layout.ts';

/** A field with what stands before its value: a bracket or comma, white space, the name in quotes, and a colon. */
export interface FieldLine extends WrittenField {
	/** If it is the first field of its object. */
	readonly first: Piece;
	readonly next: Piece;
}

/** The lines of each variant by their white space. They are made once, not for each document. */
const madeFor: (variant: CompiledVariant) => Map<string, readonly FieldLine[]> = /* @__PURE__ */ perVariant(() => new Map());

/** The number of kinds of white space whose lines are kept: in most documents, a resource is at few depths. */
const MOST_MADE = 4;

/**
 * Returns a function that returns the fields of a variant with what stands before them.
 *
 * @param depth - of the fields; `undefined` if they are on one line
 */
export const fieldLines =
	(layout: Layout, depth: number | undefined) =>
	(variant: CompiledVariant): readonly FieldLine[] => {
		const { indent } = layout;
		const space = indent === undefined ? '' : depth === undefined ? ' ' : `\n${indentation(indent, depth)}`;
		const made = madeFor(variant);
		// Minimized JSON has no space behind the colon.
		const key = indent === undefined ? 'none' : space;
		let lines = made.get(key);
		if (lines === undefined) {
			lines = writtenFields(variant).map(({ name, known, when }) => {
				const text = `${space}${JSON.stringify(name)}${colon(layout)}`;
				// Node 20 would give each object that a spread makes a hidden class of its own, and reading their fields would be slow.
				return { name, known, when, first: pieceOf(`{${text}`), next: pieceOf(`,${text}`) };
			});
			if (made.size === MOST_MADE) made.clear();
			made.set(key, lines);
		}
		return lines;
	};
