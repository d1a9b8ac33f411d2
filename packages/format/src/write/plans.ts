import { missingField, unknownType } from '../issue/findings/structure.ts';
import type { Path, Report } from '../issue/report.ts';
import { short } from '../issue/short.ts';
import type { RawObject } from '../model/json-value.ts';
import type { Variants } from '../spec/choose.ts';
import { isPresent, variantFor } from '../spec/choose.ts';
import type { CompiledVariant } from '../spec/compile.ts';
import type { WrittenField } from './written-fields.ts';
import { isFilledIn } from './written-fields.ts';

/** The plan for writing a value: the same for all values of a variant with the same keys in the same order, as nearly all of a kind have. */
export interface Plan<Field> {
	readonly variant: CompiledVariant;
	/** The fields that may have to be written, in the order of writing. */
	readonly fields: readonly Field[];
	/** For each of them, which one of the value's own it is; -1 for none. */
	readonly indexes: readonly number[];
	/** The fields that must be there and are not. */
	readonly missing: readonly string[];
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
	/** After a key whose value decides for a variant: where the values lead. */
	readonly choices: Choices<Field> | undefined;
	/** The plan of values without further keys. */
	plan: Plan<Field> | undefined;
}

interface Choices<Field> {
	/** Whether the value itself matters, not only that there is one. */
	readonly isWord: boolean;
	readonly texts: Choice<Field, string>[];
	readonly others: Choice<Field, unknown>[];
}

interface Choice<Field, Value> {
	readonly value: Value;
	readonly branch: Branch<Field>;
}

/** The most steps that are remembered, and the most values of a key: no exporter needs that many, but a hostile document could fill the memory. */
const MOST = 2000;
const MOST_CHOICES = 16;

/** Finds the plans of the values of a resource. Each is made once. */
export class Plans<Field extends WrittenField> {
	readonly #variants: Variants;
	readonly #fieldsOf: (variant: CompiledVariant) => readonly Field[];
	readonly #isRoot: boolean;
	/** The keys whose value matters. Of other marks, it only matters that they are there. */
	readonly #words: ReadonlySet<string>;
	readonly #root = newBranch<Field>(undefined);
	#steps = 0;

	/**
	 * @param fieldsOf - the fields of a variant, in the order of writing
	 * @param isRoot - whether the values are whole documents
	 */
	constructor(variants: Variants, fieldsOf: (variant: CompiledVariant) => readonly Field[], isRoot: boolean) {
		this.#variants = variants;
		this.#fieldsOf = fieldsOf;
		this.#isRoot = isRoot;
		this.#words = new Set(variants.all.flatMap(({ when }) => when.map(([name]) => name)));
	}

	/**
	 * Finds the plan of a value, which is a plain object: what decides for its variant are fields of its own. A field that is `undefined` is
	 * missing.
	 *
	 * @param own - gets the values of all fields, in the order of the value: an engine reads them in turn much faster than by their names
	 * @returns `undefined` if the value has no variant
	 */
	planOf(value: RawObject, own: unknown[]): Plan<Field> | undefined {
		let branch: Branch<Field> | undefined = this.#root;
		let count = 0;
		for (const key in value) {
			const found = value[key];
			if (found === undefined) continue;
			own[count++] = found;
			if (branch === undefined) continue;
			branch = branch.key === key ? branch.first : this.#next(branch, key);
			if (branch?.choices !== undefined) branch = this.#afterValue(branch.choices, found);
		}
		if (branch?.plan !== undefined) return branch.plan;
		const variant = variantFor(this.#variants, value, this.#isRoot);
		if (variant === undefined) return undefined;
		const plan = planFor(value, variant, this.#fieldsOf(variant));
		if (branch !== undefined) branch.plan = plan;
		return plan;
	}

	#next(branch: Branch<Field>, key: string): Branch<Field> | undefined {
		const known = branch.others?.get(key);
		if (known !== undefined || ++this.#steps > MOST) return known;
		const decides = this.#variants.marks.has(key);
		const added = newBranch<Field>(decides ? { isWord: this.#words.has(key), texts: [], others: [] } : undefined);
		if (branch.first === undefined) Object.assign(branch, { key, first: added });
		else {
			branch.others ??= new Map();
			branch.others.set(key, added);
		}
		return added;
	}

	#afterValue({ isWord, texts, others }: Choices<Field>, found: unknown): Branch<Field> | undefined {
		// What counts as a value is what `variantFor` takes for one.
		const value = isWord ? found : isPresent(found);
		// Engines compare texts with texts faster than with anything.
		if (typeof value === 'string') {
			for (let i = 0; i < texts.length; i++) if (texts[i]?.value === value) return texts[i]?.branch;
			return this.#addChoice(texts, value);
		}
		for (let i = 0; i < others.length; i++) if (others[i]?.value === value) return others[i]?.branch;
		return this.#addChoice(others, value);
	}

	#addChoice<Value>(choices: Choice<Field, Value>[], value: Value): Branch<Field> | undefined {
		if (choices.length === MOST_CHOICES || ++this.#steps > MOST) return undefined;
		const branch = newBranch<Field>(undefined);
		choices.push({ value, branch });
		return branch;
	}
}

/**
 * Finds the plan of a value of a document. Reports a value without one, and the fields that a value must have and does not.
 *
 * @param own - gets the values of all fields, as {@link Plans.planOf} says
 * @param path - where the value is
 */
export function planned<Field extends WrittenField>(
	plans: Plans<Field>,
	value: RawObject,
	own: unknown[],
	path: Path,
	report: Report,
): Plan<Field> | undefined {
	const plan = plans.planOf(value, own);
	if (plan === undefined) {
		report.add(unknownType, path, { field: 'type', expected: 'a type of the format', found: short(value['type']) });
		return undefined;
	}
	for (const field of plan.missing) report.add(missingField, path, { field });
	return plan;
}

/**
 * The list that gets the values of the fields of the value at a path. There is one for each length of paths, which the next value uses, too:
 * the values inside a value have longer paths.
 */
export function fieldsAt(lists: unknown[][], path: Path): unknown[] {
	const known = lists[path.length];
	if (known !== undefined) return known;
	const added: unknown[] = [];
	lists[path.length] = added;
	return added;
}

function planFor<Field extends WrittenField>(value: RawObject, variant: CompiledVariant, all: readonly Field[]): Plan<Field> {
	const keys: string[] = [];
	for (const key in value) if (value[key] !== undefined) keys.push(key);
	const fields = all.filter((field) => keys.includes(field.name) || isFilledIn(field, keys));
	const unknown = keys.filter((key) => variant.fields.get(key)?.role !== 'applies');
	const missing = variant.required.filter((name) => !keys.includes(name));
	return { variant, fields, indexes: fields.map(({ name }) => keys.indexOf(name)), missing, unknown };
}

const newBranch = <Field>(choices: Choices<Field> | undefined): Branch<Field> => ({
	key: undefined,
	first: undefined,
	others: undefined,
	choices,
	plan: undefined,
});
