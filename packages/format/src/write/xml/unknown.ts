import { short } from '../../issue/short.ts';
import type { RawObject } from '../../model/json-value.ts';
import { isObject } from '../../model/json-value.ts';
import type { ResourceName } from '../../spec/field.ts';
import { RESOURCES } from '../../spec/index.ts';
import { LAYER_TYPES, OLDER_LISTS } from '../../xml/element-names.ts';
import { scalarFrom } from '../../xml/scalar.ts';
import type { XmlResource } from '../../xml/xml-resource.ts';
import { xmlResource } from '../../xml/xml-resource.ts';
import { scalarText } from './field-text.ts';
import { isXmlName } from './text.ts';

/** The form of an object or array where XML has a text. */
export const AS_JSON = 'a text that holds it as JSON';

/** An unknown field in XML. `becomes`: what it reads back as, in words, if that is another value. */
export type UnknownForm =
	| { readonly as: 'attribute'; readonly name: string; readonly text: string; readonly becomes?: string }
	| { readonly as: 'element'; readonly name: string; readonly values: readonly RawObject[]; readonly becomes?: string };

/**
 * N8: an unknown string becomes an attribute, an unknown object an element, an array of objects several elements. Any other value
 * becomes an attribute, too, with its text or its JSON.
 *
 * @param holder - the object that has the field
 * @param resource - the type of the object, if it is part of the format
 * @returns `undefined` if the field cannot be written
 */
export function unknownForm(name: string, value: unknown, holder: RawObject, resource?: ResourceName): UnknownForm | undefined {
	const xml = resource === undefined ? undefined : xmlResource(resource);
	const values = objectsOf(value);
	if (values !== undefined) {
		const element = elementName(name, holder);
		if (isXmlName(element) && !(resource !== undefined && isTaken(element, resource, xml)))
			return { as: 'element', name: element, values, ...(Array.isArray(value) && values.length === 1 && { becomes: 'the object in it' }) };
	}
	if (!isXmlName(name) || isClass(name, holder, resource)) return undefined;
	const attribute = xml?.attributes.get(name);
	// In JSON, attributes and elements share one namespace: a known element cannot be read back from an attribute.
	if (attribute === undefined && xml?.fields.has(name) === true) return undefined;
	const text = value === null ? 'null' : scalarText(value);
	const again = attribute?.scalar === undefined ? text : scalarFrom(text, attribute.scalar);
	if (again === value) return { as: 'attribute', name, text };
	return { as: 'attribute', name, text, becomes: typeof value === 'object' ? AS_JSON : short(again) };
}

/** Whether a reader would take an attribute for the class of an object or tile without one (rule U5). */
const isClass = (name: string, { type }: RawObject, resource: ResourceName | undefined): boolean =>
	name === 'class' &&
	(resource === 'object' || resource === 'templateobject' || resource === 'tile') &&
	(type === undefined || type === '');

/** The objects to write as elements with one name. */
function objectsOf(value: unknown): readonly RawObject[] | undefined {
	if (Array.isArray(value)) {
		const objects = value.filter(isPlain);
		return objects.length > 0 && objects.length === value.length ? objects : undefined;
	}
	return isPlain(value) ? [value] : undefined;
}

const isPlain = (value: unknown): value is RawObject => isObject(value) && !ArrayBuffer.isView(value);

/** If there is an attribute with its name, an element has the key `<name>` in memory. */
function elementName(name: string, holder: RawObject): string {
	const [, inner] = /^<(.+)>$/s.exec(name) ?? [];
	if (inner === undefined) return name;
	const attribute = Object.hasOwn(holder, inner) ? holder[inner] : undefined;
	return attribute === undefined || attribute === null || typeof attribute === 'object' ? name : inner;
}

/** Whether a reader gives an element with this name another meaning. */
function isTaken(name: string, resource: ResourceName, xml: XmlResource | undefined): boolean {
	if (xml === undefined) return false;
	// The elements in a property are its value.
	if (resource === 'property' || resource === 'listitem') return true;
	const child = xml.children.get(name);
	return (
		child !== undefined ||
		xml.fields.has(name) ||
		(xml.layers !== undefined && LAYER_TYPES.has(name)) ||
		(resource === 'wangset' && OLDER_LISTS.has(name)) ||
		// One element reads back as an object, and an object is the older form of these.
		RESOURCES[resource].older?.some((field) => field.name === name && field.syntax === 'json') === true ||
		(resource === 'layer' && name === 'data') ||
		(resource === 'chunk' && name === 'tile') ||
		(xml.image.size > 0 && name === 'image')
	);
}
