import * as ascii from './ascii.ts';
import type { Awaiting, Failure, SyntaxProblem } from './syntax/problem.ts';
import { describeFailure } from './syntax/report.ts';
import { literalEnd, numberEnd, stringEnd } from './syntax/tokens.ts';

export type { SyntaxCode, SyntaxProblem } from './syntax/problem.ts';

/**
 * Checks that a text is JSON, strictly by RFC 8259. It agrees with a fatal TextDecoder and JSON.parse. Each level of nesting costs one
 * bit, so no input overflows the stack.
 *
 * @param bytes - the text, in UTF-8
 * @param start - the byte to start at: 3 after a byte order mark
 * @returns a description of the first mistake; `undefined` if there is none
 */
export function findSyntaxError(bytes: Uint8Array, start = 0): SyntaxProblem | undefined {
	const failure = findFailure(bytes, start);
	return failure && describeFailure(bytes, start, failure);
}

function findFailure(bytes: Uint8Array, start: number): Failure | undefined {
	const length = bytes.length;
	const brackets = new BracketStack();
	let awaiting: Awaiting = 'document';
	let at = start;
	for (;;) {
		while (at < length && isSpace(bytes[at] ?? 0)) at++;
		if (at >= length) return awaiting === 'end' ? undefined : { at: length, token: length, awaiting, depth: brackets.depth };
		const byte = bytes[at] ?? 0;
		if (byte === closerIn(awaiting)) {
			brackets.pop();
			awaiting = afterValue(brackets);
			at++;
			continue;
		}
		let end = -1 - at;
		let next: Awaiting = awaiting;
		switch (awaiting) {
			case 'next-item':
			case 'next-member':
				if (byte === ascii.COMMA) end = at + 1;
				next = awaiting === 'next-item' ? 'item' : 'key';
				break;
			case 'colon':
				if (byte === ascii.COLON) end = at + 1;
				next = 'member-value';
				break;
			case 'first-key':
			case 'key':
				if (byte === ascii.QUOTE) end = stringEnd(bytes, at);
				next = 'colon';
				break;
			case 'end':
				break;
			default:
				if (byte === ascii.OPEN_BRACE || byte === ascii.OPEN_BRACKET) {
					next = byte === ascii.OPEN_BRACE ? 'first-key' : 'first-item';
					brackets.push(byte === ascii.OPEN_BRACE);
					end = at + 1;
				} else {
					end = scalarEnd(bytes, at, byte);
					next = afterValue(brackets);
				}
		}
		if (end < 0) return { at: -1 - end, token: at, awaiting, depth: brackets.depth };
		at = end;
		awaiting = next;
	}
}

/** The bracket that may close the open array or object here; -1 if none may. */
function closerIn(awaiting: Awaiting): number {
	if (awaiting === 'next-item' || awaiting === 'first-item') return ascii.CLOSE_BRACKET;
	if (awaiting === 'next-member' || awaiting === 'first-key') return ascii.CLOSE_BRACE;
	return -1;
}

function scalarEnd(bytes: Uint8Array, at: number, byte: number): number {
	if (byte === ascii.QUOTE) return stringEnd(bytes, at);
	if (byte === ascii.MINUS || (byte >= ascii.ZERO && byte <= ascii.NINE)) return numberEnd(bytes, at);
	return literalEnd(bytes, at);
}

function afterValue(brackets: BracketStack): Awaiting {
	if (brackets.depth === 0) return 'end';
	return brackets.inObject ? 'next-member' : 'next-item';
}

function isSpace(byte: number): boolean {
	return byte === ascii.SPACE || byte === ascii.LINE_FEED || byte === ascii.CARRIAGE_RETURN || byte === ascii.TAB;
}

/** A stack of the open brackets, with one bit for each. */
class BracketStack {
	depth = 0;
	/** 1 for an object, 0 for an array; level n is bit n & 7 of byte n >> 3. */
	#bits = new Uint8Array(32);

	push(isObject: boolean): void {
		const index = this.depth >> 3;
		if (index >= this.#bits.length) {
			const larger = new Uint8Array(this.#bits.length * 2);
			larger.set(this.#bits);
			this.#bits = larger;
		}
		const bit = 1 << (this.depth & 7);
		const others = (this.#bits[index] ?? 0) & ~bit;
		this.#bits[index] = isObject ? others | bit : others;
		this.depth++;
	}

	pop(): void {
		this.depth--;
	}

	/** Whether the innermost open bracket is a brace. Undefined if none is open. */
	get inObject(): boolean {
		const level = this.depth - 1;
		return (((this.#bits[level >> 3] ?? 0) >> (level & 7)) & 1) === 1;
	}
}
