import { short } from '../../../issue/short.ts';
import { isBlank } from '../../../xml/characters.ts';
import type { XmlElement } from '../../../xml/xml-element.ts';
import { attributeOf } from '../../../xml/xml-element.ts';
import type { XmlNode } from '../../../xml/xml-node.ts';

/**
 * Reports the contents of an element that the reader ignores.
 *
 * @param source - the place in the XML; no path of the JSON form refers to it
 * @param subject - a description of the part
 * @param found - a description of its content
 */
export type Drop = (source: XmlNode, what: string, found: string) => void;

/** Reports everything in an element except the given attributes and children. */
export function dropRest(element: XmlElement, attributes: readonly string[], children: readonly string[], drop: Drop): void {
	dropAttributes(element, attributes, drop);
	if (element.empty) return;
	dropText(element, drop);
	dropChildren(element, children, drop);
}

/** Reports all attributes except those with the given names. */
export function dropAttributes(element: XmlElement, names: readonly string[], drop: Drop): void {
	for (let i = 0; i < element.attributeCount; i++) {
		const name = element.nameAt(i);
		if (!names.includes(name)) drop({ element, attribute: name }, `\`${name}\` of <${element.name}>`, short(element.valueAt(i)));
	}
}

/** Reports the text in an element, unless it is white space. */
export function dropText(element: XmlElement, drop: Drop): void {
	const { text } = element;
	if (!isBlank(text)) drop({ element, inside: true }, `the text in <${element.name}>`, short(text.trim() || text));
}

/** Reports all child elements except those with the given names. */
export function dropChildren(element: XmlElement, names: readonly string[], drop: Drop): void {
	for (const child of element.children)
		if (!names.includes(child.name)) drop({ element: child }, `<${child.name}> in <${element.name}>`, inWords(child));
}

/** Reports only the first of many, such as the same attribute of a million tiles. */
export function firstOnly(drop: Drop): Drop {
	let reported = false;
	return (source, subject, found) => {
		if (!reported) drop(source, subject, found);
		reported = true;
	};
}

export function inWords(element: XmlElement): string {
	const text = (attributeOf(element, 'value') ?? element.text).trim();
	return text === '' ? 'an element' : short(text);
}
