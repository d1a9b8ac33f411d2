import type { CustomClass, CustomTypes, Item, JsonObject, Member, Property } from '@tilewright/format';
import { findClass } from '@tilewright/format';
import { copyBudget, weightOf } from '../references/copy-budget.ts';

/** Any value in a document. */
type JsonValue = JsonObject[string];

/** The value of a class, and the types of members that cannot be inferred from their values (rule X7). */
interface ClassValue {
	readonly value: JsonObject;
	readonly membertypes: JsonObject | undefined;
}

/** The type of a value that has no explicit type. */
interface ImplicitType {
	readonly type?: unknown;
	readonly propertytype?: unknown;
	readonly members?: JsonValue;
	readonly items?: JsonValue;
}

/** Classes with two members of another class, thirty levels deep, have a billion defaults. */
export const MAX_DEFAULTS = 2_000_000;

/** A long default counts as several, each of this many characters. */
const WEIGHT = 128;

/** Adds missing members to values of classes. */
export interface Filler {
	/** Adds the missing members of the property's class, and of classes in its members and lists. */
	readonly property: <T extends Property | Item>(property: T) => T;
	/** Converts the members of a class to properties with their default values. */
	readonly members: (members: readonly Member[]) => Property[];
	/** The properties that are not too large to be copied as often as they were so far. */
	readonly within: (properties: readonly Property[]) => readonly Property[];
	/** Whether there were more than {@link MAX_DEFAULTS} defaults in classes, or too large copies. The others were left out. */
	readonly isFull: () => boolean;
}

/** Options of {@link fillerOf}. */
interface FillerOptions {
	/** Whether missing members are added. Without them, only the types of those that are there are. Default: `true`. */
	readonly withDefaults?: boolean;
}

/**
 * A filler for one document.
 *
 * @param fileOf - rewrites the path in a default value of type `file` for the document
 */
export function fillerOf(types: CustomTypes, fileOf: (path: string) => string, { withDefaults = true }: FillerOptions = {}): Filler {
	/** Classes whose defaults are being expanded: a class that contains itself is not expanded again. */
	const open = new Set<string>();
	let left = MAX_DEFAULTS;
	const budget = copyBudget();
	let full = false;

	function property<T extends Property | Item>(given: T): T {
		const whole: Property | Item = given;
		// A value of another type is kept by the reader.
		if (whole.type === 'list') return Array.isArray(whole.value) ? { ...given, value: whole.value.map(property) } : given;
		if (whole.type !== 'class' || !isObject(whole.value)) return given;
		const { value, membertypes } = filled(whole.propertytype, { value: whole.value, membertypes: whole.membertypes });
		return { ...given, value, ...(membertypes !== undefined && { membertypes }) };
	}

	/** A class that is not meant for values gives them no defaults (rule P2), but a value of it has its types. */
	const classOfValues = (name: string): CustomClass | undefined =>
		findClass(types, name, 'property') ?? (withDefaults ? undefined : findClass(types, name));

	function filled(className: unknown, { value, membertypes = {} }: ClassValue): ClassValue {
		const type = typeof className === 'string' ? classOfValues(className) : undefined;
		const members = new Map(type?.members.map((member) => [member.name, member]));
		const values: [string, JsonValue][] = [];
		const innerTypes: [string, JsonValue][] = [];
		for (const [name, own] of Object.entries(value)) {
			const explicit = typeIn(membertypes, name);
			const member = members.get(name);
			const inner = filledMember(
				own,
				explicit ?? (member === undefined ? undefined : { type: member.type, propertytype: member.propertytype }),
			);
			values.push([name, inner.value]);
			if (inner.type !== undefined && (explicit !== undefined || member !== undefined)) innerTypes.push([name, inner.type]);
		}
		for (const [name, member] of withDefaults ? members : []) {
			if (Object.hasOwn(value, name)) continue;
			left -= 1 + Math.floor(weightOf(member.value) / WEIGHT);
			if (left < 0) {
				full = true;
				break;
			}
			const inner = expanded(member);
			values.push([name, inner.value]);
			innerTypes.push([name, inner.type]);
		}
		return { value: Object.fromEntries(values), membertypes: innerTypes.length === 0 ? undefined : Object.fromEntries(innerTypes) };
	}

	/** Fills in the value of a member of a class, or of an item in one. */
	function filledMember(
		value: JsonValue,
		implicit: ImplicitType | undefined,
	): { readonly value: JsonValue; readonly type: JsonObject | undefined } {
		if (implicit === undefined) return { value, type: undefined };
		if (implicit.type === 'class' && isObject(value)) {
			const inner = filled(implicit.propertytype, { value, membertypes: isObject(implicit.members) ? implicit.members : undefined });
			return { value: inner.value, type: { ...plain(implicit), ...(inner.membertypes !== undefined && { members: inner.membertypes }) } };
		}
		if (implicit.type !== 'list' || !Array.isArray(value)) return { value, type: plain(implicit) };
		const { items } = implicit;
		const inner = value.map((item, i) => filledMember(item, asType(Array.isArray(items) ? items[i] : undefined)));
		return {
			value: inner.map((item) => item.value),
			type: { ...plain(implicit), ...(inner.some((item) => item.type !== undefined) && { items: inner.map((item) => item.type ?? null) }) },
		};
	}

	/** The default value of a member for use in the value of a class, where members have no explicit type. */
	function expanded(member: Member | Item): { readonly value: JsonValue; readonly type: JsonObject } {
		const type = plain({ type: member.type, propertytype: member.propertytype });
		switch (member.type) {
			case 'file':
				return { value: fileOf(member.value), type };
			case 'list': {
				if (!Array.isArray(member.value)) return { value: member.value, type };
				const items = member.value.map(expanded);
				return { value: items.map(({ value }) => value), type: { ...type, items: items.map((item) => item.type) } };
			}
			case 'class': {
				const name = member.propertytype ?? '';
				if (open.has(name) || !isObject(member.value)) return { value: member.value, type };
				open.add(name);
				const { value, membertypes } = filled(name, { value: member.value, membertypes: member.membertypes });
				open.delete(name);
				return { value, type: { ...type, ...(membertypes !== undefined && { members: membertypes }) } };
			}
			default:
				return { value: member.value, type };
		}
	}

	/** The default value of a member as a property, with an explicit type. */
	function fromMember<T extends Member | Item>(member: T): T {
		const whole: Member | Item = member;
		if (whole.type === 'file') return { ...member, value: fileOf(whole.value) };
		if (whole.type === 'list') return Array.isArray(whole.value) ? { ...member, value: whole.value.map(fromMember) } : member;
		return property(member);
	}

	const isAllowed = (value: object): boolean => {
		const allowed = budget.allows(value);
		full ||= !allowed;
		return allowed;
	};
	return {
		property,
		members: (members) => members.map(fromMember),
		within: (properties) => properties.filter(isAllowed),
		isFull: () => full,
	};
}

const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value);

const asType = (value: unknown): ImplicitType | undefined => (isObject(value) ? value : undefined);

const typeIn = (membertypes: JsonObject, name: string): ImplicitType | undefined =>
	Object.hasOwn(membertypes, name) ? asType(membertypes[name]) : undefined;

function plain({ type, propertytype }: ImplicitType): JsonObject {
	return { ...(typeof type === 'string' && { type }), ...(typeof propertytype === 'string' && { propertytype }) };
}
