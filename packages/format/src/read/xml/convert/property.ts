import type { RawObject } from '../../../model/json-value.ts';
import { setField } from '../../../model/json-value.ts';
import { isNested, valueFromText } from '../../../xml/property-text.ts';
import { typed } from '../../../xml/typed.ts';
import type { XmlElement } from '../../../xml/xml-element.ts';
import { attributeOf, childrenNamed } from '../../../xml/xml-element.ts';

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
	if (type === 'list') return childrenNamed(element, 'item').map(itemFrom);
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

/** The elements of the members of a class. */
const membersOf = (element: XmlElement): XmlElement[] =>
	childrenNamed(element, 'properties').flatMap((wrapper) => childrenNamed(wrapper, 'property'));

/** The members of a class by name. In JSON they have no types of their own. */
function members(element: XmlElement): RawObject {
	const result: RawObject = {};
	for (const member of membersOf(element)) {
		const name = attributeOf(member, 'name');
		if (name !== undefined) setField(result, name, plainValue(member, typeOf(member)));
	}
	return result;
}

/** The value of a member. Inside a class, list items have no types in JSON either. */
function plainValue(element: XmlElement, type: unknown): unknown {
	const wrong = wrongText(element, type);
	if (wrong !== undefined) return wrong;
	if (type !== 'list') return memberValue(element, type, () => ({}));
	return childrenNamed(element, 'item').map((item) => plainValue(item, typeOf(item)));
}

/** The types of the members that cannot be inferred from their values (rule X7); `undefined` if there are none. */
export function memberTypes(element: XmlElement): RawObject | undefined {
	const result: RawObject = {};
	for (const member of membersOf(element)) {
		const name = attributeOf(member, 'name');
		const types = typesOf(member, typeOf(member) === 'list' ? childrenNamed(member, 'item') : []);
		if (name !== undefined && types !== undefined) setField(result, name, types);
	}
	return Object.keys(result).length === 0 ? undefined : result;
}

/** The types of a member or list item, unless they can be inferred. Only those of the items of a member are kept. */
function typesOf(element: XmlElement, itemElements: readonly XmlElement[]): RawObject | undefined {
	const type = typeOf(element);
	const propertytype = attributeOf(element, 'propertytype');
	const nested = type === 'class' ? memberTypes(element) : undefined;
	const items = itemElements.map((item) => typesOf(item, []) ?? null);
	const result = {
		type,
		...(propertytype !== undefined && { propertytype }),
		...(nested !== undefined && { members: nested }),
		...(items.some(Boolean) && { items }),
	};
	return Object.keys(result).length === 1 && typed(plainValue(element, type)).type === type ? undefined : result;
}

/** The type of a property, member or list item. Without one, it is a class if it has members, as in Tiled. */
export const typeOf = (element: XmlElement): string =>
	attributeOf(element, 'type') || (!element.empty && childrenNamed(element, 'properties').length > 0 ? 'class' : 'string');
