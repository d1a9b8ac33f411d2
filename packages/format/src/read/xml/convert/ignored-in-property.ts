import { short } from '../../../issue/short.ts';
import type { XmlElement } from '../../../xml/xml-element.ts';
import { attributeOf, childrenNamed } from '../../../xml/xml-element.ts';
import type { XmlNode } from '../../../xml/xml-node.ts';
import type { Drop } from './ignored.ts';
import { dropAttributes, dropChildren, dropRest, dropText, inWords } from './ignored.ts';
import { typeOf, wrongText } from './property.ts';

/** Reports an ignored part with its path below the value of the property. */
type DropBelow = (path: readonly (string | number)[], source: XmlNode, subject: string, found: string) => void;

const MEMBER = ['name', 'type', 'propertytype', 'value'];
const ITEM = ['type', 'propertytype', 'value'];

/** X7: reports everything in a property or list item except its value. */
export function dropPropertyRest(element: XmlElement, type: unknown, drop: DropBelow, path: readonly (string | number)[] = []): void {
	const here: Drop = (source, subject, found) => drop(path, source, subject, found);
	const value = attributeOf(element, 'value');
	const nested = type === 'class' ? 'properties' : type === 'list' ? 'item' : undefined;
	if (nested !== undefined && value !== undefined && wrongText(element, type) === undefined)
		here({ element, attribute: 'value' }, `\`value\` of <${element.name}>`, short(value));
	if (element.empty) return;
	if (nested !== undefined || value !== undefined) dropText(element, here);
	dropChildren(element, nested === undefined ? [] : [nested], here);
	if (type === 'class') dropBetweenMembers(element, drop, path);
}

function dropBetweenMembers(element: XmlElement, drop: DropBelow, path: readonly (string | number)[]): void {
	const here: Drop = (source, subject, found) => drop(path, source, subject, found);
	const met = new Map<string, XmlElement>();
	for (const wrapper of childrenNamed(element, 'properties')) {
		dropRest(wrapper, [], ['property'], here);
		for (const member of childrenNamed(wrapper, 'property')) {
			const name = attributeOf(member, 'name');
			if (name === undefined) {
				here({ element: member }, 'a <property> without a name', inWords(member));
				continue;
			}
			const before = met.get(name);
			if (before !== undefined) drop([...path, name], { element: before }, `more than one member \`${name}\``, inWords(before));
			met.set(name, member);
			dropMemberRest(member, MEMBER, drop, [...path, name]);
		}
	}
}

function dropMemberRest(member: XmlElement, attributes: readonly string[], drop: DropBelow, path: readonly (string | number)[]): void {
	dropAttributes(member, attributes, (source, subject, found) => drop(path, source, subject, found));
	const type = typeOf(member);
	dropPropertyRest(member, type, drop, path);
	// Items of a list outside a class are converted as resources, which report what they ignore.
	if (type === 'list') for (const [i, item] of childrenNamed(member, 'item').entries()) dropMemberRest(item, ITEM, drop, [...path, i]);
}
