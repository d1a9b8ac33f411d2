import type { XmlElement } from '../../xml/xml-element.ts';

/** Where elements end, which the parser does not keep. */
export interface Ends {
	/** The index after the element. */
	readonly endOf: (element: XmlElement) => number;
	/** The index of the end tag; for an element without one, the index after its tag. */
	readonly closeOf: (element: XmlElement) => number;
	/** Whether the element has no end tag: `<a/>`. */
	readonly isEmptyTag: (element: XmlElement) => boolean;
}

/**
 * @param text - well-formed XML
 * @param childrenOf - the children of an element, kept from call to call
 */
export function endsIn(text: string, childrenOf: (element: XmlElement) => readonly XmlElement[]): Ends {
	const known = new Map<number, number>();
	const isEmptyTag = ({ end }: XmlElement): boolean => text.charAt(end - 2) === '/';

	function closeOf(element: XmlElement): number {
		if (isEmptyTag(element)) return element.end;
		const before = known.get(element.start);
		if (before !== undefined) return before;
		const last = childrenOf(element).at(-1);
		let at = last === undefined ? element.end : endOf(last);
		for (;;) {
			at = text.indexOf('<', at);
			if (text.startsWith('<!--', at)) at = text.indexOf('-->', at + 4) + 3;
			else if (text.startsWith('<![CDATA[', at)) at = text.indexOf(']]>', at) + 3;
			else if (text.startsWith('<?', at)) at = text.indexOf('?>', at) + 2;
			else break;
		}
		known.set(element.start, at);
		return at;
	}

	function endOf(element: XmlElement): number {
		return isEmptyTag(element) ? element.end : text.indexOf('>', closeOf(element)) + 1;
	}

	return { endOf, closeOf, isEmptyTag };
}
