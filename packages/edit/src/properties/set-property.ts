import type { Document, Property } from '@tilewright/format';
import { isObject } from '@tilewright/format/internal';
import type { Change } from '../change/change.ts';
import { insertItems, removeItems } from '../change/change-lists.ts';
import { collect } from '../change/collect.ts';
import { partOf } from '../change/identify.ts';
import type { Part } from '../change/part.ts';
import { replacePart } from '../change/replace-part.ts';
import { setFields } from '../change/set-fields.ts';
import { expectFinite } from '../expect.ts';

/**
 * The custom properties of a part of a document, in the order of the document.
 *
 * @throws RangeError if the document has no such part
 */
export function propertiesOf(doc: Document, part: Part): readonly Property[] {
	const { properties } = partOf(doc, part);
	return Array.isArray(properties) ? properties.filter(isProperty) : [];
}

const isProperty = (value: unknown): value is Property => isObject(value) && typeof value['name'] === 'string';

/**
 * Sets a custom property of several parts: adds it where it is missing, and replaces it where it is there.
 *
 * @param parts - the map, layers, objects, tiles, … that get it
 * @param property - name, type and value; for enums and classes `propertytype`
 * @throws RangeError if the document has no such part, or the value is a number that is not finite
 * @example setProperty(map, [[{ object: 3 }], [{ object: 4 }]], { name: 'speed', type: 'float', value: 1.5 })
 */
export function setProperty(doc: Document, parts: readonly Part[], property: Property): Change[] {
	if (typeof property.value === 'number') expectFinite(`The property "${property.name}"`, property.value);
	return distinct(doc, parts).flatMap((part): Change[] => {
		const known = propertiesOf(doc, part);
		if (known.some(({ name }) => name === property.name)) return replacePart(doc, [...part, { property: property.name }], property);
		// Writers sort properties by name: in memory they are kept in that order.
		const position = known.findIndex(({ name }) => name > property.name);
		return insertItems(doc, part, 'properties', [property], position);
	});
}

/** Each part once, however it is named: then the changes of one do not depend on those of another. */
const distinct = (doc: Document, parts: readonly Part[]): readonly Part[] =>
	parts.length === 1 ? parts : [...new Map(parts.map((part) => [partOf(doc, part), part])).values()];

/**
 * Removes a custom property of several parts, where they have it.
 *
 * @throws RangeError if the document has no such part
 * @example removeProperty(map, [[{ layer: 2 }]], 'speed')
 */
export const removeProperty = (doc: Document, parts: readonly Part[], name: string): Change[] =>
	distinct(doc, parts).flatMap((part): Change[] => {
		const position = propertiesOf(doc, part).findIndex((property) => property.name === name);
		return position < 0 ? [] : removeItems(doc, part, 'properties', position);
	});

/**
 * Renames a custom property of several parts. Parts that have no such property stay; a property of the new name is replaced.
 *
 * @throws RangeError if the document has no such part
 * @example renameProperty(map, [[{ layer: 2 }]], 'speed', 'velocity')
 */
export function renameProperty(doc: Document, parts: readonly Part[], from: string, to: string): Change[] {
	const renamed = parts.filter((part) => propertiesOf(doc, part).some(({ name }) => name === from));
	if (from === to) return [];
	return collect(doc, (editing) => {
		editing.add(removeProperty(editing.doc, renamed, to));
		editing.add(distinct(doc, renamed).flatMap((part) => setFields(editing.doc, [...part, { property: from }], { name: to })));
	});
}
