import type { CustomTypes, Item, JsonObject, Member, Property } from '@tilewright/format';
import { findClass } from '@tilewright/format';

/** Any value in a document. */
type JsonValue = JsonObject[string];

/** The value of a class, and what its members are where their values do not tell (rule X7). */
interface ClassValue {
	readonly value: JsonObject;
	readonly membertypes: JsonObject | undefined;
}

/** What is known of a value without a type of its own. */
interface Known {
	readonly type?: unknown;
	readonly propertytype?: unknown;
	readonly members?: JsonValue;
	readonly items?: JsonValue;
}

/** Classes that hold each other twice, thirty levels deep, have a billion defaults: no document is meant to hold them. */
const MOST_DEFAULTS = 1_000_000;

/** Fills in what values of classes lack. */
export interface Filler {
	/** The property with all members of its class, and of the classes in it, in lists too; the same where nothing is lacking. */
	readonly property: <T extends Property | Item>(property: T) => T;
	/** The members of a class as properties, with their defaults. */
	readonly members: (members: readonly Member[]) => Property[];
}

/**
 * @throws RangeError (what it returns does) when one value would get more than a million defaults
 * @param fileOf - the path of a file that a default names, as it stands in the document
 */
export function fillerOf(types: CustomTypes, fileOf: (path: string) => string): Filler {
	/** Classes whose defaults are being laid out: one that holds itself is not laid out in itself. */
	const open = new Set<string>();
	let left = MOST_DEFAULTS;

	function property<T extends Property | Item>(given: T): T {
		const whole: Property | Item = given;
		if (whole.type === 'list') return { ...given, value: whole.value.map(property) };
		if (whole.type !== 'class') return given;
		const { value, membertypes } = filled(whole.propertytype, { value: whole.value, membertypes: whole.membertypes });
		return { ...given, value, ...(membertypes !== undefined && { membertypes }) };
	}

	function filled(className: unknown, { value, membertypes = {} }: ClassValue): ClassValue {
		const type = typeof className === 'string' ? findClass(types, className, 'property') : undefined;
		const members = new Map(type?.members.map((member) => [member.name, member]));
		const values: [string, JsonValue][] = [];
		const known: [string, JsonValue][] = [];
		for (const [name, own] of Object.entries(value)) {
			const told = knownIn(membertypes, name);
			const member = members.get(name);
			const inner = below(own, told ?? (member === undefined ? undefined : { type: member.type, propertytype: member.propertytype }));
			values.push([name, inner.value]);
			if (inner.known !== undefined && (told !== undefined || member !== undefined)) known.push([name, inner.known]);
		}
		for (const [name, member] of members) {
			if (Object.hasOwn(value, name)) continue;
			const inner = laidOut(member);
			values.push([name, inner.value]);
			known.push([name, inner.known]);
		}
		return { value: Object.fromEntries(values), membertypes: known.length === 0 ? undefined : Object.fromEntries(known) };
	}

	/** A value inside a class. */
	function below(value: JsonValue, told: Known | undefined): { readonly value: JsonValue; readonly known: JsonObject | undefined } {
		if (told === undefined) return { value, known: undefined };
		if (told.type === 'class' && isObject(value)) {
			const inner = filled(told.propertytype, { value, membertypes: isObject(told.members) ? told.members : undefined });
			return { value: inner.value, known: { ...plain(told), ...(inner.membertypes !== undefined && { members: inner.membertypes }) } };
		}
		if (told.type !== 'list' || !Array.isArray(value)) return { value, known: plain(told) };
		const { items } = told;
		const inner = value.map((item, i) => below(item, asKnown(Array.isArray(items) ? items[i] : undefined)));
		return {
			value: inner.map((item) => item.value),
			known: { ...plain(told), ...(inner.some((item) => item.known !== undefined) && { items: inner.map((item) => item.known ?? null) }) },
		};
	}

	/** The default of a member as it stands in a value, where nothing has a type of its own. */
	function laidOut(member: Member | Item): { readonly value: JsonValue; readonly known: JsonObject } {
		if (left-- === 0) throw new RangeError('The classes hold each other so often that one value would get more than a million defaults.');
		const known = plain({ type: member.type, propertytype: member.propertytype });
		switch (member.type) {
			case 'file':
				return { value: fileOf(member.value), known };
			case 'list': {
				const items = member.value.map(laidOut);
				return { value: items.map(({ value }) => value), known: { ...known, items: items.map((item) => item.known) } };
			}
			case 'class': {
				const name = member.propertytype ?? '';
				if (open.has(name)) return { value: member.value, known };
				open.add(name);
				const { value, membertypes } = filled(name, { value: member.value, membertypes: member.membertypes });
				open.delete(name);
				return { value, known: { ...known, ...(membertypes !== undefined && { members: membertypes }) } };
			}
			default:
				return { value: member.value, known };
		}
	}

	/** The default of a member as a property. */
	function fromMember<T extends Member | Item>(member: T): T {
		const whole: Member | Item = member;
		if (whole.type === 'file') return { ...member, value: fileOf(whole.value) };
		if (whole.type === 'list') return { ...member, value: whole.value.map(fromMember) };
		return property(member);
	}

	const counted = <T>(make: () => T): T => {
		left = MOST_DEFAULTS;
		return make();
	};
	return { property: (given) => counted(() => property(given)), members: (members) => counted(() => members.map(fromMember)) };
}

const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value);

const asKnown = (value: unknown): Known | undefined => (isObject(value) ? value : undefined);

const knownIn = (membertypes: JsonObject, name: string): Known | undefined =>
	Object.hasOwn(membertypes, name) ? asKnown(membertypes[name]) : undefined;

function plain({ type, propertytype }: Known): JsonObject {
	return { ...(typeof type === 'string' && { type }), ...(typeof propertytype === 'string' && { propertytype }) };
}
