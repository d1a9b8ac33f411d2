/**
 * Numbers as characters. The first digits are one byte long in UTF-8, the next two, and the last three. A number that is larger than all
 * digits has a *lead* before its digit.
 */

/** Comes before the length of a run. */
export const RUN = 0x7e;

/** Shorter runs are written out: most servers compress, and find those themselves. */
export const LEAST_RUN = 32;

/** The leads and the digits of three bytes are Chinese characters, which have no marks, direction or case. */
export const LEADS = 0x3400;
export const LONG_DIGITS = 0x4e00;
const END = 0xa000;

/** Ranges of shorter digits: ASCII, then letters without marks or direction. */
const RANGES = [0x20, 0x7f, 0xa1, 0xad, 0xae, 0x2ff, 0x400, 0x482] as const;

/** Those that JSON, quotes of any kind, or a page around the code would escape, `_`, which marks of bundlers have, and `~`. */
const LEFT_OUT = '"\\\'`$<_~';

/** The digits of one and two bytes, as codes. */
export const SHORT_DIGITS: readonly number[] = shortDigits();

/** How many digits there are. */
export const DIGITS = SHORT_DIGITS.length + END - LONG_DIGITS;

/** The largest number. */
export const LARGEST = (LONG_DIGITS - LEADS + 1) * DIGITS - 1;

function shortDigits(): number[] {
	const codes: number[] = [];
	for (let i = 0; i < RANGES.length; i += 2) {
		for (let code = RANGES[i] ?? 0; code < (RANGES[i + 1] ?? 0); code++)
			if (!LEFT_OUT.includes(String.fromCharCode(code))) codes.push(code);
	}
	return codes;
}
