import type { RawObject } from '../../../model/json-value.ts';
import type { ResourceName } from '../../../spec/field.ts';
import { isNumeric, valueFromText } from '../../../xml/property-text.ts';
import { typed } from '../../../xml/typed.ts';
import type { Reading } from './reading.ts';
import { deeper, listFrom } from './reading.ts';
import { END, type Scanner } from './scanner.ts';
import { giveUp } from './unusual.ts';

/** The attributes of a property, of an item or of a member of a class. */
interface Head {
	name: string | undefined;
	type: string;
	propertytype: string | undefined;
	/** A number only if the type says so. */
	value: string | number | undefined;
}

/** Reads a property or an item of a list behind its name (rule X7). */
export function propertyIn(resource: ResourceName, element: number, reading: Reading): RawObject {
	const { scanner } = reading;
	const head = headIn(scanner);
	const { name, type, propertytype } = head;
	const isItem = resource === 'listitem';
	if (isItem !== (name === undefined)) giveUp();
	let value: unknown;
	let membertypes: RawObject | undefined;
	if (type === 'class' || type === 'list') {
		if (head.value !== undefined) giveUp();
		const opens = scanner.opens();
		if (type === 'class') {
			const members: RawObject = {};
			membertypes = opens ? membersIn(members, element, reading) : undefined;
			value = members;
		} else value = opens ? itemsIn(element, reading) : [];
	} else value = simpleValue(head, element, scanner);
	// Engines make objects fastest whose fields they know beforehand.
	if (isItem || membertypes !== undefined) {
		const raw: RawObject = isItem ? { type, value } : { name, type, value };
		if (propertytype !== undefined) raw['propertytype'] = propertytype;
		if (membertypes !== undefined) raw['membertypes'] = membertypes;
		return raw;
	}
	if (propertytype !== undefined) return { name, type, propertytype, value };
	return { name, type, value };
}

function headIn(scanner: Scanner): Head {
	const head: Head = { name: undefined, type: '', propertytype: undefined, value: undefined };
	for (let word = scanner.attribute(); word !== END; word = scanner.attribute()) {
		const key = scanner.words.all[word];
		const quote = scanner.quote();
		if (key === 'value') {
			if (head.value !== undefined) giveUp();
			head.value = (isNumeric(head.type) ? scanner.number(quote) : undefined) ?? scanner.string(quote);
		} else if (key === 'name' || key === 'propertytype') {
			if (head[key] !== undefined) giveUp();
			head[key] = scanner.string(quote);
		} else if (key === 'type') {
			if (head.type !== '') giveUp();
			head.type = scanner.string(quote);
			if (head.type === '') giveUp();
		} else giveUp();
	}
	if (head.type === '') head.type = 'string';
	return head;
}

/** Reads the rest of an element whose value is text: an attribute, or character data. */
function simpleValue({ value, type }: Head, element: number, scanner: Scanner): unknown {
	let result: unknown = value;
	if (typeof value === 'string') result = valueFromText(value, type);
	if (!scanner.opens()) return result ?? valueFromText('', type);
	if (value === undefined) result = valueFromText(scanner.text(), type);
	else scanner.skipBlank();
	scanner.close(element);
	return result;
}

function itemsIn(element: number, reading: Reading): unknown[] {
	const { scanner, items } = reading;
	const item = scanner.words.numbers.get('item');
	const before = items.length;
	deeper(reading, 1);
	for (let word = scanner.next(element); word !== END; word = scanner.next(element)) {
		if (word !== item) giveUp();
		items.push(propertyIn('listitem', word, reading));
	}
	deeper(reading, -1);
	return listFrom(reading, before);
}

/** Reads the members of a class. @returns the types of the members that do not follow from their values */
function membersIn(members: RawObject, element: number, reading: Reading): RawObject | undefined {
	const { scanner } = reading;
	const [wrapper, property] = [scanner.words.numbers.get('properties'), scanner.words.numbers.get('property')];
	let types: RawObject | undefined;
	deeper(reading, 2);
	for (let word = scanner.next(element); word !== END; word = scanner.next(element)) {
		if (word !== wrapper || scanner.attribute() !== END) giveUp();
		if (!scanner.opens()) continue;
		for (let member = scanner.next(word); member !== END; member = scanner.next(word)) {
			if (member !== property) giveUp();
			const head = headIn(scanner);
			const { name } = head;
			if (name === undefined || name === '__proto__' || Object.hasOwn(members, name)) giveUp();
			const type = memberIn(members, name, head, member, reading);
			if (type === undefined) continue;
			types ??= {};
			types[name] = type;
		}
	}
	deeper(reading, -2);
	return types;
}

/** Reads the value of a member. @returns its type, unless that follows from the value */
function memberIn(members: RawObject, name: string, head: Head, element: number, reading: Reading): RawObject | undefined {
	const { scanner } = reading;
	const { type, propertytype } = head;
	let nested: RawObject | undefined;
	if (type === 'list') giveUp();
	if (type === 'class') {
		if (head.value !== undefined) giveUp();
		const value: RawObject = {};
		nested = scanner.opens() ? membersIn(value, element, reading) : undefined;
		members[name] = value;
	} else members[name] = simpleValue(head, element, scanner);
	if (propertytype === undefined && nested === undefined && typed(members[name]).type === type) return undefined;
	const known: RawObject = { type };
	if (propertytype !== undefined) known['propertytype'] = propertytype;
	if (nested !== undefined) known['members'] = nested;
	return known;
}
