import type { XmlElement } from '../parse/element.ts';

/** Where the name of an attribute begins in the text, and its value behind the quote. */
export interface AttributePlace {
	readonly name: number;
	readonly value: number;
}

const ATTRIBUTE = /\s*([^\s=]+)\s*=\s*("[^"]*"|'[^']*')/y;

/** Makes the function that finds attributes in the text; it goes through a tag once, however many are asked for. */
export function attributeFinder(text: string): (element: XmlElement, name: string) => AttributePlace | undefined {
	// By their starts: the same element may come as several views of it.
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
