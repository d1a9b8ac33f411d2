import type { Codes } from '../read/xml/codes.ts';
import { Mistake } from '../read/xml/mistake.ts';

const BUILT_IN: ReadonlyMap<string, string> = new Map([
	['lt', '<'],
	['gt', '>'],
	['amp', '&'],
	['apos', "'"],
	['quot', '"'],
]);

/** Whether a text is only what XML calls white space; other programs call more so, such as no-break spaces. */
export const isBlank = (text: string): boolean => !/[^ \t\r\n]/.test(text);

/** Whether there is only what XML calls white space at a place. */
export function isBlankAt(codes: Codes, start: number, end: number): boolean {
	for (let at = start; at < end; at++) {
		const code = codes[at];
		if (code !== 0x20 && code !== 0x0a && code !== 0x09 && code !== 0x0d) return false;
	}
	return true;
}

/** Character data between tags must have neither bad references nor what ends a CDATA section. */
export function checkText(text: string, start: number, end: number): void {
	const data = text.slice(start, end);
	const closing = data.indexOf(']]>');
	if (closing >= 0) throw new Mistake(start + closing, 'there is a "]]>" in the text; it is written "]]&gt;"');
	if (data.includes('&')) checkReferences(data, start);
}

export const checkAttribute = (text: string, start: number, end: number): void => checkReferences(text.slice(start, end), start);

/** Character data that were checked: line ends as XML has them, and references resolved. */
export function plainText(text: string, start: number, end: number, literal: boolean): string {
	const data = text.slice(start, end);
	const lines = data.includes('\r') ? data.replace(/\r\n?/g, '\n') : data;
	return literal ? lines : withoutReferences(lines);
}

/** The value of an attribute that was checked: white space is spaces, unless it is written as a reference. */
export const plainAttribute = (text: string, start: number, end: number): string =>
	withoutReferences(text.slice(start, end).replace(/\r\n|[\t\n\r]/g, ' '));

const REFERENCES = /&(?:([^\s;&<"']+);)?/g;

function withoutReferences(value: string): string {
	return value.includes('&') ? value.replace(REFERENCES, (_, name: string | undefined) => resolved(name) ?? '') : value;
}

function checkReferences(source: string, start: number): void {
	for (const { 0: reference, 1: name, index } of source.matchAll(REFERENCES)) {
		if (resolved(name) !== undefined) continue;
		const message =
			name === undefined
				? 'there is an "&" that begins no reference; as text it is written "&amp;"'
				: name.startsWith('#')
					? `the reference ${reference} names no character that XML allows`
					: `the reference ${reference} is unknown; only &lt; &gt; &amp; &apos; &quot; and numbers may stand here`;
		throw new Mistake(start + index, message);
	}
}

function resolved(name: string | undefined): string | undefined {
	if (name === undefined) return undefined;
	if (!name.startsWith('#')) return BUILT_IN.get(name);
	const [, hexadecimal, decimal] = /^#(?:x([0-9a-fA-F]+)|([0-9]+))$/.exec(name) ?? [];
	const code = hexadecimal === undefined ? Number(decimal ?? Number.NaN) : Number.parseInt(hexadecimal, 16);
	return isCharacter(code) ? String.fromCodePoint(code) : undefined;
}

const isCharacter = (code: number): boolean =>
	code === 0x9 ||
	code === 0xa ||
	code === 0xd ||
	(code >= 0x20 && code <= 0xd7ff) ||
	(code >= 0xe000 && code <= 0xfffd) ||
	(code >= 0x10000 && code <= 0x10ffff);
