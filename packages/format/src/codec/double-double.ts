/** Splits a double into halves, whose products are exact. */
const SPLITTER = 2 ** 27 + 1;
/** More than the error of a correction, relative to it. */
const ERROR = 2 ** -45;

/** The powers of ten that a double holds exactly. */
export const EXACT_POWERS: readonly number[] = /* @__PURE__ */ Array.from({ length: 23 }, (_, i) => Number(`1e${i}`));

/** The rounding error of the product of two doubles, exactly: Dekker's algorithm. */
export function lackOf(product: number, a: number, b: number): number {
	const highA = highHalf(a);
	const highB = highHalf(b);
	const lowA = a - highA;
	const lowB = b - highB;
	return highA * highB - product + highA * lowB + lowA * highB + lowA * lowB;
}

function highHalf(value: number): number {
	const large = SPLITTER * value;
	return large - (large - value);
}

/**
 * The double nearest to `(whole + more) / divisor`.
 *
 * @param more - much less than `whole`
 * @returns `undefined` where that is too near the middle of two doubles
 */
export function nearestTo(whole: number, more: number, divisor: number): number | undefined {
	const quotient = whole / divisor;
	const multiple = quotient * divisor;
	const correction = (whole - multiple - lackOf(multiple, quotient, divisor) + more) / divisor;
	const result = quotient + correction * (1 + ERROR);
	return result === quotient + correction * (1 - ERROR) ? result : undefined;
}
