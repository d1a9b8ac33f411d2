import { bytesAmong, DIGITS, isSpace, LETTERS } from '../../../codec/ascii.ts';
import { EXACT_POWERS } from '../../../codec/double-double.ts';
import { numberFrom } from '../../../xml/scalar.ts';
import { checkAttribute, checkText, plainAttribute, plainText } from '../parse/text.ts';
import { longDecimal } from './decimal.ts';
import type { Strings } from './strings.ts';
import { giveUp } from './unusual.ts';
import type { Words } from './words.ts';
import { wordAt, words } from './words.ts';

const SPACE = 0x20;
const LESS = 0x3c;
const GREATER = 0x3e;
const SLASH = 0x2f;
const BANG = 0x21;
const DASH = 0x2d;
const EQUALS = 0x3d;
const DOUBLE = 0x22;
const SINGLE = 0x27;
const ZERO = 0x30;
const POINT = 0x2e;

/** The kinds of bytes in a value or text: 0 for ASCII that stands for itself. */
const QUOTE = 1;
const BEYOND_ASCII = 2;
/** White space, which is a space in values, and references. */
const ESCAPED = 3;
/** A byte that a value cannot have. */
const OTHER = 4;
const KINDS = /* @__PURE__ */ Uint8Array.from({ length: 256 }, (_, byte) => {
	if (byte === DOUBLE || byte === SINGLE) return QUOTE;
	if (byte >= 0x80) return BEYOND_ASCII;
	if (byte === 0x26 || byte === 0x09 || byte === 0x0a || byte === 0x0d) return ESCAPED;
	return byte < SPACE || byte === LESS ? OTHER : 0;
});

/** 1 for the characters of names in ASCII. What they start with is checked for unknown names alone. */
const IN_NAMES = /* @__PURE__ */ bytesAmong(`${LETTERS}${DIGITS}-._:`);
const NAME = /^[A-Z_a-z:]/;
const IN_NUMBERS = /* @__PURE__ */ bytesAmong(`${DIGITS}+-.eE`);

/** A number from here on has 15 digits: for more, a double may not be exact. */
const FULL = 1e14;

/** How many short strings are remembered. Longer ones seldom occur twice. */
const SLOTS = 1024;
const SHORT = 13;

/** The end of an element, in place of the number of a name. */
export const END = -2;
/** A name that is in no table. */
export const UNKNOWN = -1;

/** Reads the parts of an XML text from its bytes, one after the other. Gives up at whatever Tiled does not write. */
export class Scanner {
	readonly bytes: Uint8Array;
	readonly strings: Strings;
	readonly words: Words;
	at: number;
	/** How many elements and unknown names may still follow. */
	left: number;
	/** The start of the last name. */
	private nameStart = 0;
	private readonly known = new Array<string>(SLOTS).fill('');

	constructor(bytes: Uint8Array, start: number, strings: Strings, objects: number) {
		this.bytes = bytes;
		this.at = start;
		this.strings = strings;
		this.words = words();
		this.left = objects - this.words.all.length;
	}

	skipSpace(): void {
		const { bytes } = this;
		let { at } = this;
		while (isSpace(bytes[at])) at++;
		this.at = at;
	}

	/** Goes behind a text in ASCII, if it is next. */
	follows(text: string): boolean {
		const { bytes, at } = this;
		for (let i = 0; i < text.length; i++) if (bytes[at + i] !== text.charCodeAt(i)) return false;
		this.at = at + text.length;
		return true;
	}

	/** Skips white space and comments. */
	skipBlank(): void {
		for (;;) {
			this.skipSpace();
			const { bytes, at } = this;
			if (bytes[at] !== LESS || bytes[at + 1] !== BANG || bytes[at + 2] !== DASH || bytes[at + 3] !== DASH) return;
			this.skipComment();
		}
	}

	private skipComment(): void {
		const { bytes } = this;
		let at = this.at + 4;
		for (let byte = bytes[at]; byte !== DASH || bytes[at + 1] !== DASH; byte = bytes[++at])
			if (byte === undefined || (byte < SPACE && !isSpace(byte))) giveUp();
		if (bytes[at + 2] !== GREATER) giveUp();
		this.at = at + 3;
	}

	/** Goes to the next child element and behind its name, or behind the end of the element around it. Text gives up. */
	next(around: number): number {
		this.skipBlank();
		const { bytes, at } = this;
		if (bytes[at] !== LESS) giveUp();
		if (bytes[at + 1] === SLASH) {
			this.close(around);
			return END;
		}
		this.at = at + 1;
		if (--this.left < 0) giveUp();
		return this.name();
	}

	/** Reads `</name>`. */
	close(name: number): void {
		const { bytes } = this;
		this.at += 2;
		if (bytes[this.at - 2] !== LESS || bytes[this.at - 1] !== SLASH || this.name() !== name) giveUp();
		this.skipSpace();
		if (bytes[this.at] !== GREATER) giveUp();
		this.at++;
	}

	/** Reads a name. @returns its number; {@link UNKNOWN} if no table has it */
	name(): number {
		const { bytes, at: start } = this;
		let at = start;
		let hash = 0;
		for (let byte = bytes[at] ?? 0; IN_NAMES[byte] === 1; byte = bytes[++at] ?? 0) hash = (Math.imul(hash, 33) + byte) | 0;
		if (at === start || (bytes[at] ?? 0) >= 0x80) giveUp();
		this.nameStart = start;
		this.at = at;
		return wordAt(this.words, bytes, start, at, hash);
	}

