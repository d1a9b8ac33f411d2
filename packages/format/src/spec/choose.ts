import { booleanFrom } from '../model/boolean.ts';
import type { RawObject } from '../model/json-value.ts';
import type { CompiledVariant } from './compile.ts';
import { compileVariant } from './compile.ts';
import type { Resource, ResourceName, Variant } from './field.ts';
import type { Resources } from './form.ts';
import { RESOURCES } from './index.ts';
import type { Shapes } from './shapes.ts';
import { newBranch } from './shapes.ts';

/** A variant with the conditions under which a value has it. It is compiled when a value has it first: most documents have few of them. */
interface Candidate {
	readonly variant: () => CompiledVariant;
	readonly when: readonly (readonly [name: string, value: string | boolean])[];
	readonly has: string | undefined;
	readonly root: boolean;
}

/** The variants of a resource, compiled from its table. */
export interface Variants {
	readonly resource: Resource;
	/** The shapes of values that were read, of all variants. */
	readonly shapes: Shapes;
	/** The names of the fields that decide the variant. */
	readonly marks: ReadonlySet<string>;
	/** All variants, in the order in which they are tried. */
	readonly all: readonly Candidate[];
	/** If one field alone decides the variant: that field, and the variants by its value. */
	readonly byWord: VariantsByWord | undefined;
}

interface VariantsByWord {
	readonly field: string;
	/** The variant of a value without the field. */
	readonly missing: Candidate['variant'] | undefined;
	readonly variants: ReadonlyMap<unknown, Candidate['variant']>;
}

export type VariantsOf = (name: ResourceName) => Variants;

const compiled = new WeakMap<Resources, VariantsOf>();

/** Returns a function that finds the variants of a resource in the given tables. Each resource is compiled once. */
export function variantsIn(resources: Resources): VariantsOf {
	const known = compiled.get(resources);
	if (known !== undefined) return known;
	const byName = new Map<ResourceName, Variants>();
	const variantsOf = (name: ResourceName): Variants => {
		let variants = byName.get(name);
		if (variants === undefined) {
			variants = compileVariants(resources[name]);
			byName.set(name, variants);
		}
		return variants;
	};
	compiled.set(resources, variantsOf);
	return variantsOf;
}

/** The variants of a resource, in the newest form. */
export const variantsOf = /* @__PURE__ */ variantsIn(RESOURCES);

function compileVariants(resource: Resource): Variants {
	const all = (resource.variants ?? [undefined]).map((spec) => ({
		variant: compiledOnce(resource, spec),
		when: Object.entries(spec?.when ?? {}),
		has: spec?.has,
		root: spec?.root === true,
	}));
	const marks = new Set(all.flatMap(({ when, has }) => [...when.map(([field]) => field), ...(has === undefined ? [] : [has])]));
	return { resource, shapes: { root: newBranch(), size: 0 }, marks, all, byWord: byWordOf(resource, all) };
}

function compiledOnce(resource: Resource, spec: Variant | undefined): Candidate['variant'] {
	let variant: CompiledVariant | undefined;
	return () => {
		variant ??= compileVariant(resource, spec);
		return variant;
	};
}

function byWordOf(resource: Resource, all: readonly Candidate[]): VariantsByWord | undefined {
	const conditions = all.map(({ when, has, root }) => (when.length === 1 && has === undefined && !root ? when[0] : undefined));
	const field = conditions[0]?.[0];
	if (field === undefined || conditions.some((condition) => condition?.[0] !== field)) return undefined;
	const variants = new Map<unknown, Candidate['variant']>(all.map(({ variant }, i) => [conditions[i]?.[1], variant]));
	return { field, variants, missing: variants.get(resource.fields[field]?.default) };
}

/**
 * Finds the variant of a value: the first one whose conditions hold.
 *
 * @param root - whether the value is a whole document
 * @returns `undefined` if no variant fits: the field that decides it has an unknown value
 */
export function variantFor({ resource, all, byWord }: Variants, value: RawObject, root = false): CompiledVariant | undefined {
	if (byWord !== undefined) {
		const word = value[byWord.field];
		return (word === undefined || word === null ? byWord.missing : byWord.variants.get(word))?.();
	}
	for (let i = 0; i < all.length; i++) {
		const candidate = all[i];
		if (candidate !== undefined && holds(candidate, resource, value, root)) return candidate.variant();
	}
	return undefined;
}

/** Whether a field with this value decides for a variant that has it: some programs write an empty text or null for a missing field. */
export const isPresent = (value: unknown): boolean => (value ?? '') !== '';

function holds(candidate: Candidate, resource: Resource, value: RawObject, root: boolean): boolean {
	if (candidate.root && !root) return false;
	if (candidate.has !== undefined && !isPresent(value[candidate.has])) return false;
	for (const [field, expected] of candidate.when) {
		const found = value[field];
		if (found === expected || (found === undefined && resource.fields[field]?.default === expected)) continue;
		if (expected !== true || booleanFrom(found) !== true) return false;
	}
	return true;
}

/** Whether a field that is null would decide for an earlier variant than `chosen` if it had a value. */
export function wouldDecide({ all }: Variants, field: string, value: RawObject, chosen: CompiledVariant): boolean {
	for (const { variant, has, when } of all) {
		if (variant() === chosen) return false;
		if (has === field && when.every(([name, expected]) => value[name] === expected)) return true;
	}
	return false;
}
