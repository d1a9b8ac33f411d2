import type { Awaiting } from './syntax/awaiting.ts';
import { COLON, DOCUMENT, END, FIRST_ITEM, FIRST_KEY, NEXT_ITEM, NEXT_MEMBER } from './syntax/awaiting.ts';
import { characterEnd } from './syntax/bad-utf8.ts';
import { explain } from './syntax/explain.ts';
import type { SyntaxProblem } from './syntax/problem.ts';

export type { SyntaxProblem } from './syntax/problem.ts';

const SPACES = /[ \t\n\r]*/y;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?|true|false|null/y;
/** A scalar at the end of the text that needs more characters. */
const CUT_SCALAR = /(?:-|-?(?:0|[1-9]\d*)(?:\.|(?:\.\d+)?[eE][-+]?)|t(?:ru?)?|f(?:a(?:ls?)?)?|n(?:ul?)?)$/y;
const PLAIN_TEXT = /[ !#-[\]-\x7f]*/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;
const CUT_ESCAPE = /\\(?:u[\da-fA-F]{0,3})?$/y;

/**
 * Checks that a text is JSON, strictly by RFC 8259. It agrees with a fatal TextDecoder and JSON.parse. Each level of nesting costs one
 * bit, so no input overflows the stack.
 *
 * @param bytes - the text, in UTF-8
 * @param start - the byte to start at: 3 after a byte order mark
 * @returns a description of the first mistake; `undefined` if there is none
 */
export function findSyntaxError(bytes: Uint8Array, start = 0): SyntaxProblem | undefined {
	const text = new TextDecoder('latin1').decode(bytes);
	/** Whether each open bracket is a brace: a bit for each. */
	const braces = new Uint8Array((bytes.length >> 3) + 1);
	let depth = 0;
	let awaiting: Awaiting = DOCUMENT;
	let at = start;
	for (;;) {
		at = endOf(SPACES, at) ?? at;
		const token = at;
		const char = text[at];
		const fail = (place = token): SyntaxProblem => explain({ bytes, text, start, token, at: place, awaiting, depth });
		if (char === undefined) return awaiting === END ? undefined : fail();
		const { closer, next, mark, isKey } = awaiting;
		if (char === closer) {
			depth--;
			at++;
			awaiting = afterValue();
		} else if (next !== undefined) {
			if (char !== mark) return fail();
			at++;
			awaiting = next;
		} else if (char === '"' && awaiting !== END) {
			at = stringEnd(at);
			if (at < 0) return fail(-1 - at);
			awaiting = isKey ? COLON : afterValue();
		} else if (isKey || awaiting === END) return fail();
		else if (char === '{' || char === '[') {
			open(char === '{');
			at++;
			awaiting = char === '{' ? FIRST_KEY : FIRST_ITEM;
		} else {
			if (endOf(CUT_SCALAR, at) !== undefined) return fail(bytes.length);
			const end = endOf(SCALAR, at);
			if (end === undefined) return fail();
			at = end;
			awaiting = afterValue();
		}
	}

	function open(isBrace: boolean): void {
		const bit = 1 << (depth & 7);
		braces[depth >> 3] = ((braces[depth >> 3] ?? 0) & ~bit) | (isBrace ? bit : 0);
		depth++;
	}

	function endOf(pattern: RegExp, from: number): number | undefined {
		pattern.lastIndex = from;
		return pattern.test(text) ? pattern.lastIndex : undefined;
	}

	function afterValue(): Awaiting {
		if (depth === 0) return END;
		return ((braces[(depth - 1) >> 3] ?? 0) >> ((depth - 1) & 7)) & 1 ? NEXT_MEMBER : NEXT_ITEM;
	}

	/** Returns the index after the closing quote, or `-1 - at` for the byte that breaks the string. */
	function stringEnd(quote: number): number {
		for (let place = quote + 1; ; ) {
			place = endOf(PLAIN_TEXT, place) ?? place;
			const char = text[place];
			if (char === '"') return place + 1;
			if (char === undefined || char < ' ') return -1 - place;
			const isEscape = char === '\\';
			const end = isEscape ? endOf(ESCAPE, place) : characterEnd(bytes, place);
			if (end === undefined) return -1 - (endOf(CUT_ESCAPE, place) ?? place);
			if (end < 0) return end;
			place = end;
		}
	}
}
