import type { CustomClass, CustomEnum, CustomTypes } from './model.ts';
import { usesOf } from './uses.ts';

type CustomType = CustomClass | CustomEnum;

/**
 * Merges two sets of custom types, such as those of a project and of the older file that it refers to. If both define a name
 * for the same use, the second definition wins, with the id and position of the first. Types with the same name for different uses are kept.
 *
 * @param first - is not changed
 * @param second - is not changed; its other types lose ids that are already used
 * @returns new types, which share their contents with the two sets
 * @example const types = mergeCustomTypes(older, project);
 */
export function mergeCustomTypes(first: CustomTypes, second: CustomTypes): CustomTypes {
	const merged: CustomType[] = [...first.classes, ...first.enums];
	const places = new Map<string, number>();
	for (const [place, type] of merged.entries()) for (const key of keysOf(type)) if (!places.has(key)) places.set(key, place);
	const ids = new Set(merged.map(({ id }) => id));
	for (const type of [...second.classes, ...second.enums]) {
		const keys = keysOf(type);
		const known = keys.map((key) => places.get(key)).find((place) => place !== undefined);
		const { id, ...rest } = type;
		const kept = known === undefined ? (ids.has(id) ? undefined : id) : merged[known]?.id;
		const place = known ?? merged.length;
		merged[place] = { ...rest, ...(kept !== undefined && { id: kept }) };
		ids.add(kept);
		for (const key of keys) if (!places.has(key)) places.set(key, place);
	}
	return {
		classes: merged.filter((type) => type.kind === 'class'),
		enums: merged.filter((type) => type.kind === 'enum'),
	};
}

const keysOf = (type: CustomType): string[] => usesOf(type).map((use) => `${use} ${type.name}`);
