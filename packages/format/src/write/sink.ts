import { numberPrinter } from '#codec/printer';
import { FOR_SPEED } from '#platform/for-speed';
import type { NumberPrinter } from '../codec/simd/print-numbers.ts';
import { BLOCK, giveBack, takeBlock } from './byte-blocks.ts';
import { digitTable, putDecimal, putNumber } from './digits.ts';
import { putShortest } from './shortest.ts';

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
	const words = new Float64Array(Math.ceil(bytes.length / WORD));
	const padded = new DataView(new ArrayBuffer(words.length * WORD));
	new Uint8Array(padded.buffer).set(bytes);
	for (let i = 0; i < words.length; i++) words[i] = padded.getFloat64(i * WORD, true);
	return { words, length: bytes.length };
}

/** The digits of the largest GID and a separator, and two bytes more: digits are written four bytes at a time. */
const WIDEST_NUMBER = 15;
/** A sign, the digits of the largest safe integer, and two bytes more. */
const WIDEST_INTEGER = 19;
/** A sign, and what {@link putShortest} needs. */
const WIDEST_DECIMAL = 29;
/** From this length on, the encoder of the platform is faster than a loop, in UTF-16 units. */
const LONG = 64;
/** The number of numbers for which room is made at once. */
const AT_ONCE = 4096;
/** With at least this many numbers in a document, and in a row, WebAssembly saves more time than compiling and copying take. */
const MANY = 0x10000;
const LONG_ROW = 64;
const FIRST_BLOCK = 0x400;
/** At least this many bytes are joined without a copy in a block. */
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

/** Collects the bytes of a document in UTF-8. It is a class, since engines call methods faster than functions that are made for each document. */
export class Sink {
	/** The bytes before the current block. They are joined once, at the end: a buffer that grows would copy a large document several times. */
	readonly #parts: (Uint8Array | NumberList)[] = [];
	/** Blocks that the next sink may use. */
	readonly #blocks: Uint8Array<ArrayBuffer>[] = [];
	#size = 0;
	#room = FIRST_BLOCK;
	#bytes = new Uint8Array(FIRST_BLOCK);
	#view = new DataView(this.#bytes.buffer);
	/** Where the part of the block begins that is not in `parts` yet, and where the next byte goes. */
	#first = 0;
	#length = 0;
	/** How many numbers of lists were appended. */
	#numbered = 0;
	readonly #encoder = new TextEncoder();
	readonly #digits = digitTable();

	/** Appends text. */
	text(text: string): void {
		if (text.length >= LONG) {
			this.#encode(text);
			return;
		}
		this.#reserve(text.length);
		const bytes = this.#bytes;
		let at = this.#length;
		for (let i = 0; i < text.length; i++) {
			const code = text.charCodeAt(i);
			if (code >= 0x80) {
				this.#encode(text);
				return;
			}
			bytes[at++] = code;
		}
		this.#length = at;
	}

	/** Appends an ASCII character. */
	byte(code: number): void {
		this.#reserve(1);
		this.#bytes[this.#length++] = code;
	}

	/** Appends ASCII bytes, which must not change until all is written. */
	ascii(added: Uint8Array): void {
		if (added.length >= LARGE) {
			this.#endPart();
			this.#parts.push(added);
			this.#size += added.length;
			return;
		}
		this.#reserve(added.length);
		this.#bytes.set(added, this.#length);
		this.#length += added.length;
	}

	/** Appends a piece that is written often. */
	piece({ words, length }: Piece): void {
		this.#reserve(length + WORD);
		const view = this.#view;
		const at = this.#length;
		for (let i = 0; i < words.length; i++) view.setFloat64(at + WORD * i, words[i] ?? 0, true);
		this.#length = at + length;
	}

	/**
	 * Appends text in quotes, unless it has a character that may need an escape.
	 *
	 * @param escaped - the ASCII characters that need one, from {@link escapedSet}. Characters from U+D800 on may need one, too
	 * @returns `false` if nothing was appended
	 */
	quoted(text: string, escaped: Uint8Array): boolean {
		this.#reserve(text.length * 3 + 2);
		const bytes = this.#bytes;
		let at = this.#length;
		bytes[at++] = QUOTE;
		for (let i = 0; i < text.length; i++) {
			const code = text.charCodeAt(i);
			if (code < 0x80) {
				if (escaped[code] === 1) return false;
				bytes[at++] = code;
			} else if (code < 0x800) {
				bytes[at++] = 0xc0 | (code >> 6);
				bytes[at++] = 0x80 | (code & 0x3f);
			} else if (code < FIRST_SURROGATE) {
				bytes[at++] = 0xe0 | (code >> 12);
				bytes[at++] = 0x80 | ((code >> 6) & 0x3f);
				bytes[at++] = 0x80 | (code & 0x3f);
			} else return false;
		}
		bytes[at++] = QUOTE;
		this.#length = at;
		return true;
	}

