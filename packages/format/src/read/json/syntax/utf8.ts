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
	const end = at + lengthFor(lead);
	for (let i = at + 1; i < end; i++) {
		if (i >= bytes.length) return -1 - bytes.length;
		const byte = bytes[i] ?? 0;
		if (byte < 0x80 || byte > 0xbf || (i === at + 1 && isForbiddenPair(lead, byte))) return -1 - at;
	}
	return end;
}

function lengthFor(lead: number): number {
	return lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
}

/** Whether a second byte makes an overlong form, a surrogate or a code point that is too high. */
function isForbiddenPair(lead: number, next: number): boolean {
	switch (lead) {
		case 0xe0:
			return next < 0xa0;
		case 0xed:
			return next > 0x9f;
		case 0xf0:
			return next < 0x90;
		case 0xf4:
			return next > 0x8f;
		default:
			return false;
	}
}

/**
 * Reads one character.
 *
 * @param bytes - the text
 * @param at - the index of the character's first byte
 * @returns its code point; U+FFFD if it is not UTF-8
 */
export function codePointAt(bytes: Uint8Array, at: number): number {
	const lead = bytes[at] ?? 0;
	if (lead < 0x80) return lead;
	const end = characterEnd(bytes, at);
	if (end < 0) return 0xfffd;
	let codePoint = lead & (0x7f >> (end - at));
	for (let i = at + 1; i < end; i++) codePoint = (codePoint << 6) | ((bytes[i] ?? 0) & 0x3f);
	return codePoint;
}

/**
 * Describes why the bytes at an index are not UTF-8.
 *
 * @param bytes - the text
 * @param at - the index where {@link characterEnd} failed
 * @returns for example `the byte E9, which starts a character that is not continued as UTF-8`
 */
export function describeBadUtf8(bytes: Uint8Array, at: number): string {
	const lead = bytes[at] ?? 0;
	const next = bytes[at + 1] ?? 0;
	const goesOn = next >= 0x80 && next < 0xc0;
	const pair = `the bytes ${hex(lead)} ${hex(next)}`;
	if (lead < 0xc0) return `the byte ${hex(lead)}, which continues a character that never started`;
	if (lead > 0xf4) return `the byte ${hex(lead)}, which UTF-8 never uses`;
	if (!goesOn) return `the byte ${hex(lead)}, which starts a character that is not continued as UTF-8`;
	if (lead === 0xed && isForbiddenPair(lead, next)) return `${pair}, which start a lone surrogate`;
	if (lead === 0xf4 && isForbiddenPair(lead, next)) return `${pair}, which start a character above U+10FFFF`;
	if (lead < 0xc2 || isForbiddenPair(lead, next)) return `${pair}, an overlong form of a shorter character`;
	return `${pair}, a character that is cut off`;
}

function hex(byte: number): string {
	return byte.toString(16).toUpperCase().padStart(2, '0');
}
