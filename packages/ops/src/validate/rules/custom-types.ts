import type { CustomTypes, Item, Member, Property, UseAs } from '@tilewright/format';
import { findClass, findEnum } from '@tilewright/format';
import type { Path, Report } from '@tilewright/format/internal';
import { isObject, memberType, short, undefinedClass, undefinedMember, undefinedType, undefinedValue } from '@tilewright/format/internal';
import { eachHolder } from './each-part.ts';
import { enumWithout, typeMismatch, valueMismatch } from './member-type.ts';
import type { Rule } from './rule.ts';

/** Classes, members and the values of enums are those of the project. */
export const customTypes: Rule = ({ doc, types }, report) => {
	if (types === undefined || types.classes.length + types.enums.length === 0) return;
	const check = checker(types, report);
	for (const { properties, use, className, classField, path } of eachHolder(doc)) {
		if (className !== '' && hasClassesFor(types, use) && findClass(types, className, use) === undefined)
			report.count(undefinedClass, `${use} ${className}`, [...path(), classField], { what: NOUNS[use], name: short(className) });
		const members = membersByName((className === '' ? undefined : findClass(types, className, use))?.members ?? []);
		for (const [i, property] of properties.entries()) {
			const name = `The property ${short(property.name)}`;
			const at = (): Path => [...path(), 'properties', i];
			check(property, name, at);
			const member = members.get(property.name);
			if (member === undefined) continue;
			const mismatch = typeMismatch(member, property);
			if (mismatch !== undefined) report.add(memberType, [...at(), 'type'], { property: name, name: short(className), ...mismatch });
			else if ((property.propertytype ?? '') === '') checkValue(types, report, member, property.value, name, () => [...at(), 'value']);
		}
	}
};

/** Reports a value that its enum does not have. */
function checkValue(
	types: CustomTypes,
	report: Report,
	type: Pick<Typed, 'propertytype'>,
	value: unknown,
	property: string,
	path: () => Path,
): void {
	const name = enumWithout(types, type, value);
	if (name !== undefined) report.add(undefinedValue, path(), { property: inSentence(property), found: short(value), name: short(name) });
}

const membersByName = (members: readonly Member[]): ReadonlyMap<string, Member> => new Map(members.map((member) => [member.name, member]));

const NOUNS: Readonly<Record<UseAs, string>> = {
	property: 'a property',
	map: 'the map',
	layer: 'a layer',
	object: 'an object',
	tile: 'a tile',
	tileset: 'a tileset',
	wangcolor: 'a Wang color',
	wangset: 'a Wang set',
	project: 'the project',
};

/** Projects without classes for objects leave their classes to the program. */
const hasClassesFor = (types: CustomTypes, use: UseAs): boolean => types.classes.some(({ useAs }) => useAs.includes(use));

/** A value with a type: a property, an item of a list, or a member of a class. */
type Typed = Pick<Property | Item, 'type' | 'value'> & { readonly propertytype?: string | undefined };

/** The deepest members that are checked: classes may contain each other. */
const DEEPEST = 32;

function checker(types: CustomTypes, report: Report): (value: Typed, name: string, path: () => Path) => void {
	const check = ({ type, value, propertytype = '' }: Typed, name: string, path: () => Path, depth: number): void => {
		const at = (): Path => [...path(), 'value'];
		if (type === 'list' && Array.isArray(value)) {
			for (const [i, item] of value.entries()) if (isTyped(item)) check(item, name, () => [...at(), i], depth);
			return;
		}
		if (propertytype === '' || depth > DEEPEST) return;
		if (type === 'class') {
			const found = findClass(types, propertytype, 'property') ?? findClass(types, propertytype);
			if (found === undefined) report.add(undefinedType, path(), { property: inSentence(name), name: short(propertytype) });
			else if (isObject(value)) checkMembers(value, found.members, propertytype, name, at, depth);
			return;
		}
		if (findEnum(types, propertytype) === undefined)
			report.add(undefinedType, path(), { property: inSentence(name), name: short(propertytype) });
		else checkValue(types, report, { propertytype }, value, name, at);
	};

	const checkMembers = (
		value: Readonly<Record<string, unknown>>,
		members: readonly Member[],
		className: string,
		name: string,
		path: () => Path,
		depth: number,
	): void => {
		const known = membersByName(members);
		for (const [key, own] of Object.entries(value)) {
			const member = known.get(key);
			if (member === undefined)
				report.add(undefinedMember, [...path(), key], { property: name, member: short(key), name: short(className) });
			else if (member.type === 'class' && isObject(own)) {
				const inner = findClass(types, member.propertytype ?? '');
				if (inner !== undefined && depth < DEEPEST)
					checkMembers(own, inner.members, inner.name, `The member ${short(key)}`, () => [...path(), key], depth + 1);
			} else {
				const [property, at] = [`The member ${short(key)}`, (): Path => [...path(), key]];
				const mismatch = valueMismatch(types, member, own);
				if (mismatch === undefined) checkValue(types, report, member, own, property, at);
				else report.add(memberType, at(), { property, name: short(className), ...mismatch });
			}
		}
	};
	return (value, name, path) => check(value, name, path, 0);
}

const isTyped = (item: unknown): item is Typed => isObject(item) && 'type' in item && 'value' in item;

const inSentence = (name: string): string => `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
