import * as ascii from '../ascii.ts';
import { type Explanation, type FailureContext, textOf } from './failure-context.ts';
import { describeCharacter } from './found.ts';
import { codePointAt, describeBadUtf8 } from './utf8.ts';

/** The control characters that have a short escape. */
const SHORT_ESCAPES: ReadonlyMap<number, readonly [name: string, written: string]> = new Map([
	[0x08, ['backspace', '\\b']],
	[ascii.TAB, ['tab', '\\t']],
	[0x0c, ['form feed', '\\f']],
]);

/**
 * Explains what breaks a string: a line break or control character, a bad escape, or bytes that are not UTF-8.
 *
 * @param context - the failure: its `token` is the string, its `at` the byte that breaks it
 */
export function explainString({ at, bytes, token }: FailureContext): Explanation {
	const byte = bytes[at] ?? 0;
	if (byte === ascii.BACKSLASH) return badEscape(bytes, at);
	if (byte >= 0x80) {
		const advice = 'Save the file as UTF-8; it may be in an older encoding such as Windows-1252.';
		return { code: 'invalid-utf8', found: describeBadUtf8(bytes, at), expected: 'text in UTF-8', advice };
	}
	if (byte === ascii.LINE_FEED || byte === ascii.CARRIAGE_RETURN) {
		const advice = 'Write the closing quote before the line ends, or write a line break within the text as \\n.';
		return { found: 'the end of the line inside a string', expected: 'the closing quote of the string', advice, openedAt: token };
	}
	const expected = 'an escape in its place';
	const [name, written] = SHORT_ESCAPES.get(byte) ?? [];
	if (name !== undefined) return { found: `a ${name} inside a string`, expected, advice: `Write ${written}.` };
	const code = byte.toString(16).toUpperCase().padStart(4, '0');
	const damage = byte === 0 ? ' If there are many, the file is damaged: restore it from a good copy.' : '';
	return { found: `the control character U+${code} inside a string`, expected, advice: `Write \\u${code}, or remove it.${damage}` };
}

function badEscape(bytes: Uint8Array, at: number): Explanation {
	if (bytes[at + 1] === 0x75) {
		const found = `the escape ${textOf(bytes, at, hexDigitsEnd(bytes, at))}`;
		return { found, expected: '\\u and four hexadecimal digits', advice: 'Write all four digits, such as \\u00e9.' };
	}
	const next = codePointAt(bytes, at + 1);
	const found = isVisible(next) ? `the escape \\${String.fromCodePoint(next)}` : `a backslash before ${nameOf(next)}`;
	const expected = 'one of \\" \\\\ \\/ \\b \\f \\n \\r \\t \\u';
	if (next === 0x27) return { found, expected, advice: 'Remove the backslash: a single quote needs none.' };
	const advice = 'Write a backslash that belongs to the text as \\\\; in the path of a file, write / instead.';
	return { found, expected, advice };
}

function nameOf(codePoint: number): string {
	if (codePoint === ascii.SPACE) return 'a space';
	return codePoint === ascii.LINE_FEED || codePoint === ascii.CARRIAGE_RETURN ? 'the end of the line' : describeCharacter(codePoint);
}

/** The end of the characters in place of an escape's four digits. */
function hexDigitsEnd(bytes: Uint8Array, at: number): number {
	let end = at + 2;
	while (end < at + 6 && bytes[end] !== ascii.QUOTE && isVisible(bytes[end] ?? 0)) end++;
	return end;
}

function isVisible(byte: number): boolean {
	return byte > ascii.SPACE && byte < 0x7f;
}
