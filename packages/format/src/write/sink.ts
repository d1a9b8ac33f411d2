import { numberPrinter } from '#codec/printer';
import type { NumberPrinter } from '../codec/simd/print-numbers.ts';
import { digitTable, putDecimal, putNumber } from './digits.ts';

/** Collects the bytes of a document in UTF-8. */
export interface Sink {
	/** Appends text. */
	text(text: string): void;
	/** Appends ASCII bytes, which must not change until all is written. */
	ascii(bytes: Uint8Array): void;
	/** Appends a piece that is written often. */
	piece(piece: Piece): void;
	/**
	 * Appends text in quotes, unless it has a character that may need an escape.
	 *
	 * @param escaped - the ASCII characters that need one, from {@link escapedSet}. Characters from U+D800 on may need one, too
	 * @returns `false` if nothing was appended
	 */
	quoted(text: string, escaped: Uint8Array): boolean;
	/** Appends a whole number. */
	integer(value: number): void;
	/** Appends a number of thousandths, which is not whole, as a decimal without zeros at its end. */
	thousandths(value: number): void;
	/**
	 * Appends the numbers of a list from index `start` to `end`, with `separator` between them: one or two ASCII characters. The list must
	 * not change until all is written.
	 */
	numbers(list: Uint32Array, start: number, end: number, separator: string): void;
	/** Returns all bytes. The sink must not be used afterwards. */
	finish(): Uint8Array;
}

/** A set for {@link Sink.quoted}: control characters and those given. */
export function escapedSet(characters: string): Uint8Array {
	const set = new Uint8Array(0x80).fill(1, 0, 0x20);
	for (let i = 0; i < characters.length; i++) set[characters.charCodeAt(i)] = 1;
	return set;
}

/** A text in UTF-8 that is written often. */
export interface Piece {
	/** Its bytes, eight to a number. An engine may write a NaN with other bytes, but no text in UTF-8 has those of one. */
	readonly words: Float64Array;
	/** The number of bytes. */
	readonly length: number;
}

const WORD = 8;

export function pieceOf(text: string): Piece {
	const bytes = new TextEncoder().encode(text);
	const padded = new Uint8Array(Math.ceil(bytes.length / WORD) * WORD);
	padded.set(bytes);
	const view = new DataView(padded.buffer);
	return { words: Float64Array.from({ length: padded.length / WORD }, (_, i) => view.getFloat64(i * WORD)), length: bytes.length };
}

/** The digits of the largest GID and a separator, and two bytes more: digits are written four bytes at a time. */
const WIDEST_NUMBER = 15;
/** A sign, the digits of the largest safe integer, and two bytes more. */
const WIDEST_INTEGER = 19;
/** From this length on, the encoder of the platform is faster than a loop, in UTF-16 units. */
const LONG = 64;
/** For so many numbers room is made at once. */
const AT_ONCE = 4096;
/** From so many numbers in a document on, and so many in a row, WebAssembly saves more time than compiling and copying take. */
const MANY = 0x10000;
const LONG_ROW = 64;
const FIRST_BLOCK = 0x400;
const LARGEST_BLOCK = 0x100000;
/** So many bytes are joined without a copy of them in a block. */
const LARGE = 0x1000;

const QUOTE = 0x22;
const FIRST_SURROGATE = 0xd800;
const MINUS = 0x2d;

/** Numbers that are printed when all is joined: printing them into blocks first would take twice the memory. */
interface NumberList {
	readonly list: Uint32Array;
	readonly start: number;
	readonly end: number;
	readonly separator: string;
	readonly printer: NumberPrinter;
}

