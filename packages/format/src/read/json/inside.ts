const BACKSLASH = 0x5c;
const QUOTE = 0x22;

/**
 * Finds a byte of a string's value in the JSON that spells it: each escape stands for one.
 *
 * @param bytes - a valid document, in UTF-8
 * @param open - the index of the string's first quote
 * @param index - of the byte in the value as UTF-8
 * @returns its index in `bytes`; `undefined` where the value is shorter, or has escapes before it that are no ASCII
 */
export function insideString(bytes: Uint8Array, open: number, index: number): number | undefined {
	if (bytes[open] !== QUOTE) return undefined;
	let at = open + 1;
	for (let left = index; left > 0; left--) {
		if (bytes[at] === QUOTE) return undefined;
		const length = bytes[at] === BACKSLASH ? escapeLength(bytes, at) : 1;
		if (length === undefined) return undefined;
		at += length;
	}
	return at;
}

function escapeLength(bytes: Uint8Array, at: number): number | undefined {
	if (bytes[at + 1] !== 0x75) return 2;
	const digits = String.fromCharCode(...bytes.subarray(at + 2, at + 6));
	return Number.parseInt(digits, 16) < 0x80 ? 6 : undefined;
}
