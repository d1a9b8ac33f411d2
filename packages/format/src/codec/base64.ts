import { type CodecFailure, codecFailure, type Decoded } from './codec.ts';

/**
 * Decodes base64 from an offset on, in blocks of 16 characters, until a block has another character or there is no room for its 12 bytes.
 *
 * @param to - where the bytes go in the target
 * @returns the number of characters that were decoded
 */
export type BlockDecoder = (source: Uint8Array, at: number, end: number, target: Uint8Array, to: number) => number;

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const PADDING = 61;
const SLASH = 47;
const BACKSLASH = 92;

/** For fewer characters, compiling the decoder of blocks would take longer than it saves. */
const LONG = 0x8000;

/** The ASCII code of each of the 64 values. */
const CODES = /* @__PURE__ */ Uint8Array.from(ALPHABET, (character) => character.charCodeAt(0));

/** The value of each ASCII code, or −1. */
const VALUES = /* @__PURE__ */ valuesByCode();

function valuesByCode(): Int8Array {
	const values = new Int8Array(256).fill(-1);
	for (const [value, code] of CODES.entries()) values[code] = value;
	return values;
}

/**
 * The 12 bits of each pair of characters, which are read as a little-endian number; −1 for invalid pairs. Two at a time halves the look-ups.
 * Made on first use. The decoder touches about 12 of its 128 KB, so it stays in the cache.
 */
let pairValues: Int16Array | undefined;

function pairs(): Int16Array {
	if (pairValues) return pairValues;
	const table = new Int16Array(65536).fill(-1);
	for (const [high, first] of CODES.entries()) {
		for (const [low, second] of CODES.entries()) table[first | (second << 8)] = (high << 6) | low;
	}
	pairValues = table;
	return table;
}

/** Whether a byte is white space in ASCII. */
export function isSpace(code: number | undefined): boolean {
	return code === 32 || (code !== undefined && code >= 9 && code <= 13);
}

/** Decodes quads from `at` until one that is not four characters of the alphabet. Returns the number of decoded quads. */
function decodeQuads(source: DataView, at: number, quads: number, target: DataView, to: number): number {
	const table = pairs();
	for (let quad = 0; quad < quads; quad++) {
		const four = source.getUint32(at, true);
		const bits = ((table[four & 0xffff] ?? -1) << 12) | (table[four >>> 16] ?? -1);
		if (bits < 0) return quad;
		// This writes one byte too many. The next quad overwrites it, and the caller leaves room after the last.
		target.setUint32(to, bits << 8);
		at += 4;
		to += 3;
	}
	return quads;
}

/** Checks the end of the text: the last quad is filled up with `=` signs or has none, and only white space follows. */
function checkPadding(source: Uint8Array, start: number, end: number, characters: number): CodecFailure | undefined {
	let signs = 0;
	for (let at = start; at < end; at++) {
		const code = source[at];
		if (code === PADDING) signs++;
		else if (!isSpace(code)) return codecFailure('padding', 'text after the padding', at);
	}
	if (characters >= 2 && characters + signs === 4) return undefined;
	return codecFailure('padding', `${signs} = after ${characters} of 4 characters`, start);
}

function badCharacter(source: Uint8Array, at: number): CodecFailure {
	const code = source[at] ?? 0;
	const shown = code > 32 && code < 127 ? `'${String.fromCharCode(code)}'` : `byte 0x${code.toString(16).padStart(2, '0')}`;
	return codecFailure('alphabet', shown, at);
}

/** The number of bytes of the text if it has no white space or escapes; otherwise there are fewer. */
function capacity(source: Uint8Array, start: number, end: number): number {
	let length = end - start;
	for (let signs = 0; signs < 2 && length > 0 && source[start + length - 1] === PADDING; signs++) length--;
	return Math.floor((length * 3) / 4);
}

