import * as ascii from '../ascii.ts';
import type { Failure, SyntaxProblem } from './problem.ts';

/** The most characters of the text that a message quotes. */
const QUOTED_LENGTH = 30;

/** What the rules about mistakes see: the place of the failure and the text around it. */
export interface FailureContext extends Failure {
	readonly bytes: Uint8Array;
	readonly start: number;
	/** The byte at `token`. */
	readonly byte: number;
	/** The index of the last byte before `token` that is not white space; `start - 1` if there is none. */
	readonly before: number;
	/** The letters, digits and signs around `token` without a gap; empty if another character is there. */
	readonly word: string;
	/** The index of the first byte of `word`. */
	readonly wordStart: number;
	/** The index of the innermost open bracket; `undefined` outside all brackets. */
	readonly opener: number | undefined;
}

/** What a rule finds out. The rest of the problem follows from the grammar. */
export type Explanation = Pick<SyntaxProblem, 'found' | 'advice'> & Partial<SyntaxProblem>;

/** Recognizes one kind of mistake; `undefined` for any other. */
export type Rule = (context: FailureContext) => Explanation | undefined;

/**
 * Collects the text around a failure. This reads the text a second time, but only if it is broken.
 *
 * @param bytes - the text
 * @param start - the index of the first byte, after a byte order mark
 */
export function contextOf(bytes: Uint8Array, start: number, failure: Failure): FailureContext {
	const { token } = failure;
	let wordStart = token;
	while (wordStart > start && isWordByte(bytes[wordStart - 1])) wordStart--;
	let wordEnd = token;
	while (isWordByte(bytes[wordEnd])) wordEnd++;
	if (wordEnd === token) wordStart = token;
	return {
		...failure,
		bytes,
		start,
		byte: bytes[token] ?? -1,
		before: lastTokenBefore(bytes, start, token),
		word: textOf(bytes, wordStart, wordEnd),
		wordStart,
		opener: failure.depth > 0 ? innermostOpener(bytes, start, failure) : undefined,
	};
}

/**
 * The part of a text between two indexes, shortened for a message.
 *
 * @returns at most 30 characters, followed by `…` if there are more
 */
export function textOf(bytes: Uint8Array, from: number, to: number): string {
	const characters = Array.from(new TextDecoder().decode(bytes.subarray(from, Math.min(to, from + 4 * QUOTED_LENGTH + 4))));
	return characters.length > QUOTED_LENGTH ? `${characters.slice(0, QUOTED_LENGTH).join('')}…` : characters.join('');
}

/** Whether the text at an index starts with the given ASCII characters. */
export function startsWith(bytes: Uint8Array, at: number, wanted: string): boolean {
	for (let i = 0; i < wanted.length; i++) if (bytes[at + i] !== wanted.charCodeAt(i)) return false;
	return true;
}

/** The index of the last byte before `at` that is not white space; `start - 1` if there is none. */
export function lastTokenBefore(bytes: Uint8Array, start: number, at: number): number {
	let before = at - 1;
	while (before >= start && (bytes[before] ?? 0) <= ascii.SPACE) before--;
	return before;
}

/** The text before a failure is valid, so the last bracket that opened at the failure's depth is still open. */
function innermostOpener(bytes: Uint8Array, start: number, failure: Failure): number | undefined {
	let depth = 0;
	let opener: number | undefined;
	for (let at = start; at < failure.token; at++) {
		const byte = bytes[at] ?? 0;
		if (byte === ascii.QUOTE) {
			for (at++; at < failure.token && bytes[at] !== ascii.QUOTE; at++) if (bytes[at] === ascii.BACKSLASH) at++;
		} else if (byte === ascii.OPEN_BRACE || byte === ascii.OPEN_BRACKET) {
			if (++depth === failure.depth) opener = at;
		} else if (byte === ascii.CLOSE_BRACE || byte === ascii.CLOSE_BRACKET) depth--;
	}
	return opener;
}

/** Whether a byte is a letter, a digit, `_`, `$` or a sign of a number: part of a word without quotes. */
function isWordByte(byte: number | undefined): boolean {
	if (byte === undefined) return false;
	const lower = byte | 0x20;
	if ((lower >= 0x61 && lower <= 0x7a) || (byte >= ascii.ZERO && byte <= ascii.NINE)) return true;
	return byte === 0x5f || byte === 0x24 || byte === ascii.DOT || byte === ascii.PLUS || byte === ascii.MINUS;
}
