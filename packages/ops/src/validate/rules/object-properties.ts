import type { CustomTypes, Item, Property } from '@tilewright/format';
import { findClass } from '@tilewright/format';
import type { Path } from '@tilewright/format/internal';
import { isObject, missingObject, short } from '@tilewright/format/internal';
import { eachHolder, eachObject } from './parts.ts';
import type { Rule } from './rule.ts';

/** A value with a type: a property, an item of a list, or a member of a class. */
interface Typed {
	readonly type: (Property | Item)['type'];
	readonly value: unknown;
	readonly propertytype?: string | undefined;
}

/** The deepest members that are checked: classes may contain each other. */
const DEEPEST = 32;

/** Properties of type `object` refer to objects of the map. Tilesets and templates do not know in which map they are used. */
export const objectProperties: Rule = ({ doc, types }, report) => {
	if (doc.type !== 'map') return;
	let ids: Set<unknown> | undefined;
	const hasObject = (id: unknown): boolean => {
		ids ??= new Set([...eachObject(doc)].map(({ object }) => object.id));
		return ids.has(id);
	};
	const check = ({ type, value, propertytype = '' }: Typed, name: string, path: () => Path, depth: number): void => {
		if (depth > DEEPEST) return;
		if (type === 'list' && Array.isArray(value)) {
			for (const [i, item] of value.entries()) if (isTyped(item)) check(item, name, () => [...path(), i, 'value'], depth + 1);
		} else if (type === 'class' && isObject(value) && types !== undefined) {
			for (const member of membersOf(propertytype, types)) {
				const own = value[member.name];
				if (own !== undefined)
					check({ ...member, value: own }, `The member ${short(member.name)}`, () => [...path(), member.name], depth + 1);
			}
		} else if (type === 'object' && typeof value === 'number' && value !== 0 && !hasObject(value)) {
			// 0 means no object.
			report.add(missingObject, path(), { property: name, id: value });
		}
	};
	for (const { properties, use, path } of eachHolder(doc)) {
		if (use !== 'map' && use !== 'layer' && use !== 'object') continue;
		for (const [i, property] of properties.entries())
			check(property, `The property ${short(property.name)}`, () => [...path(), 'properties', i, 'value'], 0);
	}
};

const isTyped = (item: unknown): item is Typed => isObject(item) && 'type' in item && 'value' in item;

const membersOf = (name: string, types: CustomTypes): readonly Property[] =>
	(findClass(types, name, 'property') ?? findClass(types, name))?.members ?? [];
