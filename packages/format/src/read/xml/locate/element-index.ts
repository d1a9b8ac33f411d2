import type { XmlElement } from '../../../xml/xml-element.ts';
import { attributeOf } from '../../../xml/xml-element.ts';

/** The contents of elements while places are found: each element is read once, whatever the number of findings. Elements cache nothing. */
export interface ElementIndex {
	readonly childrenOf: (element: XmlElement) => readonly XmlElement[];
	/** The children with a name, in the order of the file. If only one is allowed, the reader uses the first. */
	readonly named: (element: XmlElement, name: string) => readonly XmlElement[];
	/** The index of an attribute's value in the text; `undefined` if there is no such attribute. */
	readonly valueOf: (element: XmlElement, attribute: string) => number | undefined;
	/** A member of a class; the last one if there are several with the name. */
	readonly member: (element: XmlElement, name: string) => XmlElement | undefined;
	/** The index of an element's text, after white space; -1 if it has none. */
	readonly textOf: (element: XmlElement) => number;
}

/** @param text - the text of the document */
export function elementIndex(text: string): ElementIndex {
	const childrenOf = once((element) => element.children);
	const byName = once((element) => {
		const lists = new Map<string, XmlElement[]>();
		for (const child of childrenOf(element)) {
			const list = lists.get(child.name);
			if (list === undefined) lists.set(child.name, [child]);
			else list.push(child);
		}
		return lists;
	});
	const named = (element: XmlElement, name: string): readonly XmlElement[] => byName(element).get(name) ?? [];
	const attributes = once(
		(element) => new Map(Array.from({ length: element.attributeCount }, (_, i) => [element.nameAt(i), element.placeAt(i)])),
	);
	const members = once(
		(element) =>
			new Map(
				named(element, 'properties')
					.flatMap((wrapper) => named(wrapper, 'property'))
					.map((member) => [attributeOf(member, 'name'), member]),
			),
	);
	return {
		childrenOf,
		named,
		valueOf: (element, attribute) => attributes(element).get(attribute),
		member: (element, name) => members(element).get(name),
		textOf: once((element) => {
			if (element.text === '') return -1;
			let at = element.end;
			while (' \t\r\n'.includes(text.charAt(at))) at++;
			return at;
		}),
	};
}

/** Remembers the results of a function, by the start of the tag: there may be several objects for one element. */
function once<T>(make: (element: XmlElement) => T): (element: XmlElement) => T {
	const known = new Map<number, T>();
	return (element) => {
		const { start } = element;
		const before = known.get(start);
		if (before !== undefined) return before;
		const made = make(element);
		known.set(start, made);
		return made;
	};
}
