import * as ascii from '../../codec/ascii.ts';
import { skipString, skipToToken, skipValue } from '../../read/json/locate/skip.ts';

/** The white space of a JSON file. */
export interface JsonStyle {
	/** A line break and the indentation of one level; `undefined` if the file is one line. */
	readonly lines: { readonly feed: string; readonly unit: string } | undefined;
	/** The text between a key and its value. */
	readonly colon: string;
	/** The text between two values on one line. */
	readonly comma: string;
	/** The white space inside the brackets of an object on one line. */
	readonly padding: string;
}

/** The members of the root to look at. */
const SOME = 20;

/** Detects the style from the first members of the root. */
export function styleOf(bytes: Uint8Array, root: number): JsonStyle {
	const decoder = new TextDecoder();
	const text = (from: number, to: number): string => decoder.decode(bytes.subarray(from, to));
	let lines: JsonStyle['lines'];
	let colon: string | undefined;
	let end = root + 1;
	for (let i = 0; i < SOME && bytes[root] === ascii.OPEN_BRACE; i++) {
		const key = skipToToken(bytes, end);
		if (bytes[key] !== ascii.QUOTE) break;
		const [, feed, unit] = /(\r\n|\n|\r)([ \t]*)$/.exec(text(end, key)) ?? [];
		if (lines === undefined && feed !== undefined && unit !== undefined) lines = { feed, unit };
		const afterKey = skipString(bytes, key);
		const value = skipToToken(bytes, afterKey);
		const between = text(afterKey, value);
		if (!/[\r\n]/.test(between)) colon ??= between;
		end = skipValue(bytes, value);
		if (lines !== undefined && colon !== undefined) break;
	}
	const space = lines === undefined && colon !== ': ' ? '' : ' ';
	return { lines, colon: colon ?? `:${space}`, comma: `,${space}`, padding: space };
}

/** How far to look for the start of a line, in bytes: a hostile file may have very long lines. */
const FAR = 4096;

/** The white space at the start of the line of a byte; `undefined` if the line starts too far away. */
export function indentAt(bytes: Uint8Array, at: number): string | undefined {
	const least = Math.max(0, at - FAR);
	let start = at;
	while (start > least && bytes[start - 1] !== ascii.LINE_FEED && bytes[start - 1] !== ascii.CARRIAGE_RETURN) start--;
	if (start === least && start > 0) return undefined;
	let end = start;
	while (bytes[end] === ascii.SPACE || bytes[end] === 0x09) end++;
	return new TextDecoder().decode(bytes.subarray(start, end));
}
