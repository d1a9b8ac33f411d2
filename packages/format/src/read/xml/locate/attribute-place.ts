import type { XmlElement } from '../parse/element.ts';

/** The index of an attribute's name, and of its value after the quote. */
export interface AttributePlace {
	readonly name: number;
	readonly value: number;
}

const ATTRIBUTE = /\s*([^\s=]+)\s*=\s*("[^"]*"|'[^']*')/y;

/** Returns a function that finds attributes in the text. It reads each tag once. */
export function attributeFinder(text: string): (element: XmlElement, name: string) => AttributePlace | undefined {
	// By the start of the tag: there may be several objects for one element.
	const known = new Map<number, ReadonlyMap<string, AttributePlace>>();
	return (element, name) => {
		const places = known.get(element.start) ?? placesIn(element, text);
		known.set(element.start, places);
		return places.get(name);
	};
}

function placesIn(element: XmlElement, text: string): Map<string, AttributePlace> {
	const places = new Map<string, AttributePlace>();
	ATTRIBUTE.lastIndex = element.start + 1 + element.name.length;
	for (let found = ATTRIBUTE.exec(text); found !== null; found = ATTRIBUTE.exec(text)) {
		const [all, name = '', value = ''] = found;
		const space = all.length - all.trimStart().length;
		places.set(name, { name: found.index + space, value: found.index + all.length - value.length + 1 });
	}
	return places;
}
