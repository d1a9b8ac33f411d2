import type { Place } from '../json/locate.ts';
import { parsePointer, pointerOf } from '../json/pointer.ts';
import type { Position } from '../json/positions.ts';
import { positionsAt } from '../json/positions.ts';
import { attributeFinder } from './attribute-place.ts';
import type { XmlElement } from './element.ts';
import type { Source } from './find.ts';

interface TextPlace extends Position {
	/** In bytes. */
	readonly offset: number;
}

/** The places of indexes into a text: one sweep over it, whatever their number. */
export function positionsIn(text: string, bytes: Uint8Array, start: number, indexes: readonly number[]): Map<number, TextPlace> {
	const encoder = new TextEncoder();
	const offsets = new Map<number, number>();
	let [before, offset] = [0, start];
	for (const index of [...new Set(indexes)].sort((a, b) => a - b)) {
		offset += encoder.encode(text.slice(before, index)).length;
		before = index;
		offsets.set(index, offset);
	}
	const positions = positionsAt(bytes, offsets.values());
	return new Map(
		[...offsets].flatMap(([index, at]) => {
			const position = positions.get(at);
			return position === undefined ? [] : [[index, { ...position, offset: at }]];
		}),
	);
}

/** Places pointers at the attributes and elements that they come from; what has none of its own, at the element around it. */
export function placesInXml(
	pointers: readonly string[],
	find: (path: readonly string[]) => Source,
	text: string,
	positions: (indexes: readonly number[]) => ReadonlyMap<number, TextPlace>,
): Map<string, Place> {
	const attributePlace = attributeFinder(text);
	const indexes = new Map(
		pointers.map((pointer) => {
			const { element, attribute, inside } = find(parsePointer(pointer));
			const found = attribute === undefined ? undefined : attributePlace(element, attribute);
			const index = found?.value ?? (inside === true ? contentOf(element, text) : element.start);
			return [pointer, { index, key: found?.name ?? index }];
		}),
	);
	const places = positions([...indexes.values()].flatMap(({ index, key }) => [index, key]));
	return new Map(
		[...indexes].flatMap(([pointer, { index, key }]) => {
			const [place, keyPlace] = [places.get(index), places.get(key)];
			if (place === undefined || keyPlace === undefined) return [];
			return [[pointer, { ...place, endOffset: place.offset, key: { ...keyPlace, endOffset: keyPlace.offset } }]];
		}),
	);
}

/** Finds what a path comes from among elements that were noted by pointer. */
export function findTracked(tracked: ReadonlyMap<string, XmlElement>, root: XmlElement): (path: readonly string[]) => Source {
	return (path) => {
		for (let length = path.length; length >= 0; length--) {
			const element = tracked.get(pointerOf(path.slice(0, length)));
			const attribute = path[length];
			if (element !== undefined) return attribute === undefined ? { element } : { element, attribute };
		}
		return { element: root };
	};
}

/** Where the text of an element begins; the element itself where it has none. */
function contentOf(element: XmlElement, text: string): number {
	if (element.text === '') return element.start;
	let at = element.end;
	while (' \t\r\n'.includes(text.charAt(at))) at++;
	return at;
}
