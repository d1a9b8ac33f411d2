import type { Field, Resource, Unit } from '../../packages/format/src/spec/field.ts';

const UNITS: Readonly<Record<Unit, string>> = {
	pixels: 'In pixels.',
	tiles: 'In tiles.',
	degrees: 'In degrees.',
	milliseconds: 'In milliseconds.',
	bytes: 'In bytes.',
	factor: 'A factor.',
};

/** What a field means, with its unit. */
export const meaningOf = (field: Field): string => (field.unit === undefined ? field.doc : `${field.doc} ${UNITS[field.unit]}`);

/** Where a resource is laid down: a part of the specification, or a rule of ours. */
export const sourceOf = (resource: Resource): string =>
	/^\d/.test(resource.section) ? `Specification ${resource.section}.` : `Rule ${resource.section}.`;
