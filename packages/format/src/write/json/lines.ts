import type { CompiledVariant } from '../../spec/compile.ts';
import type { WrittenField } from '../fields.ts';
import { writtenFields } from '../fields.ts';
import { indentation } from '../indentation.ts';
import type { Piece } from '../sink.ts';
import { pieceOf } from '../sink.ts';
import type { Layout } from './layout.ts';
import { colon } from './layout.ts';

/** A field with what stands before its value. */
export interface FieldLine extends WrittenField {
	/** A bracket or comma, white space, the name in quotes, and a colon. */
	readonly head: (first: boolean, inline: boolean, depth: number) => Piece;
}

/** Returns a function that gives the fields of a variant with their heads. Each is made once. */
export function fieldLines(layout: Layout): (variant: CompiledVariant) => readonly FieldLine[] {
	const lines = new Map<CompiledVariant, readonly FieldLine[]>();
	return (variant) => {
		let own = lines.get(variant);
		if (own === undefined) {
			own = writtenFields(variant).map((field) => ({ ...field, head: headOf(field.name, layout) }));
			lines.set(variant, own);
		}
		return own;
	};
}

function headOf(name: string, layout: Layout): FieldLine['head'] {
	const { indent } = layout;
	const known: Record<'first' | 'next', (Piece | undefined)[]> = { first: [], next: [] };
	return (first, inline, depth) => {
		const heads = first ? known.first : known.next;
		const index = inline ? 0 : depth;
		let head = heads[index];
		if (head === undefined) {
			const space = indent === undefined ? '' : inline ? ' ' : `\n${indentation(indent, depth)}`;
			head = pieceOf(`${first ? '{' : ','}${space}${JSON.stringify(name)}${colon(layout)}`);
			heads[index] = head;
		}
		return head;
	};
}