export function createSink(): Sink {
	/** What comes before the current block. It is joined once, at the end: a buffer that grows would copy a large document several times. */
	const parts: (Uint8Array | NumberList)[] = [];
	let size = 0;
	let room = FIRST_BLOCK;
	let bytes = new Uint8Array(room);
	let view = new DataView(bytes.buffer);
	/** Where the part of the block begins that is not in `parts` yet, and where the next byte goes. */
	let first = 0;
	let length = 0;
	/** How many numbers of lists were appended. */
	let numbered = 0;
	const encoder = new TextEncoder();
	const digits = digitTable();

	function endPart(): void {
		if (length > first) parts.push(bytes.subarray(first, length));
		size += length - first;
		first = length;
	}

	function reserve(more: number): void {
		if (length + more > room) beginBlock(more);
	}

	function beginBlock(least: number): void {
		endPart();
		room = Math.max(least, Math.min(room * 4, LARGEST_BLOCK));
		bytes = new Uint8Array(room);
		view = new DataView(bytes.buffer);
		first = 0;
		length = 0;
	}

	function encode(text: string): void {
		// A UTF-16 unit takes at most three bytes in UTF-8.
		reserve(text.length * 3);
		length += encoder.encodeInto(text, bytes.subarray(length)).written;
	}

	function printNumbers(list: Uint32Array, start: number, end: number, separator: string): void {
		const between = separator.charCodeAt(0) | (separator.length > 1 ? separator.charCodeAt(1) << 8 : 0);
		for (let from = start; from < end; from += AT_ONCE) {
			const to = Math.min(end, from + AT_ONCE);
			reserve((to - from + 1) * WIDEST_NUMBER);
			const target = view;
			let at = length;
			for (let i = from; i < to; i++) {
				at = putNumber(target, at, list[i] ?? 0, digits);
				target.setUint16(at, between, true);
				at += separator.length;
			}
			length = at;
		}
		if (end > start) length -= separator.length;
	}

	return {
		text(text) {
			if (text.length >= LONG) {
				encode(text);
				return;
			}
			reserve(text.length);
			const target = bytes;
			let at = length;
			for (let i = 0; i < text.length; i++) {
				const code = text.charCodeAt(i);
				if (code >= 0x80) {
					encode(text);
					return;
				}
				target[at++] = code;
			}
			length = at;
		},
		ascii(added) {
			if (added.length >= LARGE) {
				endPart();
				parts.push(added);
				size += added.length;
				return;
			}
			reserve(added.length);
			bytes.set(added, length);
			length += added.length;
		},
		piece({ words, length: size }) {
			reserve(size + WORD);
			const target = view;
			for (let i = 0; i < words.length; i++) target.setFloat64(length + WORD * i, words[i] ?? 0);
			length += size;
		},
		quoted(text, escaped) {
			reserve(text.length * 3 + 2);
			const target = bytes;
			let at = length;
			target[at++] = QUOTE;
			for (let i = 0; i < text.length; i++) {
				const code = text.charCodeAt(i);
				if (code < 0x80) {
					if (escaped[code] === 1) return false;
					target[at++] = code;
				} else if (code < 0x800) {
					target[at++] = 0xc0 | (code >> 6);
					target[at++] = 0x80 | (code & 0x3f);
				} else if (code < FIRST_SURROGATE) {
					target[at++] = 0xe0 | (code >> 12);
					target[at++] = 0x80 | ((code >> 6) & 0x3f);
					target[at++] = 0x80 | (code & 0x3f);
				} else return false;
			}
			target[at++] = QUOTE;
			length = at;
			return true;
		},
		integer(value) {
			reserve(WIDEST_INTEGER);
			if (value < 0) bytes[length++] = MINUS;
			length = putNumber(view, length, Math.abs(value), digits);
		},
		thousandths(value) {
			reserve(WIDEST_INTEGER);
			if (value < 0) bytes[length++] = MINUS;
			length = putDecimal(view, length, Math.abs(value), digits);
		},
		numbers(list, start, end, separator) {
			const count = end - start;
			numbered += count;
			const printer = numbered >= MANY && count >= LONG_ROW ? numberPrinter() : undefined;
			if (printer === undefined) {
				printNumbers(list, start, end, separator);
				return;
			}
			endPart();
			parts.push({ list, start, end, separator, printer });
			size += printer.measure(list, start, end) + (count - 1) * separator.length;
		},
		finish() {
			endPart();
			const all = new Uint8Array(size);
			let at = 0;
			const put = (added: Uint8Array): void => {
				all.set(added, at);
				at += added.length;
			};
			for (const part of parts) {
				if ('printer' in part) part.printer.print(part.list, part.start, part.end, part.separator, put);
				else put(part);
			}
			return all;
		},
	};
}
