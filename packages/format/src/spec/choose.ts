import { stepsToldByValue } from '../read/upgrade/registry.ts';
import type { UpgradeStep } from '../read/upgrade/step.ts';
import type { Resource, ResourceName } from './field.ts';
import type { Resources } from './form.ts';
import { RESOURCES } from './index.ts';
import type { Plan, RawObject, Shape } from './plan.ts';
import { makePlan } from './plan.ts';

interface Choice {
	readonly plan: Plan;
	readonly when: readonly (readonly [name: string, value: string | boolean])[];
	readonly has: string | undefined;
	readonly root: boolean;
}

/** The ways to choose a resource's plan, made from its table once. */
export interface Choices {
	readonly resource: Resource;
	/** The shape that the last one had, whatever its variant. */
	recent: Shape | undefined;
	/** The upgrade steps that even the quick way must ask. */
	readonly toldByValue: readonly UpgradeStep[];
	/** The field names that tell variants. */
	readonly marks: ReadonlySet<string>;
	/** One a variant, in the order in which they are tried. */
	readonly all: readonly Choice[];
	/** Where the words of one field alone tell the variant: that field, and the plans by word. */
	readonly byWord: { readonly field: string; readonly missing: Plan | undefined; readonly plans: ReadonlyMap<unknown, Plan> } | undefined;
}

export type ChoicesOf = (name: ResourceName) => Choices;

const chosen = new WeakMap<Resources, ChoicesOf>();

/** What finds the variants of a resource in tables. */
export function choicesIn(resources: Resources): ChoicesOf {
	const known = chosen.get(resources);
	if (known !== undefined) return known;
	const choices = new Map<ResourceName, Choices>();
	const choicesOf = (name: ResourceName): Choices => {
		const before = choices.get(name);
		if (before !== undefined) return before;
		const made = makeChoices(resources[name]);
		choices.set(name, made);
		return made;
	};
	chosen.set(resources, choicesOf);
	return choicesOf;
}

/** The variants of a resource, in the newest form. */
export const choicesOf = choicesIn(RESOURCES);

function makeChoices(resource: Resource): Choices {
	const all = (resource.variants ?? [undefined]).map((variant) => ({
		plan: makePlan(resource, variant),
		when: Object.entries(variant?.when ?? {}),
		has: variant?.has,
		root: variant?.root === true,
	}));
	const marks = new Set(all.flatMap(({ when, has }) => [...when.map(([field]) => field), ...(has === undefined ? [] : [has])]));
	return { resource, recent: undefined, toldByValue: stepsToldByValue(resource.name), marks, all, byWord: wordsOf(resource, all) };
}

function wordsOf(resource: Resource, all: readonly Choice[]): Choices['byWord'] {
	const told = all.map(({ when, has, root }) => (when.length === 1 && has === undefined && !root ? when[0] : undefined));
	const field = told[0]?.[0];
	if (field === undefined || told.some((one) => one?.[0] !== field)) return undefined;
	const plans = new Map<unknown, Plan>(all.map(({ plan }, i) => [told[i]?.[1], plan]));
	return { field, plans, missing: plans.get(resource.fields[field]?.default) };
}

/**
 * The plan for a value: that of the first variant whose condition holds.
 *
 * @param root - whether the value is a whole document
 * @returns `undefined` where no variant fits: the field that tells it holds an unknown word
 */
export function planFor({ resource, all, byWord }: Choices, value: RawObject, root = false): Plan | undefined {
	if (byWord !== undefined) {
		const word = value[byWord.field];
		return word === undefined || word === null ? byWord.missing : byWord.plans.get(word);
	}
	for (let i = 0; i < all.length; i++) {
		const choice = all[i];
		if (choice !== undefined && holds(choice, resource, value, root)) return choice.plan;
	}
	return undefined;
}

function holds(choice: Choice, resource: Resource, value: RawObject, root: boolean): boolean {
	if (choice.root && !root) return false;
	if (choice.has !== undefined) {
		const mark = value[choice.has];
		if (mark === undefined || mark === null || mark === '') return false;
	}
	for (const [field, expected] of choice.when) {
		const found = value[field];
		if (found !== expected && !(found === undefined && resource.fields[field]?.default === expected)) return false;
	}
	return true;
}

/** Whether a field that is null would have told a variant other than the one that was chosen, if it were not. */
export function wouldTell({ all }: Choices, field: string, value: RawObject, chosen: Plan): boolean {
	for (const { plan, has, when } of all) {
		if (plan === chosen) return false;
		if (has === field && when.every(([name, expected]) => value[name] === expected)) return true;
	}
	return false;
}