/**
 * Decodes base64 (RFC 4648, section 4) directly from a document's bytes. Skips white space, and a backslash before a slash (JSON's
 * `\/`). Padding may be missing. Extra bits of the last character are ignored.
 * @param source the document, in ASCII or UTF-8
 * @param start offset of the text's first byte
 * @param end offset past its last byte
 * @param blockDecoder gives what decodes most of a long text faster
 * @returns the bytes, in their own buffer; or a failure of reason `alphabet`, `padding`, or `truncated` if a single character is left
 */
export function decodeBase64(source: Uint8Array, start: number, end: number, blockDecoder?: () => BlockDecoder | undefined): Decoded {
	while (end > start && isSpace(source[end - 1])) end--;
	while (start < end && isSpace(source[start])) start++;
	const bytes = new Uint8Array(capacity(source, start, end));
	const from = new DataView(source.buffer, source.byteOffset, source.byteLength);
	const target = new DataView(bytes.buffer);
	let at = start;
	let length = 0;
	let blocks = end - start < LONG ? undefined : blockDecoder?.();
	for (;;) {
		if (blocks) {
			const characters = blocks(source, at, end, bytes, length);
			at += characters;
			length += (characters / 4) * 3;
			// In a text in lines, each line would be copied with all that fits into memory after it.
			if (characters < LONG) blocks = undefined;
		}
		const room = Math.max(0, Math.floor((bytes.length - length - 1) / 3));
		const quads = decodeQuads(from, at, Math.min(Math.floor((end - at) / 4), room), target, length);
		at += quads * 4;
		length += quads * 3;
		// Decode one quad slowly: it contains something to skip, or it is the last one.
		let bits = 0;
		let characters = 0;
		for (; at < end && characters < 4; at++) {
			const code = source[at] ?? 0;
			const value = VALUES[code] ?? -1;
			if (value >= 0) {
				bits = (bits << 6) | value;
				characters++;
			} else if (code === PADDING) {
				const failure = checkPadding(source, at, end, characters);
				if (failure) return failure;
				break;
			} else if (!(isSpace(code) || (code === BACKSLASH && at + 1 < end && source[at + 1] === SLASH))) {
				return badCharacter(source, at);
			}
		}
		if (characters === 1) return codecFailure('truncated', 'a single character where a group of two to four belongs', end);
		bits <<= (4 - characters) * 6;
		for (let byte = 1; byte < characters; byte++, bits <<= 8) bytes[length++] = bits >> 16;
		if (characters < 4) return { ok: true, bytes: length === bytes.length ? bytes : bytes.slice(0, length) };
	}
}

/** The two characters of each 12 bits, as a big-endian number. Made on first use. */
let pairCodes: Uint16Array | undefined;

/**
 * Encodes bytes as base64 with padding and without line breaks.
 * @param bytes what to encode
 * @returns the text in ASCII
 */
export function encodeBase64Bytes(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
	pairCodes ??= Uint16Array.from({ length: 4096 }, (_, value) => ((CODES[value >> 6] ?? 0) << 8) | (CODES[value & 63] ?? 0));
	const table = pairCodes;
	const text = new Uint8Array(Math.ceil(bytes.length / 3) * 4);
	const source = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const target = new DataView(text.buffer);
	let at = 0;
	let to = 0;
	for (; at + 4 <= bytes.length; at += 3, to += 4) {
		const four = source.getUint32(at);
		target.setUint32(to, ((table[four >>> 20] ?? 0) << 16) | (table[(four >>> 8) & 0xfff] ?? 0));
	}
	for (; at < bytes.length; at += 3, to += 4) {
		const three = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
		target.setUint32(to, ((table[three >>> 12] ?? 0) << 16) | (table[three & 0xfff] ?? 0));
		text.fill(PADDING, to + 1 + Math.min(bytes.length - at, 3), to + 4);
	}
	return text;
}

/**
 * Encodes bytes as base64 with padding and without line breaks. To append bytes, use {@link encodeBase64Bytes}.
 * @param bytes what to encode
 * @returns the text
 */
export function encodeBase64(bytes: Uint8Array): string {
	return new TextDecoder().decode(encodeBase64Bytes(bytes));
}
