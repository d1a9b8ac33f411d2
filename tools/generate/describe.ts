import type { Field, Resource, Unit } from '../../packages/format/src/spec/field.ts';
import { code, enumerate } from './markdown.ts';

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

/** The words of a field that came later than itself, with their versions. */
export function wordsSince({ type }: Field): string {
	if (typeof type === 'string' || !('values' in type) || type.since === undefined) return '';
	const byVersion = new Map<string, string[]>();
	for (const word of type.values) {
		const version = type.since[word];
		if (version !== undefined) byVersion.set(version, [...(byVersion.get(version) ?? []), code(word)]);
	}
	const parts = [...byVersion].map(([version, words]) => `${enumerate(words, 'and')} since ${version}`);
	return parts.length === 0 ? '' : `${parts.join(', ')}.`;
}

/** Where a resource is laid down: a part of the specification, or a rule of ours. */
export const sourceOf = (resource: Resource): string =>
	/^\d/.test(resource.section) ? `Specification ${resource.section}.` : `Rule ${resource.section}.`;
