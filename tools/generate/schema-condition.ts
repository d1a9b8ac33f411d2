import type { Resource, Variant } from '../../packages/format/src/spec/field.ts';
import type { Schema } from './schema-type.ts';

interface Test {
	readonly name: string;
	/** The value that the field must have. Default: any value except the empty string. */
	readonly value?: string | boolean;
	/** It holds where the field is missing, null or empty. */
	readonly absent?: boolean;
	/** Whether it fails when the field is missing. */
	readonly needed: boolean;
}

/**
 * The condition for a variant: its own tests hold, and no earlier variant is chosen. This way, variants exclude
 * each other, so that a validator reports problems for the right one. `undefined` means never, `{}` always.
 */
export function conditionOf(resource: Resource, variants: readonly Variant[], variant: Variant): Schema | undefined {
	const own = testsOf(resource, variant);
	const properties = Object.fromEntries(own.map((test): [string, Schema] => [test.name, passing(test)]));
	const not: Schema[] = [];
	for (const earlier of variants.slice(0, variants.indexOf(variant))) {
		const tests = testsOf(resource, earlier);
		if (tests.some((test) => own.some((mine) => contradict(mine, test)))) continue;
		const rest = tests.filter((test) => !own.some((mine) => mine.name === test.name && mine.value === test.value));
		const [first, ...others] = rest;
		if (first === undefined) return undefined;
		if (others.length === 0 && first.needed && properties[first.name] === undefined) properties[first.name] = failing(first);
		else not.push(all(rest));
	}
	return {
		...all(own),
		...(Object.keys(properties).length === 0 ? {} : { properties }),
		...(not.length === 0 ? {} : { not: { anyOf: not } }),
	};
}

function testsOf(resource: Resource, variant: Variant): readonly Test[] {
	const tests: Test[] = [];
	for (const [name, value] of Object.entries(variant.when ?? {})) {
		const field = resource.fields[name];
		if (field === undefined) throw new RangeError(`${resource.name} has no field ${name}`);
		// A field with only one allowed word decides nothing: any other word is an error anyway.
		if (typeof field.type === 'object' && 'values' in field.type && field.type.values.length === 1) continue;
		tests.push({ name, value, needed: field.presence === 'required' || field.default !== value });
	}
	if (variant.has !== undefined) tests.push({ name: variant.has, needed: true });
	if (variant.unless !== undefined) tests.push({ name: variant.unless, absent: true, needed: false });
	return tests;
}

const contradict = (a: Test, b: Test): boolean =>
	a.name === b.name && a.value !== undefined && b.value !== undefined && a.value !== b.value;

function all(tests: readonly Test[]): Schema {
	const required = tests.filter((test) => test.needed).map((test) => test.name);
	return {
		...(required.length === 0 ? {} : { required }),
		...(tests.length === 0 ? {} : { properties: Object.fromEntries(tests.map((test): [string, Schema] => [test.name, passing(test)])) }),
	};
}

function passing({ value, absent = false }: Test): Schema {
	if (absent) return { enum: ['', null] };
	return value === undefined ? { not: { const: '' } } : { const: value };
}

/** The values that fail a test. As usual for `properties`, a missing field passes this schema. */
const failing = ({ value }: Test): Schema => (value === undefined ? { const: '' } : { not: { const: value } });
