import type { RawObject } from '../../model/json.ts';
import { isObject } from '../../model/json.ts';
import type { ResourceName } from '../../spec/field.ts';
import { LAYER_TYPES, OLDER_LISTS } from '../../xml/names.ts';
import type { XmlResource } from '../../xml/xml-resource.ts';
import { xmlResource } from '../../xml/xml-resource.ts';
import { isXmlName } from './text.ts';

/** How an unknown field stands in XML, and whether it comes back as it is. */
export type UnknownForm =
	| { readonly as: 'attribute'; readonly name: string; readonly same: boolean }
	| { readonly as: 'element'; readonly name: string; readonly values: readonly RawObject[]; readonly same: boolean };

/**
 * N8: an unknown text is an attribute, an unknown object an element, and an array of objects several elements. What else JSON knows
 * comes back as text, or has no place at all.
 *
 * @param holder - the object that has the field
 * @param resource - what the object is, where it is the format's
 * @returns `undefined` where the field has no place
 */
export function unknownForm(name: string, value: unknown, holder: RawObject, resource?: ResourceName): UnknownForm | undefined {
	const xml = resource === undefined ? undefined : xmlResource(resource);
	const values = objectsOf(value);
	if (values !== undefined) {
		const element = elementName(name, holder);
		if (!isXmlName(element) || (resource !== undefined && isTaken(element, resource, xml))) return undefined;
		return { as: 'element', name: element, values, same: !Array.isArray(value) || values.length > 1 };
	}
	if (!isXmlName(name) || value === null || typeof value === 'object') return undefined;
	const attribute = xml?.attributes.get(name);
	// JSON has fields and elements under one roof: what XML has as an element would not be looked for in an attribute.
	if (attribute === undefined && xml?.fields.has(name) === true) return undefined;
	const isNumber = attribute?.scalar === 'int' || attribute?.scalar === 'double' || attribute?.scalar === 'gid';
	const same = typeof value === 'string' || (typeof value === 'number' ? isNumber : attribute?.scalar === 'bool');
	return { as: 'attribute', name, same };
}

/** The objects that are elements of one name. */
function objectsOf(value: unknown): readonly RawObject[] | undefined {
	if (Array.isArray(value)) {
		const objects = value.filter(isPlain);
		return objects.length > 0 && objects.length === value.length ? objects : undefined;
	}
	return isPlain(value) ? [value] : undefined;
}

const isPlain = (value: unknown): value is RawObject => isObject(value) && !ArrayBuffer.isView(value);

/** Beside an attribute of its name, an element is called `<name>` in memory. */
function elementName(name: string, holder: RawObject): string {
	const [, inner] = /^<(.+)>$/s.exec(name) ?? [];
	if (inner === undefined) return name;
	const attribute = Object.hasOwn(holder, inner) ? holder[inner] : undefined;
	return attribute === undefined || attribute === null || typeof attribute === 'object' ? name : inner;
}

/** Whether reading makes something else of an element of this name. */
function isTaken(name: string, resource: ResourceName, xml: XmlResource | undefined): boolean {
	if (xml === undefined) return false;
	const child = xml.children.get(name);
	return (
		child !== undefined ||
		xml.fields.has(name) ||
		(xml.layers !== undefined && LAYER_TYPES.has(name)) ||
		(resource === 'wangset' && OLDER_LISTS.has(name)) ||
		(resource === 'layer' && name === 'data') ||
		(resource === 'chunk' && name === 'tile') ||
		(xml.image.size > 0 && name === 'image')
	);
}
