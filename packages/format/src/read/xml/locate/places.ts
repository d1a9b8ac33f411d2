import { pointerOf } from '../../../model/pointer.ts';
import type { XmlElement } from '../../../xml/xml-element.ts';
import type { XmlNode } from '../../../xml/xml-node.ts';
import type { Place } from '../../opened.ts';
import type { ElementIndex } from './element-index.ts';
import { elementPaths } from './element-path.ts';

/** Returns a function from indexes to offsets in bytes, found in one pass. For other indexes it returns `start`. */
export function offsetsIn(text: string, start: number, indexes: readonly number[]): (index: number) => number {
	const encoder = new TextEncoder();
	const offsets = new Map<number, number>();
	let [before, offset] = [0, start];
	for (const index of [...new Set(indexes)].sort((a, b) => a - b)) {
		offset += encoder.encode(text.slice(before, index)).length;
		before = index;
		offsets.set(index, offset);
	}
	return (index) => offsets.get(index) ?? start;
}

/** The places of pointers or nodes: of their attribute or element, or of the nearest element around them. */
export function placesInXml<T>(
	wanted: readonly T[],
	root: XmlElement,
	find: (wanted: T) => XmlNode,
	text: string,
	index: ElementIndex,
): Map<T, Place> {
	const nodes = wanted.map((each) => [each, find(each)] as const);
	const paths = elementPaths(
		root,
		nodes.map(([, { element }]) => element.start),
	);
	return new Map(nodes.map(([each, node]) => [each, placeOf(node, paths.get(node.element.start) ?? '', text, index)]));
}

function placeOf({ element, attribute, inside }: XmlNode, path: string, text: string, index: ElementIndex): Place {
	const value = attribute === undefined ? undefined : index.valueOf(element, attribute);
	// Between the name and the value of an attribute there are only white space, the equals sign and the quote.
	if (attribute !== undefined && value !== undefined)
		return { at: value, key: text.lastIndexOf(attribute, value), element: `${path}/@${attribute}` };
	const at = inside === true ? index.textOf(element) : -1;
	return at < 0 ? { at: element.start, element: path } : { at, element: `${path}/text()`, text: element.end };
}

/**
 * Finds a character in the text after a tag. `undefined` if there is a reference, a comment, a CDATA section or a character outside ASCII
 * before it.
 *
 * @param start - the index of the text
 */
export function insideText(text: string, start: number, index: number): number | undefined {
	let at = start;
	for (let left = index; left > 0; left--) {
		const character = text.charAt(at);
		if (character === '&' || character === '<' || character === '' || character > '\u007f') return undefined;
		at += text.startsWith('\r\n', at) ? 2 : 1;
	}
	return at;
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
