import { EXACT_POWERS, lackOf, nearestTo } from '../../../codec/double-double.ts';

/** Tests compare decimals with up to this many further digits with what the engine reads. */
const MOST = 6;

/**
 * The double nearest to a decimal with more digits than a double has. It is computed with twice the digits of a double, which takes a
 * quarter of the time of `Number` with the string that it needs.
 *
 * @param first - a whole number of the first 15 digits, from the first that is not 0
 * @param rest - a whole number of the other digits
 * @param count - the count of the other digits
 * @param divisor - the power of ten of all digits behind the point, which is exact
 * @returns `undefined` where it is too near the middle of two doubles, or there are too many digits
 */
export function longDecimal(first: number, rest: number, count: number, divisor: number): number | undefined {
	const factor = EXACT_POWERS[count];
	if (factor === undefined || count > MOST) return undefined;
	// The digits are `whole + more`, exactly.
	const product = first * factor;
	const whole = product + rest;
	return nearestTo(whole, rest - (whole - product) + lackOf(product, first, factor), divisor);
}
