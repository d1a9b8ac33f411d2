import type { CompiledVariant } from '../../spec/compile.ts';
import type { WrittenField } from '../fields.ts';
import { writtenFields } from '../fields.ts';
import { indentation } from '../indentation.ts';
import type { Piece } from '../sink.ts';
import { pieceOf } from '../sink.ts';
import type { Layout } from './layout.ts';
import { colon } from './layout.ts';

/** A field with what stands before its value: a bracket or comma, white space, the name in quotes, and a colon. */
export interface FieldLine extends WrittenField {
	/** If it is the first field of its object. */
	readonly first: Piece;
	readonly next: Piece;
}

/**
 * The fields of a variant with what stands before them.
 *
 * @param depth - of the fields; `undefined` if they are on one line
 */
export function fieldLines(variant: CompiledVariant, layout: Layout, depth: number | undefined): readonly FieldLine[] {
	const { indent } = layout;
	const space = indent === undefined ? '' : depth === undefined ? ' ' : `\n${indentation(indent, depth)}`;
	return writtenFields(variant).map((field) => {
		const key = `${space}${JSON.stringify(field.name)}${colon(layout)}`;
		return { ...field, first: pieceOf(`{${key}`), next: pieceOf(`,${key}`) };
	});
}
