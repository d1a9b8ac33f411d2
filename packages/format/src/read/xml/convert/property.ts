import type { RawObject } from '../../../model/json.ts';
import { setField } from '../../../model/json.ts';
import { isNested, valueFromText } from '../../../xml/property-text.ts';
import { typed } from '../../../xml/typed.ts';
import type { XmlElement } from '../parse/element.ts';
import { attributeOf } from '../parse/element.ts';

export const isNumeric = (type: unknown): boolean => type === 'int' || type === 'float' || type === 'object';

/**
 * X7: a property's value: an attribute, character data (a text with line breaks), nested properties (a class) or items (a list).
 *
 * @param itemFrom - converts an element to a list item
 * @param value - the attribute with the value, if the caller has it
 */
export function memberValue(
	element: XmlElement,
	type: unknown,
	itemFrom: (item: XmlElement, index: number) => RawObject,
	value = attributeOf(element, 'value'),
): unknown {
	if (type === 'class') return members(element);
	if (type === 'list') return element.children.filter((child) => child.name === 'item').map(itemFrom);
	return valueFromText(value ?? element.text, type);
}

/**
 * The text of a class or list that has no elements. It is a value of a wrong type, which is kept: the writer has no other place for
 * such a value from JSON.
 *
 * @returns `undefined` for any other type, and for an empty text
 */
export function wrongText(element: XmlElement, type: unknown): string | undefined {
	const text = isNested(type) ? attributeOf(element, 'value') : undefined;
	if (text === undefined || text === '') return undefined;
	return element.children.some(({ name }) => name === (type === 'class' ? 'properties' : 'item')) ? undefined : text;
}

/** The members of a class by name. In JSON they have no types of their own. */
function members(element: XmlElement): RawObject {
	const result: RawObject = {};
	for (const wrapper of element.children.filter((child) => child.name === 'properties')) {
		for (const member of wrapper.children.filter(({ name }) => name === 'property')) {
			const name = attributeOf(member, 'name');
			const type = typeOf(member);
			if (name !== undefined) setField(result, name, plainValue(member, type));
		}
	}
	return result;
}

/** The value of a member. Inside a class, list items have no types in JSON either. */
function plainValue(element: XmlElement, type: unknown): unknown {
	const wrong = wrongText(element, type);
	if (wrong !== undefined) return wrong;
	if (type !== 'list') return memberValue(element, type, () => ({}));
	return element.children.filter((child) => child.name === 'item').map((item) => plainValue(item, typeOf(item)));
}

/** The types of the members that cannot be inferred from their values (rule X7); `undefined` if there are none. */
export function memberTypes(element: XmlElement): RawObject | undefined {
	const result: RawObject = {};
	for (const wrapper of element.children.filter((child) => child.name === 'properties')) {
		for (const member of wrapper.children.filter(({ name }) => name === 'property')) {
			const name = attributeOf(member, 'name');
			const type = typeOf(member);
			const propertytype = attributeOf(member, 'propertytype');
			const nested = type === 'class' ? memberTypes(member) : undefined;
			const items = type === 'list' ? member.children.filter((child) => child.name === 'item').map(itemType) : undefined;
			const inferable =
				typed(plainValue(member, type)).type === type && propertytype === undefined && nested === undefined && !items?.some(Boolean);
			if (name === undefined || inferable) continue;
			setField(result, name, {
				type,
				...(propertytype !== undefined && { propertytype }),
				...(nested !== undefined && { members: nested }),
				...(items?.some(Boolean) && { items: items.map((item) => item ?? null) }),
			});
		}
	}
	return Object.keys(result).length === 0 ? undefined : result;
}

function itemType(item: XmlElement): RawObject | undefined {
	const type = typeOf(item);
	const propertytype = attributeOf(item, 'propertytype');
	const nested = type === 'class' ? memberTypes(item) : undefined;
	if (typed(plainValue(item, type)).type === type && propertytype === undefined && nested === undefined) return undefined;
	return { type, ...(propertytype !== undefined && { propertytype }), ...(nested !== undefined && { members: nested }) };
}

const typeOf = (element: XmlElement): string => attributeOf(element, 'type') ?? 'string';
