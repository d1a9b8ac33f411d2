import type { XmlElement } from '../../xml/xml-element.ts';

/** The white space and the quotes of an XML file. */
export interface XmlStyle {
	/** A line break. */
	readonly feed: string;
	/** The indentation of one level; `undefined` if elements follow each other on one line. */
	readonly unit: string | undefined;
	readonly quote: '"' | "'";
}

/** Detects the style from the root and its first child. */
export function styleOf(text: string, root: XmlElement, children: readonly XmlElement[]): XmlStyle {
	const [first] = children;
	const lead = first === undefined ? undefined : lineBefore(text, first.start).lead;
	const outer = lineBefore(text, root.start).lead.replace(/^[\r\n]+/, '');
	const unit = lead?.replace(/^[\r\n]+/, '').slice(outer.length);
	const isOneLine = first === undefined ? !/[\r\n]/.test(text.trim()) : lead === '';
	return { feed: /\r\n|\n|\r/.exec(text)?.[0] ?? '\n', unit: isOneLine ? undefined : (unit ?? ' '), quote: quoteOf(text, root) ?? '"' };
}

/** The mark around the values of an element's attributes; `undefined` if it has none. */
export function quoteOf(text: string, element: XmlElement): '"' | "'" | undefined {
	if (element.attributeCount === 0) return undefined;
	return text.charAt(element.placeAt(0) - 1) === "'" ? "'" : '"';
}

/**
 * The line break and the white space before an element; empty if it does not start a line.
 *
 * @returns `start`: the index of the line break, or else of the element
 */
export function lineBefore(text: string, at: number): { readonly start: number; readonly lead: string } {
	let start = at;
	while (text.charAt(start - 1) === ' ' || text.charAt(start - 1) === '\t') start--;
	if (text.charAt(start - 1) === '\n') start -= text.charAt(start - 2) === '\r' ? 2 : 1;
	else if (text.charAt(start - 1) === '\r') start--;
	else return { start: at, lead: '' };
	return { start, lead: text.slice(start, at) };
}

/** Whether a character is white space. */
export const isSpace = (text: string, at: number): boolean => at >= 0 && at < text.length && ' \t\r\n'.includes(text.charAt(at));
