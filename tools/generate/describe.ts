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

/** The meaning of a field, with its unit. */
export const meaningOf = (field: Field): string => (field.unit === undefined ? field.doc : `${field.doc} ${UNITS[field.unit]}`);

/** The words that were added later than their field, with their versions. */
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

/** The meaning of a resource, with the part of the specification that defines it, if it is there. */
export const defined = ({ doc, section }: Resource, words = doc): string =>
	isRule(section) ? words : `${words} Specification ${section}.`;

/** Whether one of our rules defines a resource. */
export const isRule = (section: string): boolean => !/^\d/.test(section);
