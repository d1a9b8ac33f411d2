import type { Position } from '../../../issue/positions.ts';
import { positionsAt } from '../../../issue/positions.ts';
import type { Inside } from '../../../issue/report.ts';
import { parsePointer, pointerOf } from '../../../model/pointer.ts';
import type { Place } from '../../json/locate.ts';
import type { XmlElement } from '../parse/element.ts';
import { attributeFinder } from './attribute-place.ts';
import { elementPaths } from './element-path.ts';
import type { XmlNode } from './node.ts';

interface TextPlace extends Position {
	/** In bytes. */
	readonly offset: number;
}

/** A place in XML with its XPath. */
export interface XmlPlace extends Place {
	/** XPath of the element, attribute or text. */
	readonly element: string;
}

/** The places of indexes into a text, found in one pass. */
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

/** The places of pointers or nodes: of their attribute or element, or of the nearest element around them. */
export function placesInXml<T>(
	wanted: readonly T[],
	root: XmlElement,
	find: (wanted: T) => XmlNode,
	text: string,
	positions: (indexes: readonly number[]) => ReadonlyMap<number, TextPlace>,
): Map<T, XmlPlace> {
	const attributePlace = attributeFinder(text);
	const contentPlace = contentFinder(text);
	const targets = wanted.map((each) => ({ each, ...targetOf(find(each), attributePlace, contentPlace) }));
	const places = positions(targets.flatMap(({ index, key }) => [index, key]));
	const paths = elementPaths(
		root,
		targets.map(({ start }) => start),
	);
	return new Map(
		targets.flatMap(({ each, index, key, start, step }): [T, XmlPlace][] => {
			const [place, keyPlace, path] = [places.get(index), places.get(key), paths.get(start)];
			if (place === undefined || keyPlace === undefined || path === undefined) return [];
			const element = `${path}${step}`;
			return [[each, { ...place, endOffset: place.offset, key: { ...keyPlace, endOffset: keyPlace.offset }, element }]];
		}),
	);
}

/** The exact places inside texts, by the pointers of the texts. Places that are not known exactly are left out. */
export function pointsInXml(
	wanted: ReadonlyMap<string, Inside>,
	find: (path: readonly string[]) => XmlNode,
	text: string,
	positions: (indexes: readonly number[]) => ReadonlyMap<number, TextPlace>,
): Map<string, TextPlace> {
	const indexes = [...wanted].flatMap(([pointer, within]): [string, number][] => {
		const { element, inside } = find(parsePointer(pointer));
		const index = inside === true && 'ofValue' in within ? insideText(text, element.end, within.ofValue) : undefined;
		return index === undefined ? [] : [[pointer, index]];
	});
	const places = positions(indexes.map(([, index]) => index));
	return new Map(
		indexes.flatMap(([pointer, index]) => {
			const place = places.get(index);
			return place === undefined ? [] : [[pointer, place]];
		}),
	);
}

/**
 * Finds a character in the text after a tag. `undefined` if there is a reference, a comment, a CDATA section or a character outside ASCII
 * before it.
 */
function insideText(text: string, start: number, index: number): number | undefined {
	let at = start;
	for (let left = index; left > 0; left--) {
		const character = text.charAt(at);
		if (character === '&' || character === '<' || character === '' || character > '\u007f') return undefined;
		at += text.startsWith('\r\n', at) ? 2 : 1;
	}
	return at;
}

interface Target {
	/** The index of the value, and of its name. */
	readonly index: number;
	readonly key: number;
	/** The start of the element's tag. */
	readonly start: number;
	/** The last step of the XPath, after the element. */
	readonly step: string;
}

function targetOf(
	{ element, attribute, inside }: XmlNode,
	attributePlace: ReturnType<typeof attributeFinder>,
	contentPlace: ReturnType<typeof contentFinder>,
): Target {
	const { start } = element;
	const found = attribute === undefined ? undefined : attributePlace(element, attribute);
	if (found !== undefined) return { index: found.value, key: found.name, start, step: `/@${attribute}` };
	const content = inside === true ? contentPlace(element) : undefined;
	return content === undefined ? { index: start, key: start, start, step: '' } : { index: content, key: content, start, step: '/text()' };
}

/** Returns a function that finds the node for a path, given some elements by their pointers. */
export function findTracked(tracked: ReadonlyMap<string, XmlElement>, root: XmlElement): (path: readonly string[]) => XmlNode {
	return (path) => {
		for (let length = path.length; length >= 0; length--) {
			const element = tracked.get(pointerOf(path.slice(0, length)));
			const attribute = path[length];
			if (element !== undefined) return attribute === undefined ? { element } : { element, attribute };
		}
		return { element: root };
	};
}

/** Returns a function that finds the start of an element's text, once for each element; `undefined` if it has no text. */
function contentFinder(text: string): (element: XmlElement) => number | undefined {
	// By the start of the tag: there may be several objects for one element.
	const known = new Map<number, number | undefined>();
	return (element) => {
		if (!known.has(element.start)) known.set(element.start, contentOf(element, text));
		return known.get(element.start);
	};
}

function contentOf(element: XmlElement, text: string): number | undefined {
	if (element.text === '') return undefined;
	let at = element.end;
	while (' \t\r\n'.includes(text.charAt(at))) at++;
	return at;
}
