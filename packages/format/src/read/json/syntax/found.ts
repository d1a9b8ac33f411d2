import * as ascii from '../ascii.ts';
import type { FailureContext } from './failure-context.ts';
import { codePointAt } from './utf8.ts';

/**
 * Describes the text at the place of a failure.
 *
 * @returns for example `a comma`, `the number 12` or `the character 'é' (U+00E9)`
 */
export function describeFound({ bytes, byte, token, word }: FailureContext): string {
	if (word !== '') return /^[-+.]?\d/.test(word) ? `the number ${word}` : `the word ${word}`;
	const name = NAMES.get(byte);
	if (name !== undefined) return name;
	if (byte === ascii.QUOTE) return 'a string';
	if (byte === 0) return 'a NUL byte';
	if (byte <= ascii.SPACE || byte === 0x7f) return `the control character U+${hex(byte)}`;
	return describeCharacter(codePointAt(bytes, token));
}

/**
 * Describes a character. Control characters are not printed, so that they have no effect on a terminal.
 *
 * @returns for example `the character 'é' (U+00E9)` or `the invisible character U+202E`
 */
export function describeCharacter(codePoint: number): string {
	const character = String.fromCodePoint(codePoint);
	if (/[\p{C}\p{Z}]/u.test(character)) return `the invisible character U+${hex(codePoint)}`;
	return `the character '${character}' (U+${hex(codePoint)})`;
}

const NAMES: ReadonlyMap<number, string> = new Map([
	[ascii.COMMA, 'a comma'],
	[ascii.COLON, 'a colon'],
	[ascii.OPEN_BRACE, "'{'"],
	[ascii.CLOSE_BRACE, "'}'"],
	[ascii.OPEN_BRACKET, "'['"],
	[ascii.CLOSE_BRACKET, "']'"],
	[ascii.BACKSLASH, 'a backslash'],
]);

function hex(codePoint: number): string {
	return codePoint.toString(16).toUpperCase().padStart(4, '0');
}
