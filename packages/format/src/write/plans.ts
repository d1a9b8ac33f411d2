import type { RawObject } from '../model/json.ts';
import type { Variants } from '../spec/choose.ts';
import { isThere, variantFor } from '../spec/choose.ts';
import type { CompiledVariant } from '../spec/compile.ts';
import type { WrittenField } from './fields.ts';
import { isFilledIn } from './fields.ts';

/** What to write of a value: the same for all values of a variant with the same keys in the same order, as nearly all of a kind have. */
export interface Plan<Field> {
	readonly variant: CompiledVariant;
	/** The fields that may have to be written, in the order of writing. */
	readonly fields: readonly Field[];
	/** For each of them, which one of the value's own it is; -1 for none. */
	readonly indexes: readonly number[];
	/** The fields that must be there, and for each which one of the value's own it is. */
	readonly required: readonly { readonly name: string; readonly index: number }[];
	/** The keys that are not fields of the variant, in the order of the value. */
	readonly unknown: readonly string[];
}

/** A place in the tree of the keys that follow each other. */
interface Branch<Field> {
	/** The key that followed first, and where it leads. */
	key: string | undefined;
	first: Branch<Field> | undefined;
	/** Where further keys lead. */
	others: Map<string, Branch<Field>> | undefined;
	/** What is known of values without further keys. */
	readonly known: Known<Field>[];
}

/** A plan, and the values of the fields that decide for it: by their places among the fields of a value. */
interface Known<Field> {
	readonly plan: Plan<Field>;
	readonly marks: readonly Mark[];
}

interface Mark {
	readonly index: number;
	readonly value: unknown;
	/** Whether it only matters that there is a value. */
	readonly anyValue: boolean;
}

/** So many steps are remembered, and so many plans after each: no exporter needs as many, but a hostile document could fill the memory. */
const MOST = 2000;
const MOST_KNOWN = 16;

/** Finds the plans of the values of a resource. Each is made once. */
export class Plans<Field extends WrittenField> {
	readonly #variants: Variants;
	readonly #fieldsOf: (variant: CompiledVariant) => readonly Field[];
	readonly #isRoot: boolean;
	readonly #root = newBranch<Field>();
	#steps = 0;

	/**
	 * @param fieldsOf - the fields of a variant, in the order of writing
	 * @param isRoot - whether the values are whole documents
	 */
	constructor(variants: Variants, fieldsOf: (variant: CompiledVariant) => readonly Field[], isRoot: boolean) {
		this.#variants = variants;
		this.#fieldsOf = fieldsOf;
		this.#isRoot = isRoot;
	}

	/**
	 * Finds the plan of a value.
	 *
	 * @param found - gets the values of all fields, in the order of the value: an engine reads them in turn much faster than by their names
	 * @returns `undefined` if the value has no variant
	 */
	planOf(value: RawObject, found: unknown[]): Plan<Field> | undefined {
		let branch: Branch<Field> | undefined = this.#root;
		let count = 0;
		for (const key in value) {
			found[count++] = value[key];
			if (branch !== undefined) branch = branch.key === key ? branch.first : this.#next(branch, key);
		}
		const known = branch?.known ?? [];
		for (let i = 0; i < known.length; i++) {
			const one = known[i];
			if (one !== undefined && isFor(one, found)) return one.plan;
		}
		const variant = variantFor(this.#variants, value, this.#isRoot);
		if (variant === undefined) return undefined;
		const plan = known.find((one) => one.plan.variant === variant)?.plan ?? planFor(value, variant, this.#fieldsOf(variant));
		if (known.length < MOST_KNOWN) known.push({ plan, marks: this.#marksOf(value) });
		return plan;
	}

	#marksOf(value: RawObject): readonly Mark[] {
		const { marks, all } = this.#variants;
		return Object.keys(value).flatMap((key, index) => {
			if (!marks.has(key)) return [];
			const isWord = all.some(({ when }) => when.some(([name]) => name === key));
			return [{ index, value: value[key], anyValue: !isWord && isThere(value[key]) }];
		});
	}

	#next(branch: Branch<Field>, key: string): Branch<Field> | undefined {
		const known = branch.others?.get(key);
		if (known !== undefined || ++this.#steps > MOST) return known;
		const added = newBranch<Field>();
		if (branch.first === undefined) Object.assign(branch, { key, first: added });
		else {
			branch.others ??= new Map();
			branch.others.set(key, added);
		}
		return added;
	}
}

function isFor({ marks }: Known<unknown>, found: readonly unknown[]): boolean {
	for (let i = 0; i < marks.length; i++) {
		const mark = marks[i];
		if (mark === undefined) continue;
		const value = found[mark.index];
		if (mark.anyValue ? !isThere(value) : value !== mark.value) return false;
	}
	return true;
}

function planFor<Field extends WrittenField>(value: RawObject, variant: CompiledVariant, all: readonly Field[]): Plan<Field> {
	const keys: string[] = [];
	for (const key in value) keys.push(key);
	const fields = all.filter((field) => keys.includes(field.name) || isFilledIn(field));
	const unknown = keys.filter((key) => variant.fields.get(key)?.role !== 'applies');
	const required = variant.required.map((name) => ({ name, index: keys.indexOf(name) }));
	return { variant, fields, indexes: fields.map(({ name }) => keys.indexOf(name)), required, unknown };
}

const newBranch = <Field>(): Branch<Field> => ({ key: undefined, first: undefined, others: undefined, known: [] });
