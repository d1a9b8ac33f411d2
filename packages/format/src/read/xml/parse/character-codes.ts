/** The characters of a text, one byte each. Reading them from an array takes half as long as from a string. */
export type Codes = Uint8Array;

/** The code for every character outside ASCII: 0, because XML forbids U+0000. */
export const OTHER = 0;
const OTHERS = /[\u0080-\uffff]+/g;

/** @param bytes - the text in UTF-8 */
export function codesOf(text: string, bytes: Uint8Array): Codes {
	if (bytes.length === text.length) return bytes;
	const codes = new Uint8Array(text.length).fill(OTHER);
	let [at, from] = [0, 0];
	for (const { 0: others, index } of text.matchAll(OTHERS)) {
		const next = from + index - at;
		codes.set(bytes.subarray(from, next), at);
		at = index + others.length;
		from = next + lengthInUtf8(others);
	}
	codes.set(bytes.subarray(from), at);
	return codes;
}

function lengthInUtf8(text: string): number {
	let length = 0;
	for (const { length: units } of text) length += units === 2 ? 4 : 3;
	for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) < 0x800) length--;
	return length;
}
