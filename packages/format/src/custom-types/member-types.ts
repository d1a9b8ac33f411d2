import { findClass } from './find.ts';
import type { CustomClass, CustomTypes, Member } from './model.ts';

/** What a class says of a member, without its value. */
export interface MemberType {
	readonly type: Member['type'];
	/** The custom type of the member: a class or an enum, which need not be known. */
	readonly propertytype?: string;
	/** The members of the member, where it is of a known class. */
	readonly members?: MemberTypes;
}

/** What a class says of its members, by name, in the order of the class. */
export type MemberTypes = ReadonlyMap<string, MemberType>;

/**
 * The types of a class's members and of theirs (rule X7: JSON writes the values of a class without their types).
 *
 * A class that contains itself gives a circle: walk the types along a value, not for themselves.
 *
 * @param className - name of the class
 * @returns each member's type by its name; `undefined` where there is no such class
 * @example memberTypes(types, 'Body')?.get('fixture')?.members?.get('density')?.type // 'float'
 */
export function memberTypes(types: CustomTypes, className: string): MemberTypes | undefined {
	const made = new Map<CustomClass, Map<string, MemberType>>();
	// A list, not recursion: classes may be nested more deeply than the stack.
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

/** Of several classes of one name, that which is meant for values. */
const classOfValues = (types: CustomTypes, name: string): CustomClass | undefined =>
	findClass(types, name, 'property') ?? findClass(types, name);
