import type { Path } from '../issue/report.ts';
import type { RawObject } from '../model/json-value.ts';
import { setField } from '../model/json-value.ts';
import { memberValue } from '../read/xml/convert/property.ts';
import { scalarFrom } from '../xml/scalar.ts';
import type { XmlElement } from '../xml/xml-element.ts';
import { attributeOf } from '../xml/xml-element.ts';

/** Called with each part of the JSON form and its element. */
export type Track = (path: Path, element: XmlElement) => void;

/** Called with each element that the JSON form cannot contain. */
export type Left = (path: Path, element: XmlElement) => void;

/** Converts `<objecttypes>` to the JSON form: the content of `objecttypes.json`. */
export function objectTypesFrom(root: XmlElement, track: Track, left: Left): RawObject[] {
	track([], root);
	return named(root, 'objecttype', [], left).map((element, i) => objectType(element, [i], track, left));
}

function objectType(element: XmlElement, path: Path, track: Track, left: Left): RawObject {
	track(path, element);
	const raw: RawObject = {};
	for (const [name, text] of attributesOf(element)) {
		const scalar = name === 'id' ? 'int' : name === 'drawFill' ? 'bool' : 'string';
		setField(raw, name, scalarFrom(text, scalar));
	}
	raw['properties'] = named(element, 'property', path, left).map((member, i) => property(member, [...path, 'properties', i], track));
	return raw;
}

function property(element: XmlElement, path: Path, track: Track): RawObject {
	track(path, element);
	const raw: RawObject = {};
	for (const [name, text] of attributesOf(element)) if (name !== 'default') setField(raw, name, text);
	const text = attributeOf(element, 'default');
	// Like a property of a document (rule X7), but with the value in `default` instead of `value`.
	if (text !== undefined || element.text.trim() !== '' || element.children.length > 0)
		raw['value'] = memberValue(element, attributeOf(element, 'type') ?? 'string', item, text);
	return raw;
}

/** An item of a list (rule N7). */
function item(element: XmlElement): RawObject {
	const type = attributeOf(element, 'type') ?? 'string';
	const propertytype = attributeOf(element, 'propertytype');
	return { type, ...(propertytype !== undefined && { propertytype }), value: memberValue(element, type, item) };
}

/** Names and values of attributes. */
function attributesOf(element: XmlElement): [name: string, text: string][] {
	return Array.from({ length: element.attributeCount }, (_, i) => [element.nameAt(i), element.valueAt(i)]);
}

/** The children with a name; the others are reported. */
function named(element: XmlElement, name: string, path: Path, left: Left): XmlElement[] {
	return element.children.filter((child) => {
		if (child.name !== name) left([...path, child.name], child);
		return child.name === name;
	});
}
