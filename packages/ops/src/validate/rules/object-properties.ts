import type { Item, Property } from '@tilewright/format';
import type { Path } from '@tilewright/format/internal';
import { missingObject, short } from '@tilewright/format/internal';
import { eachHolder, eachObject } from './parts.ts';
import type { Rule } from './rule.ts';

/** Properties of type `object` refer to objects of the map. Tilesets and templates do not know in which map they are used. */
export const objectProperties: Rule = ({ doc }, report) => {
	if (doc.type !== 'map') return;
	let ids: Set<unknown> | undefined;
	const hasObject = (id: unknown): boolean => {
		ids ??= new Set([...eachObject(doc)].map(({ object }) => object.id));
		return ids.has(id);
	};
	const check = (value: Property | Item, name: string, path: () => Path): void => {
		if (value.type === 'list' && Array.isArray(value.value)) {
			for (const [i, item] of value.value.entries()) check(item, name, () => [...path(), 'value', i]);
			return;
		}
		// 0 means no object.
		if (value.type !== 'object' || typeof value.value !== 'number' || value.value === 0 || hasObject(value.value)) return;
		report.add(missingObject, [...path(), 'value'], { property: `The property ${short(name)}`, id: value.value });
	};
	for (const { properties, use, path } of eachHolder(doc)) {
		if (use !== 'map' && use !== 'layer' && use !== 'object') continue;
		for (const [i, property] of properties.entries()) check(property, property.name, () => [...path(), 'properties', i]);
	}
};
