import { isAscii } from 'node:buffer';
import { BACKSLASH, CLOSE_BRACE, CLOSE_BRACKET, COLON, COMMA, isSpace, OPEN_BRACE, OPEN_BRACKET, QUOTE } from '../../codec/ascii.ts';
import { larger } from '../../codec/numbers.ts';
import type { ItemForm } from '../../codec/simd/item-reader.ts';
import { itemReader } from '../../codec/simd/item-reader.ts';
import type { RawObject } from '../../model/json-value.ts';
import { chunkOf } from '../chunk.ts';
import { skipSpace } from './skip-space.ts';
import { stringEnd } from './string-end.ts';
import type { TileSource } from './tile-source.ts';
import { TileText } from './tile-source.ts';
import type { ChunksAt } from './tile-value.ts';
import { valueAt } from './tile-value.ts';

export const READS_LISTS: boolean = true;

const LIST = bytesOf('"chunks"');
const DATA = bytesOf('"data"');
/** In the order in which Tiled writes them, which is that of the alphabet. */
const NUMBERS = ['"height"', '"width"', '"x"', '"y"'].map(bytesOf);

const MINUS = 0x2d;
const ZERO = 0x30;
/** The chunks for whose numbers there is room at first: a hostile document has many lists. */
const FEW = 4;
/** The count of numbers that a finder returns for a chunk: the start and end of its text, and its numbers. */
const VALUES = 6;
/** More digits may be beyond the range of whole numbers with 32 bits. */
const MOST_DIGITS = 9;

/**
 * Reads a list of chunks as Tiled writes it: each has its fields in the same order, and nothing else. An infinite map may have many thousand
 * chunks, and JSON.parse would take longer for them than everything else when a map is opened and only partly decoded.
 *
 * @param key - the index of a key `"data"`
 * @param most - the most objects and lists
 * @returns `undefined` if the key is not in the first chunk of a list, or if anything in the list is unusual or wrong
 */
export const chunksAt: ChunksAt = (text, key, most, fast) => {
	const { bytes } = text;
	const start = listBefore(bytes, key);
	if (start < 0) return undefined;
	const data: (Uint32Array | TileText)[] = [];
	let numbers = new Uint32Array(NUMBERS.length * FEW);
	/** The end of the chunk before, and the starts and ends of the values of this one. */
	let places: number[] = [];
	/** The reader of chunks that are written like the second one, if they have texts and the document is large. */
	let readItems = fast && itemReader();
	for (let at = key; ; ) {
		if (data.length + 2 > most) return undefined;
		if (data.length * NUMBERS.length === numbers.length) numbers = larger(numbers, numbers.length - 1);
		let first = data.length * NUMBERS.length;
		at = behindKey(bytes, at, DATA);
		const isText = bytes[at] === QUOTE;
		// As `valueAt` does, without one more object for each chunk.
		if (isText) {
			const end = stringEnd(text, at + 1, fast);
			if (end === undefined) return undefined;
			data.push(new TileText(at + 1, end));
			places.push(at + 1, end);
			at = end + 1;
		} else {
			const found = valueAt(text, at, 0, fast);
			if (found === undefined) return undefined;
			data.push(found.source);
			at = found.next;
			readItems = undefined;
		}
		for (let i = 0; i < NUMBERS.length; i++) {
			at = behindKey(bytes, behind(bytes, at, COMMA), NUMBERS[i] ?? DATA);
			const end = numberEnd(bytes, at);
			const number = numberIn(bytes, at, end);
			// The first two are sizes.
			if (end < 0 || (i < 2 && number < 0)) return undefined;
			numbers[first++] = number;
			if (readItems !== undefined) places.push(at, end);
			at = end;
		}
		if (readItems !== undefined && data.length > 1) {
			let hasWrongSize = false;
			at = readItems(bytes, formOf(bytes, places), at, most - data.length - 1, (values, from) => {
				while (first + values.length > numbers.length) numbers = larger(numbers, numbers.length - 1);
				for (let i = 0; i < values.length; i += VALUES) {
					data.push(new TileText((values[i] ?? 0) + from, (values[i + 1] ?? 0) + from));
					for (let j = 2; j < VALUES; j++) numbers[first++] = values[i + j] ?? 0;
					if ((values[i + 2] ?? 0) < 0 || (values[i + 3] ?? 0) < 0) hasWrongSize = true;
				}
			});
			if (hasWrongSize) return undefined;
			readItems = undefined;
		}
		if (readItems !== undefined) places = [at];
		at = skipSpace(bytes, behind(bytes, at, CLOSE_BRACE));
		if (bytes[at] === CLOSE_BRACKET) {
			// Whether other texts are UTF-8 is found where they are decoded.
			if (!isAscii(bytes.subarray(start, at))) return undefined;
			return { source: (dataOf) => chunksOf(data, numbers, dataOf), start, next: at + 1, objects: data.length + 1 };
		}
		at = behind(bytes, behind(bytes, at, COMMA), OPEN_BRACE);
	}
};

