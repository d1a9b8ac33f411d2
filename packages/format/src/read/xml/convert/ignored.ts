import { short } from '../../../issue/short.ts';
import { isBlank } from '../../../xml/characters.ts';
import type { XmlNode } from '../locate/node.ts';
import type { XmlElement } from '../parse/element.ts';
import { attributeOf } from '../parse/element.ts';

/**
 * Told of what an element holds that nothing is made of.
 *
 * @param source - where it stands: nothing in the JSON form leads there
 * @param subject - what it is, in words
 * @param found - what stands there, in words
 */
export type Drop = (source: XmlNode, what: string, found: string) => void;

/** Tells of all that is in an element, beside the attributes and children that something was made of. */
export function dropRest(element: XmlElement, attributes: readonly string[], children: readonly string[], drop: Drop): void {
	dropAttributes(element, attributes, drop);
	if (element.empty) return;
	dropText(element, drop);
	dropChildren(element, children, drop);
}

/** Tells of the attributes but those of some names. */
export function dropAttributes(element: XmlElement, names: readonly string[], drop: Drop): void {
	for (let i = 0; i < element.attributeCount; i++) {
		const name = element.nameAt(i);
		if (!names.includes(name)) drop({ element, attribute: name }, `\`${name}\` of <${element.name}>`, short(element.valueAt(i)));
	}
}

/** White space between elements is nothing. */
export function dropText(element: XmlElement, drop: Drop): void {
	const { text } = element;
	if (!isBlank(text)) drop({ element, inside: true }, `the text in <${element.name}>`, short(text.trim() || text));
}

/** Tells of the children but those of some names. */
export function dropChildren(element: XmlElement, names: readonly string[], drop: Drop): void {
	for (const child of element.children)
		if (!names.includes(child.name)) drop({ element: child }, `<${child.name}> in <${element.name}>`, inWords(child));
}

/** Tells of the first thing only: of a million tiles one says it. */
export function firstOnly(drop: Drop): Drop {
	let told = false;
	return (source, subject, found) => {
		if (!told) drop(source, subject, found);
		told = true;
	};
}

export function inWords(element: XmlElement): string {
	const text = (attributeOf(element, 'value') ?? element.text).trim();
	return text === '' ? 'an element' : short(text);
}
