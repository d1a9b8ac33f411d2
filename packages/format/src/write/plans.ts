import type { RawObject } from '../model/json.ts';
import type { Variants } from '../spec/choose.ts';
import { variantFor } from '../spec/choose.ts';
import type { CompiledField, CompiledVariant } from '../spec/compile.ts';
import { isFilledIn } from './fields.ts';

/** What to write of a value: the same for all values of a variant with the same keys in the same order, as nearly all of a kind have. */
export interface Plan<Field> {
	readonly variant: CompiledVariant;
	/** The fields that may have to be written, in the order of writing. */
	readonly fields: readonly Field[];
	/** For each of them, which one of the value's own it is; -1 for none. */
	readonly indexes: readonly number[];
	/** The keys that are not fields of the variant, in the order of the value. */
	readonly unknown: readonly string[];
}

/**
 * Finds the plan of a value.
 *
 * @param found - gets the values of all fields, in the order of the value: an engine reads them in turn much faster than by their names
 * @returns `undefined` if the value has no variant
 */
export type PlanOf<Field> = (value: RawObject, found: unknown[]) => Plan<Field> | undefined;

/** A place in the tree of the keys that follow each other. */
interface Branch<Field> {
	/** The key that followed first, and where it leads. */
	key: string | undefined;
	first: Branch<Field> | undefined;
	/** Where further keys lead. */
	others: Map<string, Branch<Field>> | undefined;
	/** The plans of values without further keys, one for each variant. */
	readonly plans: Plan<Field>[];
}

/** So many steps are remembered: no exporter needs as many, but a hostile document could fill the memory. */
const MOST = 2000;

/**
 * Returns a function that finds the plans of values of a resource. Each is made once.
 *
 * @param fieldsOf - the fields of a variant, in the order of writing
 * @param isRoot - whether the values are whole documents
 */
export function createPlans<Field extends { readonly name: string; readonly known: CompiledField }>(
	variants: Variants,
	fieldsOf: (variant: CompiledVariant) => readonly Field[],
	isRoot: boolean,
): PlanOf<Field> {
	const root = newBranch<Field>();
	let steps = 0;

	function next(branch: Branch<Field>, key: string): Branch<Field> | undefined {
		const known = branch.others?.get(key);
		if (known !== undefined || ++steps > MOST) return known;
		const added = newBranch<Field>();
		if (branch.first === undefined) Object.assign(branch, { key, first: added });
		else {
			branch.others ??= new Map();
			branch.others.set(key, added);
		}
		return added;
	}

	return (value, found) => {
		let branch: Branch<Field> | undefined = root;
		let count = 0;
		for (const key in value) {
			found[count++] = value[key];
			if (branch !== undefined) branch = branch.key === key ? branch.first : next(branch, key);
		}
		const variant = variantFor(variants, value, isRoot);
		if (variant === undefined) return undefined;
		const plans = branch?.plans ?? [];
		for (let i = 0; i < plans.length; i++) if (plans[i]?.variant === variant) return plans[i];
		const plan = planFor(value, variant, fieldsOf(variant));
		plans.push(plan);
		return plan;
	};
}

function planFor<Field extends { readonly name: string; readonly known: CompiledField }>(
	value: RawObject,
	variant: CompiledVariant,
	all: readonly Field[],
): Plan<Field> {
	const keys: string[] = [];
	for (const key in value) keys.push(key);
	const fields = all.filter(({ name, known }) => keys.includes(name) || isFilledIn(known));
	const unknown = keys.filter((key) => variant.fields.get(key)?.role !== 'applies');
	return { variant, fields, indexes: fields.map(({ name }) => keys.indexOf(name)), unknown };
}

const newBranch = <Field>(): Branch<Field> => ({ key: undefined, first: undefined, others: undefined, plans: [] });
