import { findClass } from './find-type.ts';
import type { CustomClass, CustomTypes, Member } from './model.ts';

/** The type of a member of a class, without its value. */
export interface MemberType {
	readonly type: Member['type'];
	/** The name of the member's custom type: a class or an enum, which may be unknown. */
	readonly propertytype?: string;
	/** The members of the member, if its class is known. */
	readonly members?: MemberTypes;
}

/** The types of the members of a class by name, in the order of the class. */
export type MemberTypes = ReadonlyMap<string, MemberType>;

/**
 * Finds the types of a class's members, and of the members inside them (in JSON, members have no types).
 *
 * A class that contains itself gives a cyclic result: follow the types only as deep as a value goes.
 *
 * @param className - the name of the class
 * @returns the type of each member by its name; `undefined` if there is no such class
 * @example memberTypes(types, 'Body')?.get('fixture')?.members?.get('density')?.type // 'float'
 */
export function memberTypes(types: CustomTypes, className: string): MemberTypes | undefined {
	const made = new Map<CustomClass, Map<string, MemberType>>();
	// A list instead of recursion: nested classes could overflow the stack.
	const open: CustomClass[] = [];
	const typesOf = (found: CustomClass): MemberTypes => {
		const known = made.get(found);
		if (known !== undefined) return known;
		const members = new Map<string, MemberType>();
		made.set(found, members);
		open.push(found);
		return members;
	};
	const root = classOfValues(types, className);
	if (root === undefined) return undefined;
	const result = typesOf(root);
	for (let next = open.pop(); next !== undefined; next = open.pop()) {
		const members = made.get(next);
		for (const { name, type, propertytype } of next.members) {
			const nested = type === 'class' && propertytype !== undefined ? classOfValues(types, propertytype) : undefined;
			members?.set(name, {
				type,
				...(propertytype !== undefined && { propertytype }),
				...(nested !== undefined && { members: typesOf(nested) }),
			});
		}
	}
	return result;
}

/** The class with the name, preferably one that may be the type of values. */
const classOfValues = (types: CustomTypes, name: string): CustomClass | undefined =>
	findClass(types, name, 'property') ?? findClass(types, name);