	/** The last name, if no table has it. Right after {@link name}. */
	unknownName(): string {
		const name = this.strings.ascii(this.nameStart, this.at);
		if (!NAME.test(name) || --this.left < 0) giveUp();
		return name;
	}

	/** Goes behind the next `name="` in a tag. @returns the number of the name, or {@link END} at the end of the tag */
	attribute(): number {
		const { bytes } = this;
		const byte = bytes[this.at];
		if (byte === SPACE && IN_NAMES[bytes[this.at + 1] ?? 0] === 1) this.at++;
		else {
			const before = this.at;
			this.skipSpace();
			const next = bytes[this.at];
			if (next === GREATER || next === SLASH) return END;
			if (this.at === before) giveUp();
		}
		return this.name();
	}

	/** Goes behind `="` after a name. @returns the quote */
	quote(): number {
		const { bytes, at } = this;
		const quote = bytes[at + 1] ?? 0;
		if (bytes[at] !== EQUALS || (quote !== DOUBLE && quote !== SINGLE)) giveUp();
		this.at = at + 2;
		return quote;
	}

	/** Reads the end of a tag. @returns whether the element has contents */
	opens(): boolean {
		const { bytes, at } = this;
		if (bytes[at] === GREATER) {
			this.at = at + 1;
			return true;
		}
		if (bytes[at] !== SLASH || bytes[at + 1] !== GREATER) giveUp();
		this.at = at + 2;
		return false;
	}

	/** Reads a value that is a number in the usual form. @returns `undefined` for any other, which is not read then */
	number(quote: number): number | undefined {
		const { bytes, at: start } = this;
		const isNegative = bytes[start] === DASH;
		const first = isNegative ? start + 1 : start;
		let at = first;
		let value = 0;
		let rest = 0;
		let count = 0;
		let point = -1;
		for (;;) {
			const byte = bytes[at] ?? 0;
			const digit = byte - ZERO;
			if (digit >= 0 && digit <= 9) {
				if (value < FULL) value = value * 10 + digit;
				else {
					rest = rest * 10 + digit;
					count++;
				}
			} else if (byte === POINT && point < 0 && at > first) point = at;
			else if (byte === quote) break;
			else return undefined;
			at++;
		}
		const divisor = EXACT_POWERS[point < 0 ? 0 : at - 1 - point];
		if (at === first || point === at - 1 || divisor === undefined) return undefined;
		const number = count === 0 ? value / divisor : longDecimal(value, rest, count, divisor);
		if (number === undefined) return undefined;
		this.at = at + 1;
		return isNegative ? -number : number;
	}

	/** Reads a value that is a number in any other form, such as with an exponent. @returns `undefined` if it is none */
	rareNumber(quote: number): number | undefined {
		const { bytes, at: start } = this;
		let at = start;
		while (IN_NUMBERS[bytes[at] ?? 0] === 1) at++;
		const number = bytes[at] === quote ? numberFrom(this.strings.ascii(start, at)) : undefined;
		if (typeof number !== 'number') return undefined;
		this.at = at + 1;
		return number;
	}

	/** Reads a value. */
	string(quote: number): string {
		const { bytes, at: start } = this;
		let at = start;
		let isAscii = true;
		let isPlain = true;
		for (;;) {
			const byte = bytes[at];
			const kind = KINDS[byte ?? 0];
			if (kind === 0) {
				at++;
				continue;
			}
			if (byte === quote) break;
			if (kind === BEYOND_ASCII) isAscii = false;
			else if (kind === ESCAPED) isPlain = false;
			else if (kind === OTHER) giveUp();
			at++;
		}
		this.at = at + 1;
		if (isPlain) return isAscii ? this.cut(start, at) : this.strings.utf8(start, at);
		const text = this.strings.utf8(start, at);
		checkAttribute(text, 0, text.length);
		return plainAttribute(text, 0, text.length);
	}

	/** Reads the text up to the next tag. */
	text(): string {
		const { bytes, at: start } = this;
		let at = start;
		let isAscii = true;
		let isPlain = true;
		for (let byte = bytes[at]; byte !== LESS; byte = bytes[++at]) {
			const kind = KINDS[byte ?? 0];
			if (kind === BEYOND_ASCII) isAscii = false;
			else if (kind === ESCAPED) isPlain = false;
			else if (kind === OTHER) giveUp();
		}
		this.at = at;
		const text = isAscii ? this.cut(start, at) : this.strings.utf8(start, at);
		if (isPlain && !text.includes(']]>')) return text;
		checkText(text, 0, text.length);
		return plainText(text, 0, text.length, false);
	}

	/** A string in ASCII. Short strings that occur many times, such as the name of a property, come from a cache. */
	private cut(start: number, end: number): string {
		const { bytes, known, strings } = this;
		const length = end - start;
		if (length >= SHORT) return strings.ascii(start, end);
		const slot =
			((bytes[start] ?? 0) * 7 + (bytes[end - 1] ?? 0) * 31 + (bytes[start + (length >> 1)] ?? 0) * 3 + length * 61) & (SLOTS - 1);
		const likely = known[slot] ?? '';
		if (likely.length === length) {
			let i = 0;
			while (i < length && likely.charCodeAt(i) === bytes[start + i]) i++;
			if (i === length) return likely;
		}
		const made = strings.ascii(start, end);
		known[slot] = made;
		return made;
	}
}
