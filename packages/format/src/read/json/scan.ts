/**
 * Takes tile data out of JSON before it is parsed. Nearly all bytes of a large map are GIDs, which JSON.parse would turn into an
 * array of boxed numbers or a long string. The scan finds each `"data"` key, reads an array of numbers directly into a
 * `Uint32Array`, remembers the place of a long string, and puts a marker into the text for JSON.parse.
 *
 * The search is safe: in valid JSON, the six bytes `"data"` are a whole string, unless a backslash before them escapes the first
 * quote. A string with a colon after it is a key. In invalid JSON only the value is replaced, so JSON.parse still finds the mistake.
 */

import { stringEnd, wordsOf } from './string-end.ts';

/** Tile data that the scan took out of the text. */
export type TileSource =
	| { readonly form: 'array'; readonly gids: Uint32Array }
	/** The bytes between the quotes of a string in the file. */
	| { readonly form: 'string'; readonly start: number; readonly end: number };

export interface Scan {
	/** The text with a marker in place of each source. */
	readonly text: string;
	readonly sources: readonly TileSource[];
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;
const COMMA = 0x2c;
const OPEN = 0x5b;
const CLOSE = 0x5d;
const ZERO = 0x30;

/** The only spelling of NUL in JSON. A search in the text shows that no string of the document has one, so markers start with it. */
const NUL = '\\u0000';
const MARKER = '\u0000tile data ';

/** JSON.parse is faster for strings shorter than this, in bytes. */
const SHORT = 256;
/** JSON.parse is faster for arrays with fewer numbers. */
const FEW = 16;

/**
 * @param bytes - UTF-8
 * @param start - the index of the first byte of the JSON, after a byte order mark
 * @returns the text for JSON.parse and the tile data; `undefined` if the bytes are not UTF-8
 */
export function scan(bytes: Uint8Array, start = 0): Scan | undefined {
	const sources: TileSource[] = [];
	const pieces: Uint8Array[] = [];
	const words = wordsOf(bytes);
	let from = start;
	for (let key = findKey(bytes, start); key >= 0; ) {
		const at = skipSpace(bytes, skipSpace(bytes, key + 6, COLON), 0);
		const found = bytes[at] === OPEN ? readArray(bytes, at) : bytes[at] === QUOTE ? findString(words, at) : undefined;
		if (found !== undefined) {
			pieces.push(bytes.subarray(from, at));
			sources.push(found.source);
			from = found.next;
		}
		key = findKey(bytes, found?.next ?? key + 6);
	}
	pieces.push(bytes.subarray(from));
	const texts = decode(pieces);
	if (texts === undefined) return undefined;
	if (sources.length > 0 && texts.some((text) => text.includes(NUL)))
		return { text: decode([bytes.subarray(start)])?.[0] ?? '', sources: [] };
	let text = texts[0] ?? '';
	for (let i = 1; i < texts.length; i++) text += `"${NUL}tile data ${i - 1}"${texts[i]}`;
	return { text, sources };
}

/** The tile data for a value of the parsed text, if the value is a marker. */
export function sourceOf(value: unknown, sources: readonly TileSource[]): TileSource | undefined {
	return typeof value === 'string' && value.startsWith(MARKER) ? sources[Number(value.slice(MARKER.length))] : undefined;
}

function decode(pieces: readonly Uint8Array[]): string[] | undefined {
	const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
	try {
		return pieces.map((piece) => decoder.decode(piece));
	} catch {
		return undefined;
	}
}

/** How far the search can move on, by the byte at the end of the six (Horspool's algorithm). */
const SHIFTS = /* @__PURE__ */ shifts();

function shifts(): Uint8Array {
	const table = new Uint8Array(256).fill(6);
	table[QUOTE] = 5;
	table[0x64] = 4;
	table[0x74] = 2;
	table[0x61] = 1;
	return table;
}

/** Finds the next `"data"` with a colon after it. Reads only every sixth byte while that byte cannot be part of one. */
function findKey(bytes: Uint8Array, start: number): number {
	const last = bytes.length - 1;
	let i = start + 5;
	while (i <= last) {
		const byte = bytes[i] ?? 0;
		if (
			byte === QUOTE &&
			bytes[i - 1] === 0x61 &&
			bytes[i - 2] === 0x74 &&
			bytes[i - 3] === 0x61 &&
			bytes[i - 4] === 0x64 &&
			bytes[i - 5] === QUOTE
		) {
			if (bytes[i - 6] !== BACKSLASH && bytes[skipSpace(bytes, i + 1, 0)] === COLON) return i - 5;
		}
		i += SHIFTS[byte] ?? 6;
	}
	return -1;
}

/** Skips white space, then the byte `also` if it follows (0 for none). */
function skipSpace(bytes: Uint8Array, start: number, also: number): number {
	let i = start;
	while (isSpace(bytes[i])) i++;
	return also !== 0 && bytes[i] === also ? i + 1 : i;
}

const isSpace = (byte: number | undefined): boolean => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;

interface Found {
	readonly source: TileSource;
	/** The index after it. */
	readonly next: number;
}

/** Reused for all arrays; it grows to the largest one. */
let scratch = new Uint32Array(0x4000);

/** Reads an array such as `[1,2,3]`. JSON.parse and the check handle anything but whole numbers from 0 to 2^32-1. */
function readArray(bytes: Uint8Array, open: number): Found | undefined {
	let i = skipSpace(bytes, open + 1, 0);
	let count = 0;
	for (;;) {
		let byte = bytes[i] ?? 0;
		if (byte < ZERO || byte > 0x39) return undefined;
		let value = byte - ZERO;
		byte = bytes[++i] ?? 0;
		if (value === 0 && byte >= ZERO && byte <= 0x39) return undefined;
		while (byte >= ZERO && byte <= 0x39) {
			value = value * 10 + (byte - ZERO);
			if (value > 0xffffffff) return undefined;
			byte = bytes[++i] ?? 0;
		}
		if (count === scratch.length) {
			const larger = new Uint32Array(count * 2);
			larger.set(scratch);
			scratch = larger;
		}
		scratch[count++] = value;
		if (byte !== COMMA && byte !== CLOSE) {
			i = skipSpace(bytes, i, 0);
			byte = bytes[i] ?? 0;
		}
		i++;
		if (byte === CLOSE) break;
		if (byte !== COMMA) return undefined;
		if ((bytes[i] ?? 0) <= 0x20) i = skipSpace(bytes, i, 0);
	}
	if (count < FEW) return undefined;
	const gids = scratch.slice(0, count);
	if (scratch.length > 0x100000) scratch = new Uint32Array(0x4000);
	return { source: { form: 'array', gids }, next: i };
}

/** Finds the end of a long string. JSON.parse handles strings with escapes other than `\/`, the only one that the base64 decoder knows. */
function findString(text: ReturnType<typeof wordsOf>, open: number): Found | undefined {
	const end = stringEnd(text, open + 1);
	if (end === undefined || end < open + SHORT) return undefined;
	return { source: { form: 'string', start: open + 1, end }, next: end + 1 };
}
