import type { RawObject } from '../model/json-value.ts';
import type { CompiledField, CompiledVariant } from './compile.ts';
import type { Constant } from './field.ts';

/**
 * The checks that are left for a value whose keys are those of an earlier one that had no findings, in the same order, and whose values are
 * ordinary. Exporters write all resources of a kind in the same way, so nearly all values have a known shape.
 */
export interface Shape {
	readonly variant: CompiledVariant;
	/** The fields that hold further resources. */
	readonly nested: readonly CompiledField[];
	/** The defaults of the fields that are missing. */
	readonly missing: readonly (readonly [name: string, value: Constant])[];
	/** Steps for older forms that only values show, not the names of the fields. */
	readonly older: readonly { readonly applies: (value: RawObject) => boolean }[];
}

/** The shapes of a resource, as a tree: each key of a value leads one step further. */
export interface Shapes {
	readonly root: Branch;
	/** The number of steps in the tree. */
	size: number;
}

export interface WordBranch {
	readonly word: unknown;
	readonly branch: Branch;
}

/** A place in the tree, after some keys. */
export interface Branch {
	/** The key that followed first. */
	first: Step | undefined;
	/** Further keys. */
	others: Map<string, Step> | undefined;
	/** The shape of a value without further keys. */
	shape: Shape | undefined;
}

/** A key and what must hold for its value. */
export interface Step {
	readonly key: string;
	readonly field: CompiledField;
	/** Whether the field decides the variant by being there: an empty value would not. */
	readonly marks: boolean;
	/** A whole test of the value that takes less time than that of its field, if there is one. */
	readonly plain: PlainTest | false;
	/** Where the value leads if it decides the variant. */
	readonly words: WordBranch[] | undefined;
	readonly branch: Branch;
}

/** A test of the type of a value, and of the range of a number. */
export interface PlainTest {
	readonly type: 'text' | 'number' | 'whole' | 'flag';
	readonly min: number;
	readonly max: number;
}

export const newBranch = (): Branch => ({ first: undefined, others: undefined, shape: undefined });
