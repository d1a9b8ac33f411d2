/**
 * Skips one character of more than one byte. As strict as a fatal TextDecoder: no overlong forms, no surrogates, nothing above U+10FFFF.
 *
 * @param bytes - the text
 * @param at - the index of the character's first byte, which is 0x80 or more
 * @returns the index after the character; `-1 - at` if it is not UTF-8; `-1 - bytes.length` if the text ends inside it
 */
export function characterEnd(bytes: Uint8Array, at: number): number {
	const lead = bytes[at] ?? 0;
	if (lead < 0xc2 || lead > 0xf4) return -1 - at;
	const end = at + (lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4);
	let least = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
	let most = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
	for (let i = at + 1; i < end; i++) {
		const byte = bytes[i];
		if (byte === undefined) return -1 - bytes.length;
		if (byte < least || byte > most) return -1 - at;
		least = 0x80;
		most = 0xbf;
	}
	return end;
}

/** Describes the byte where {@link characterEnd} failed. */
export const describeBadUtf8 = (bytes: Uint8Array, at: number): string =>
	`the byte ${hex(bytes[at] ?? 0, 2)}, which is not part of a character in UTF-8`;

/** A number in hexadecimal, with zeros in front. */
export const hex = (value: number, digits = 4): string => value.toString(16).toUpperCase().padStart(digits, '0');
