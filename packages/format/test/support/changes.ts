import fc from 'fast-check';
import type { Field } from '../../src/spec/field.ts';
import { RESOURCES } from '../../src/spec/index.ts';
import type { Holder } from './every-place.ts';
import type { Change } from './wrong-values.ts';
import { WRONG_VALUES } from './wrong-values.ts';

/** A wrong value for a field of one of some resources, or for an unknown field. */
export const changeIn = (holders: readonly Holder[]): fc.Arbitrary<Change> =>
	fc.constantFrom(...holders).chain(({ path, resource }) =>
		fc.record({
			path: fc.constantFrom(...Object.keys(RESOURCES[resource].fields), ...NAMES).map((name) => [...path, name]),
			json: fc.constantFrom(...WRONG_VALUES),
		}),
	);

/** Names that some part of the format uses, in JSON or XML, and others. */
export const NAMES: readonly string[] = [
	...new Set(
		Object.values(RESOURCES).flatMap(({ name, xml, fields, older = [] }) => [
			name,
			xml ?? name,
			...Object.entries(fields).flatMap(([key, field]) => [key, ...namesIn(field)]),
			...older.flatMap((field) => [field.name, ...namesIn(field)]),
		]),
	),
	...[
		'ours',
		'#text',
		'<ours>',
		'a b',
		'xmlns',
		'x:y',
		'__proto__',
		'constructor',
		'toString',
		'image',
		'properties',
		'group',
		'imagelayer',
	],
];

function namesIn({ xml, alias }: Field): string[] {
	const names = [alias, ...(xml !== undefined && 'name' in xml ? [xml.name] : []), ...(xml?.form === 'children' ? [xml.wrapper] : [])];
	return names.filter((name) => name !== undefined);
}
