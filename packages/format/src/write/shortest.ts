import { EXACT_POWERS, lackOf, nearestTo } from '../codec/double-double.ts';
import type { Digits } from './digits.ts';
import { POINT, putNumber, ZERO } from './digits.ts';

/** Among these numbers, powers of two have few digits, the powers of ten that are needed are exact, and there are at least eight decimals. */
const LEAST = 1e-3;
const MOST = 1e7;
/** No two decimals with this many digits are read as the same double. */
const DISTINCT = 15;
/** With this many digits, each double has a decimal that is read as that double. */
const ENOUGH = 17;
/** The digits of the lower part of the decimals. */
const LOW = 8;
const LOW_BASE = 10 ** LOW;

/**
 * Writes the shortest decimal that reads back as a number, as `String` does, but without making a string, which costs memory. There must
 * be room for 28 bytes, which is more than it writes.
 *
 * @param value - more than 0, and not whole
 * @returns the offset after the last digit; `undefined` if it is left to the engine, as very small and large numbers are
 */
export function putShortest(target: DataView, start: number, value: number, table: Digits): number | undefined {
	if (value < LEAST || value >= MOST) return undefined;
	const whole = Math.floor(value);
	const before = digitsBefore(value);
	let decimals = DISTINCT - before;
	let scaled = Math.round(value * power(decimals));
	let more = 0;
	// Both numbers are exact, so the quotient is the double nearest to the decimal.
	if (scaled / power(decimals) !== value) {
		decimals = ENOUGH - before;
		scaled = value * power(decimals);
		const lack = lackOf(scaled, value, power(decimals));
		more = Math.round(lack);
		const last = lastDigit(scaled, more);
		// Which of two is nearer must be clear.
		const beyond = last + lack - more;
		if (Math.abs(lack - more) === 0.5 || beyond === 5) return undefined;
		const shorter = more + (beyond < 5 ? -last : 10 - last);
		const nearest = nearestTo(scaled, shorter, power(decimals));
		if (nearest === undefined) return undefined;
		if (nearest === value) more = shorter;
	}
	const fraction = scaled - whole * power(decimals);
	let high = Math.floor(fraction / LOW_BASE);
	let low = fraction - high * LOW_BASE + more;
	if (low < 0) {
		low += LOW_BASE;
		high--;
	} else if (low >= LOW_BASE) {
		low -= LOW_BASE;
		high++;
	}
	let at = putNumber(target, start, whole, table);
	target.setUint8(at++, POINT);
	putPadded(target, at, high, decimals - LOW, table);
	at += decimals;
	putPadded(target, at - LOW, low, LOW, table);
	while (target.getUint8(at - 1) === ZERO) at--;
	return at;
}

const power = (digits: number): number => EXACT_POWERS[digits] ?? 1;

/** The number of digits before the point; below 1 the number of zeros after it, negative. */
function digitsBefore(value: number): number {
	if (value < 1) return value >= 0.1 ? 0 : value >= 0.01 ? -1 : -2;
	let digits = 1;
	while (value >= power(digits)) digits++;
	return digits;
}

/** The last digit of the sum of two whole numbers. Only the first one is large. */
function lastDigit(large: number, small: number): number {
	const rest = large - Math.floor(large / LOW_BASE) * LOW_BASE + small;
	// `%` calls a function for doubles.
	return rest - Math.floor(rest / 10) * 10;
}

/** Writes a whole number in a number of digits, with zeros in front. */
function putPadded(target: DataView, start: number, value: number, digits: number, { full }: Digits): void {
	let rest = value;
	let at = start + digits;
	while (at - start >= 3) {
		const high = Math.floor(rest / 1000);
		at -= 3;
		const word = full[rest - high * 1000] ?? 0;
		target.setUint16(at, word, true);
		target.setUint8(at + 2, word >>> 16);
		rest = high;
	}
	const word = full[rest] ?? 0;
	if (at - start === 2) target.setUint16(start, word >>> 8, true);
	else if (at - start === 1) target.setUint8(start, word >>> 16);
}
