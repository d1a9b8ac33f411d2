import type { PropertyOrigin } from '@tilewright/edit';
import { effectiveProperties } from '@tilewright/edit';
import type { CustomTypes, Property } from '@tilewright/format';
import { findClass } from '@tilewright/format';
import { isObject } from '@tilewright/format/internal';
import type { Subject } from '../../../contributions/thing.ts';
import { classOf, ownProperties } from '../../../contributions/thing.ts';

/** A custom property of the subject. */
export interface PropertyRow {
	readonly name: string;
	/** The property with its value; of the first thing that has it, if the values differ. */
	readonly property: Property;
	/** The values differ, or some of the things do not have it. */
	readonly isMixed: boolean;
	/** The types differ: there is no editor for it. */
	readonly hasMixedTypes: boolean;
	/** Its origin; `own` if one of the things has it itself. */
	readonly origin: PropertyOrigin;
	/** Its value covers an inherited one (rule E106). */
	readonly isOverride: boolean;
}

/** The custom properties of things, own and inherited, by name (rules E105, E106). */
export function propertyRows({ resource, use, things }: Subject, types: CustomTypes): PropertyRow[] {
	const rows = new Map<string, Writable<PropertyRow> & { count: number }>();
	const classes = new Map<string, ReturnType<typeof findClass>>();
	const classNamed = (name: string): ReturnType<typeof findClass> => {
		if (!classes.has(name)) classes.set(name, findClass(types, name, use));
		return classes.get(name);
	};
	for (const each of things) {
		const known = classNamed(classOf(resource, each));
		const sources = { own: ownProperties(each), ...each.inherited, ...(known !== undefined && { class: known }) };
		for (const { property, origin, overrides } of effectiveProperties(sources)) {
			const { name } = property;
			const row = rows.get(name);
			const isOverride = overrides !== undefined;
			if (row === undefined) {
				rows.set(name, { name, property, isMixed: false, hasMixedTypes: false, origin, isOverride, count: 1 });
				continue;
			}
			const { property: first } = row;
			row.isMixed ||= !isSame(first.value, property.value);
			row.hasMixedTypes ||= first.type !== property.type || first.propertytype !== property.propertytype;
			if (origin === 'own') row.origin = origin;
			row.isOverride ||= isOverride;
			row.count++;
		}
	}
	return [...rows.values()]
		.map(({ count, ...row }) => ({ ...row, isMixed: row.isMixed || count < things.length }))
		.sort((a, b) => (a.name < b.name ? -1 : 1));
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** Whether two values of properties are equal. */
function isSame(a: unknown, b: unknown): boolean {
	if (Object.is(a, b)) return true;
	if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) {
		return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((item, i) => isSame(item, b[i]));
	}
	const names = Object.keys(a);
	return names.length === Object.keys(b).length && names.every((name) => Object.hasOwn(b, name) && isSame(a[name], b[name]));
}