	/** Appends a whole number. */
	integer(value: number): void {
		this.#reserve(WIDEST_INTEGER);
		if (value < 0) this.#bytes[this.#length++] = MINUS;
		this.#length = putNumber(this.#view, this.#length, Math.abs(value), this.#digits);
	}

	/** Appends a number of thousandths, which is not whole, as a decimal without zeros at its end. */
	thousandths(value: number): void {
		this.#reserve(WIDEST_INTEGER);
		if (value < 0) this.#bytes[this.#length++] = MINUS;
		this.#length = putDecimal(this.#view, this.#length, Math.abs(value), this.#digits);
	}

	/**
	 * Appends the shortest decimal that reads back as a number, which is finite and no safe integer.
	 *
	 * @returns `false` if nothing was appended: the engine must find it
	 */
	decimal(value: number): boolean {
		if (!FOR_SPEED) return false;
		this.#reserve(WIDEST_DECIMAL);
		let at = this.#length;
		if (value < 0) this.#bytes[at++] = MINUS;
		const end = putShortest(this.#view, at, Math.abs(value), this.#digits);
		if (end === undefined) return false;
		this.#length = end;
		return true;
	}

	/**
	 * Appends the numbers of a list from index `start` to `end`, with `separator` between them: one or two ASCII characters. The list must
	 * not change until all is written.
	 */
	numbers(list: Uint32Array, start: number, end: number, separator: string): void {
		const count = end - start;
		this.#numbered += count;
		const printer = this.#numbered >= MANY && count >= LONG_ROW ? numberPrinter() : undefined;
		if (printer === undefined) {
			this.#printNumbers(list, start, end, separator);
			return;
		}
		this.#endPart();
		this.#parts.push({ list, start, end, separator, printer });
		this.#size += printer.measure(list, start, end) + (count - 1) * separator.length;
	}

	/** Returns all bytes. The sink must not be used afterwards. */
	finish(): Uint8Array {
		this.#endPart();
		const all = new Uint8Array(this.#size);
		let at = 0;
		const put = (added: Uint8Array): void => {
			all.set(added, at);
			at += added.length;
		};
		for (const part of this.#parts) {
			if ('printer' in part) part.printer.print(part.list, part.start, part.end, part.separator, put);
			else put(part);
		}
		if (FOR_SPEED) giveBack(this.#blocks);
		return all;
	}

	#endPart(): void {
		if (this.#length > this.#first) this.#parts.push(this.#bytes.subarray(this.#first, this.#length));
		this.#size += this.#length - this.#first;
		this.#first = this.#length;
	}

	#reserve(more: number): void {
		if (this.#length + more > this.#room) this.#beginBlock(more);
	}

	#beginBlock(least: number): void {
		this.#endPart();
		this.#room = Math.max(least, Math.min(this.#room * 4, BLOCK));
		this.#bytes = FOR_SPEED && this.#room === BLOCK ? takeBlock() : new Uint8Array(this.#room);
		if (FOR_SPEED && this.#room === BLOCK) this.#blocks.push(this.#bytes);
		this.#view = new DataView(this.#bytes.buffer);
		this.#first = 0;
		this.#length = 0;
	}

	#encode(text: string): void {
		// A UTF-16 unit takes at most three bytes in UTF-8.
		this.#reserve(text.length * 3);
		this.#length += this.#encoder.encodeInto(text, this.#bytes.subarray(this.#length)).written;
	}

	#printNumbers(list: Uint32Array, start: number, end: number, separator: string): void {
		const between = separator.charCodeAt(0) | (separator.length > 1 ? separator.charCodeAt(1) << 8 : 0);
		for (let from = start; from < end; from += AT_ONCE) {
			const to = Math.min(end, from + AT_ONCE);
			this.#reserve((to - from + 1) * WIDEST_NUMBER);
			const view = this.#view;
			const digits = this.#digits;
			let at = this.#length;
			for (let i = from; i < to; i++) {
				at = putNumber(view, at, list[i] ?? 0, digits);
				view.setUint16(at, between, true);
				at += separator.length;
			}
			this.#length = at;
		}
		if (end > start) this.#length -= separator.length;
	}
}
