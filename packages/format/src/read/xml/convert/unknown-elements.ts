import type { RawObject } from '../../../model/json-value.ts';
import { setField } from '../../../model/json-value.ts';
import { isBlank } from '../../../xml/characters.ts';
import type { XmlElement } from '../../../xml/xml-element.ts';

/** N8: unknown elements as fields, by name. Several elements with one name become an array. */
export function unknownFields(elements: readonly XmlElement[]): Map<string, unknown> {
	const fields = new Map<string, unknown>();
	for (const element of elements) {
		const value = unknownElement(element);
		const before = fields.get(element.name);
		if (before === undefined) fields.set(element.name, value);
		else if (Array.isArray(before)) before.push(value);
		else fields.set(element.name, [before, value]);
	}
	return fields;
}

/** An element as an object with its attributes, its text and its children, so that nothing is lost. */
function unknownElement(element: XmlElement): RawObject {
	const result: RawObject = {};
	const { children, text } = element;
	for (let i = 0; i < element.attributeCount; i++) setField(result, element.nameAt(i), element.valueAt(i));
	for (const [name, value] of unknownFields(children)) setField(result, Object.hasOwn(result, name) ? `<${name}>` : name, value);
	if (!isBlank(text)) setField(result, '#text', text);
	return result;
}