/** The bytes between the values of a chunk, which has a text. @param places - an end, then a start, and so on in turn */
const formOf = (bytes: Uint8Array, places: readonly number[]): ItemForm => ({
	before: Array.from({ length: places.length >> 1 }, (_, i) => bytes.subarray(places[2 * i], places[2 * i + 1])),
	text: 0,
	breaks: false,
});

/** The list of chunks that a source makes; `undefined` for any other source. */
export const listFrom = (source: TileSource | undefined): RawObject[] | undefined => (typeof source === 'function' ? source() : undefined);

function chunksOf(
	data: readonly (Uint32Array | TileText)[],
	numbers: Uint32Array,
	dataOf?: (source: Uint32Array | TileText) => unknown,
): RawObject[] {
	return data.map((source, i) => {
		const first = i * NUMBERS.length;
		// The last two may be negative.
		const x = (numbers[first + 2] ?? 0) | 0;
		const y = (numbers[first + 3] ?? 0) | 0;
		return chunkOf(x, y, numbers[first + 1] ?? 0, numbers[first] ?? 0, dataOf === undefined ? source : dataOf(source));
	});
}

/** The place of the list whose first object begins with a key; -1 if the key is elsewhere, or if the list has another name. */
function listBefore(bytes: Uint8Array, key: number): number {
	const object = lastBefore(bytes, key);
	const list = bytes[object] === OPEN_BRACE ? lastBefore(bytes, object) : -1;
	const colon = bytes[list] === OPEN_BRACKET ? lastBefore(bytes, list) : -1;
	const name = bytes[colon] === COLON ? lastBefore(bytes, colon) - LIST.length + 1 : -1;
	return name > 0 && isAt(bytes, name, LIST) && bytes[name - 1] !== BACKSLASH ? list : -1;
}

/** The index of the last byte before an index that is not white space. */
function lastBefore(bytes: Uint8Array, index: number): number {
	let at = index - 1;
	while (isSpace(bytes[at])) at--;
	return at;
}

function isAt(bytes: Uint8Array, at: number, word: Uint8Array): boolean {
	for (let i = 0; i < word.length; i++) if (bytes[at + i] !== word[i]) return false;
	return true;
}

/** The index behind a byte and the white space before it; the end of the text if another byte is there. */
function behind(bytes: Uint8Array, start: number, byte: number): number {
	const at = skipSpace(bytes, start);
	return bytes[at] === byte ? at + 1 : bytes.length;
}

/** The index of the value of a key; the end of the text if another key is there. */
function behindKey(bytes: Uint8Array, start: number, key: Uint8Array): number {
	const at = skipSpace(bytes, start);
	return isAt(bytes, at, key) ? skipSpace(bytes, behind(bytes, at + key.length, COLON)) : bytes.length;
}

/** The index behind a whole number as JSON writes it, if it is not very large; -1 if there is none. */
function numberEnd(bytes: Uint8Array, start: number): number {
	const first = bytes[start] === MINUS ? start + 1 : start;
	let end = first;
	while (isDigit(bytes[end])) end++;
	const isZero = bytes[first] === ZERO;
	return end === first || end - first > MOST_DIGITS || (isZero && end - start > 1) ? -1 : end;
}

function numberIn(bytes: Uint8Array, start: number, end: number): number {
	const isNegative = bytes[start] === MINUS;
	let value = 0;
	for (let at = isNegative ? start + 1 : start; at < end; at++) value = value * 10 + (bytes[at] ?? 0) - ZERO;
	return isNegative ? -value : value;
}

const isDigit = (byte = 0): boolean => byte >= ZERO && byte < ZERO + 10;

function bytesOf(word: string): Uint8Array {
	return new TextEncoder().encode(word);
}
