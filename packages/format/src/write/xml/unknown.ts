import type { RawObject } from '../../model/json.ts';
import { isObject } from '../../model/json.ts';
import type { ResourceName } from '../../spec/field.ts';
import { LAYER_TYPES, OLDER_LISTS } from '../../xml/names.ts';
import type { XmlResource } from '../../xml/xml-resource.ts';
import { xmlResource } from '../../xml/xml-resource.ts';
import { isXmlName } from './text.ts';

/** An unknown field in XML, and whether it reads back the same. */
export type UnknownForm =
	| { readonly as: 'attribute'; readonly name: string; readonly same: boolean }
	| { readonly as: 'element'; readonly name: string; readonly values: readonly RawObject[]; readonly same: boolean };

/**
 * N8: an unknown string becomes an attribute, an unknown object an element, an array of objects several elements. Other values become
 * text, or cannot be written.
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
		if (!isXmlName(element) || (resource !== undefined && isTaken(element, resource, xml))) return undefined;
		return { as: 'element', name: element, values, same: !Array.isArray(value) || values.length > 1 };
	}
	if (!isXmlName(name) || value === null || typeof value === 'object') return undefined;
	const attribute = xml?.attributes.get(name);
	// In JSON, attributes and elements share one namespace: a known element cannot be read back from an attribute.
	if (attribute === undefined && xml?.fields.has(name) === true) return undefined;
	const isNumber = attribute?.scalar === 'int' || attribute?.scalar === 'double' || attribute?.scalar === 'gid';
	const same = typeof value === 'string' || (typeof value === 'number' ? isNumber : attribute?.scalar === 'bool');
	return { as: 'attribute', name, same };
}

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
