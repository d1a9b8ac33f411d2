import type { CustomClass, CustomTypes, Member } from '@tilewright/format';
import { inOrder } from './types-in-project.ts';

/** The color of a class that has none, as Tiled shows it. */
const GRAY = '#a0a0a4';

/**
 * The classes of objects in the form of Tiled 1.8 and before, the text of an `objecttypes.xml`. It has no place for enums, and
 * none for members that are classes or lists.
 *
 * @example await writeFile('objecttypes.xml', objectTypesXml(types))
 */
export function objectTypesXml({ classes }: CustomTypes): string {
	const lines = classes
		.filter(({ useAs }) => useAs.includes('object'))
		.toSorted((a, b) => inOrder(a.name, b.name))
		.flatMap(elementOf);
	return ['<?xml version="1.0" encoding="UTF-8"?>', '<objecttypes>', ...lines, '</objecttypes>', ''].join('\n');
}

function elementOf({ name, color = GRAY, members }: CustomClass): string[] {
	const start = ` <objecttype name="${escaped(name)}" color="${escaped(color)}"`;
	const properties = members.filter(({ type }) => type !== 'class' && type !== 'list').map(propertyOf);
	return properties.length === 0 ? [`${start}/>`] : [`${start}>`, ...properties, ' </objecttype>'];
}

const propertyOf = ({ name, type, value }: Member): string =>
	`  <property name="${escaped(name)}" type="${escaped(type)}" default="${escaped(String(value))}"/>`;

const escaped = (text: string): string =>
	text
		.replaceAll('&', '&amp;')
		.replaceAll('<', '&lt;')
		.replaceAll('>', '&gt;')
		.replaceAll('"', '&quot;')
		.replaceAll('\n', '&#10;')
		.replaceAll('\r', '&#13;')
		.replaceAll('\t', '&#9;');
