import * as ascii from '../ascii.ts';
import type { Failure, SyntaxProblem } from './problem.ts';

/** How many characters of the text a message quotes at most. */
const QUOTED_LENGTH = 30;

/** What the rules about mistakes look at: the place where the validator stopped, and what stands around it. */
export interface FailureContext extends Failure {
	readonly bytes: Uint8Array;
	readonly start: number;
	/** The byte at `token`. */
	readonly byte: number;
	/** The index of the last byte before `token` that is not white space; `start - 1` when there is none. */
	readonly before: number;
	/** The letters, digits and signs in one run around `token`, and where they start; empty when another character stands there. */
	readonly word: string;
	readonly wordStart: number;
	/** The index of the innermost open bracket, or undefined outside all brackets. */
	readonly opener: number | undefined;
}

/** What a rule says; it leaves out what the grammar alone can tell. */
export type Explanation = Pick<SyntaxProblem, 'found' | 'advice'> & Partial<SyntaxProblem>;

/** Recognises one kind of mistake, or gives undefined. */
export type Rule = (context: FailureContext) => Explanation | undefined;

/**
 * Looks around the place of a failure. It goes over the text a second time, which only a broken text has to pay for.
 *
 * @param bytes - the text
 * @param start - where the text starts, behind a byte order mark
 * @param failure - where the validator stopped
 * @returns the context
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
 * The part of a text between two bytes, cut where it is too long for a message.
 *
 * @param bytes - the text
 * @param from - the index of its first byte
 * @param to - the index after its last byte
 * @returns at most 30 characters, and `…` behind them when there are more
 */
export function textOf(bytes: Uint8Array, from: number, to: number): string {
	const characters = Array.from(new TextDecoder().decode(bytes.subarray(from, Math.min(to, from + 4 * QUOTED_LENGTH + 4))));
	return characters.length > QUOTED_LENGTH ? `${characters.slice(0, QUOTED_LENGTH).join('')}…` : characters.join('');
}

/**
 * Tells whether a text goes on with given ASCII characters.
 *
 * @param bytes - the text
 * @param at - the index to look at
 * @param wanted - the characters
 * @returns true when they stand there
 */
export function startsWith(bytes: Uint8Array, at: number, wanted: string): boolean {
	for (let i = 0; i < wanted.length; i++) if (bytes[at + i] !== wanted.charCodeAt(i)) return false;
	return true;
}

/**
 * Goes back over white space.
 *
 * @param bytes - the text
 * @param start - where the text starts
 * @param at - the index to start before
 * @returns the index of the last byte before `at` that is not white space, or `start - 1`
 */
export function lastTokenBefore(bytes: Uint8Array, start: number, at: number): number {
	let before = at - 1;
	while (before >= start && (bytes[before] ?? 0) <= ascii.SPACE) before--;
	return before;
}

/** The text before a failure is sound, so that the last bracket that opened the failure's depth is the one still open. */
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

/** Letters, digits, `_`, `$`, and the signs of numbers: what people write without quotes. */
function isWordByte(byte: number | undefined): boolean {
	if (byte === undefined) return false;
	const lower = byte | 0x20;
	if ((lower >= 0x61 && lower <= 0x7a) || (byte >= ascii.ZERO && byte <= ascii.NINE)) return true;
	return byte === 0x5f || byte === 0x24 || byte === ascii.DOT || byte === ascii.PLUS || byte === ascii.MINUS;
}
