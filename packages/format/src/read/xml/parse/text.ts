import { isSpace } from '../../../codec/ascii.ts';
import type { Codes } from './character-codes.ts';
import { Mistake } from './mistake.ts';

/** The characters that XML forbids everywhere. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it searches for control characters
export const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;

const BUILT_IN: ReadonlyMap<string, string> = new Map([
	['lt', '<'],
	['gt', '>'],
	['amp', '&'],
	['apos', "'"],
	['quot', '"'],
]);

/** The index after white space. */
export function skipSpace(codes: Codes, from: number): number {
	let at = from;
	while (isSpace(codes[at])) at++;
	return at;
}

/**
 * Checks the character data between two tags: it must have no invalid reference, and not the end of a CDATA section.
 *
 * @throws Mistake
 */
export function checkText(text: string, start: number, end: number): void {
	const data = text.slice(start, end);
	const closing = data.indexOf(']]>');
	if (closing >= 0) throw new Mistake(start + closing, 'there is a "]]>" in the text; it is written "]]&gt;"');
	if (data.includes('&')) checkReferences(data, start);
}

/**
 * Checks the value of an attribute.
 *
 * @throws Mistake
 */
export const checkAttribute = (text: string, start: number, end: number): void => checkReferences(text.slice(start, end), start);

/** The text of checked character data: line ends normalized, references resolved unless it is a CDATA section (`literal`). */
export function plainText(text: string, start: number, end: number, literal: boolean): string {
	return inParts(text, start, end, (part) => {
		const lines = part.includes('\r') ? part.replace(/\r\n?/g, '\n') : part;
		return literal ? lines : withoutReferences(lines);
	});
}

/** The value of a checked attribute: white space becomes spaces, unless it is written as a reference. */
export const plainAttribute = (text: string, start: number, end: number): string =>
	inParts(text, start, end, (part) => withoutReferences(part.replace(/\r\n|[\t\n\r]/g, ' ')));

const REFERENCES = /&(?:([^\s;&<"']+);)?/g;

function withoutReferences(value: string): string {
	return value.includes('&') ? value.replace(REFERENCES, (_, name: string | undefined) => resolved(name) ?? '') : value;
}

/** A part ends neither in a reference nor between the two characters of a line end. */
const PARTS = /[\s\S]{1,8192}\n?[^&\s]*/g;

/** Converts a text in parts. Engines keep a record of every match until they have made the result, which is large for a long text. */
function inParts(text: string, start: number, end: number, convert: (part: string) => string): string {
	const whole = text.slice(start, end);
	return whole.length > 8192 ? (whole.match(PARTS) ?? []).map((part) => convert(part)).join('') : convert(whole);
}

function checkReferences(source: string, start: number): void {
	for (const { 0: reference, 1: name, index } of source.matchAll(REFERENCES)) {
		if (resolved(name) !== undefined) continue;
		const message =
			name === undefined
				? 'there is an "&" that begins no reference; as text it is written "&amp;"'
				: name.startsWith('#')
					? `the reference ${reference} is not a character that XML allows`
					: `the reference ${reference} is unknown; only &lt; &gt; &amp; &apos; &quot; and numbers are allowed`;
		throw new Mistake(start + index, message);
	}
}

function resolved(name: string | undefined): string | undefined {
	if (name === undefined) return undefined;
	if (!name.startsWith('#')) return BUILT_IN.get(name);
	const [, hexadecimal, decimal] = /^#(?:x([0-9a-fA-F]+)|([0-9]+))$/.exec(name) ?? [];
	const code = hexadecimal === undefined ? Number(decimal ?? Number.NaN) : Number.parseInt(hexadecimal, 16);
	const character = code <= 0x10ffff ? String.fromCodePoint(code) : '\0';
	return FORBIDDEN.test(character) || /^[\ud800-\udfff]$/.test(character) ? undefined : character;
}
