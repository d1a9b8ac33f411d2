/** The text of a document as UTF-8, and where in it the JSON lies. */
export interface DocumentText {
	readonly bytes: Uint8Array;
	/** The JSON's first byte: behind a byte order mark or the head of a `.js` export. */
	readonly start: number;
	/** Whether it was a `.js` export: JSON in a call of a loader function (rule U8). */
	readonly wrapped: boolean;
}

/** Takes text in, or bytes in UTF-8, or in UTF-16, which only XML may be in without a byte order mark. */
export function documentText(input: Uint8Array | string): DocumentText {
	const bytes = typeof input === 'string' ? new TextEncoder().encode(input) : toUtf8(input);
	const start = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
	return unwrapped(bytes, start) ?? { bytes, start, wrapped: false };
}

function toUtf8(bytes: Uint8Array): Uint8Array {
	const label = utf16Of(bytes);
	return label === undefined ? bytes : new TextEncoder().encode(new TextDecoder(label).decode(bytes));
}

/**
 * A byte order mark tells UTF-16; without one, XML does by how it must begin: with `<` and another character of ASCII (XML 1.0,
 * appendix F). JSON has no such rule, and is UTF-8 everywhere.
 */
function utf16Of([first, second, third, fourth]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
	if (first === 0xff && second === 0xfe) return 'utf-16le';
	if (first === 0xfe && second === 0xff) return 'utf-16be';
	if (first === LESS && second === 0 && third !== 0 && fourth === 0) return 'utf-16le';
	return first === 0 && second === LESS && third === 0 && fourth !== 0 ? 'utf-16be' : undefined;
}

const LESS = 0x3c;

/** How the head of a `.js` export looks: `(function(name,data){ … })("NAME",` and then the JSON, and then `);`. */
const HEAD = /^\s*\(function\s*\(\s*name\s*,\s*data\s*\)\s*\{[\s\S]*?\}\s*\)\s*\(\s*"(?:[^"\\]|\\.)*"\s*,\s*/;
const LONGEST_HEAD = 4096;

function unwrapped(bytes: Uint8Array, start: number): DocumentText | undefined {
	if (bytes[firstNonSpace(bytes, start)] !== 0x28) return undefined;
	const head = HEAD.exec(new TextDecoder('latin1').decode(bytes.subarray(start, start + LONGEST_HEAD)));
	if (head === null) return undefined;
	let end = bytes.length;
	while (end > start && [0x20, 0x0a, 0x0d, 0x09, 0x3b].includes(bytes[end - 1] ?? 0)) end--;
	if (bytes[end - 1] === 0x29) end--;
	return { bytes: bytes.subarray(0, end), start: start + head[0].length, wrapped: true };
}

/** The first byte that is no white space; the end where there is none. */
export function firstNonSpace(bytes: Uint8Array, start: number): number {
	let i = start;
	while (i < bytes.length && (bytes[i] ?? 0) <= 0x20) i++;
	return i;
}
