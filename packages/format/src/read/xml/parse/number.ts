import type { Codes } from './character-codes.ts';

/** The most digits for which a double is exact, and the most zeros of an exact power of ten. */
const MOST_DIGITS = 15;
const POWERS = /* @__PURE__ */ Array.from({ length: MOST_DIGITS + 1 }, (_, i) => 10 ** i);

/**
 * Reads a short number in the usual form, digit by digit. The result is exact, since it is a quotient of two exact numbers.
 *
 * @returns `undefined` if it is in another form or not a number
 */
export function numberIn(codes: Codes, start: number, end: number): number | undefined {
	if (end - start > MOST_DIGITS || end <= start) return undefined;
	const negative = codes[start] === 0x2d;
	const first = negative ? start + 1 : start;
	let value = 0;
	let point = -1;
	for (let i = first; i < end; i++) {
		const digit = (codes[i] ?? 0) - 0x30;
		if (digit >= 0 && digit <= 9) value = value * 10 + digit;
		else if (digit === -2 && point < 0 && i > first) point = i;
		else return undefined;
	}
	if (end === first || point === end - 1) return undefined;
	if (point >= 0) value /= POWERS[end - 1 - point] ?? 1;
	return negative ? -value : value;
}
