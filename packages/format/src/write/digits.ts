const BASE = 1000;
const TEN = 10;
const BYTE = 8;
export const ZERO = 0x30;
export const POINT = 0x2e;
/** Three digits fill three bytes; the highest byte has their count. */
const COUNT = 24;

/** The digits of the numbers below 1000 as bytes, the first one lowest. */
export interface Digits {
	/** Without zeros in front; the highest byte has their count. */
	readonly short: Uint32Array;
	/** With zeros in front. */
	readonly full: Uint32Array;
}

let digits: Digits | undefined;

/** The digits, computed once. */
export function digitTable(): Digits {
	if (digits !== undefined) return digits;
	const short = new Uint32Array(BASE);
	const full = new Uint32Array(BASE);
	let i = 0;
	for (let high = ZERO; high < ZERO + TEN; high++) {
		for (let middle = ZERO; middle < ZERO + TEN; middle++) {
			const two = high | (middle << BYTE);
			for (let low = ZERO; low < ZERO + TEN; low++) {
				const three = two | (low << (2 * BYTE));
				full[i] = three;
				short[i++] = three | (3 << COUNT);
			}
		}
	}
	for (i = 0; i < 100; i++) {
		const count = i < TEN ? 1 : 2;
		short[i] = ((full[i] ?? 0) >>> (BYTE * (3 - count))) | (count << COUNT);
	}
	digits = { short, full };
	return digits;
}

/**
 * Writes the digits of a whole number, which is 0 or more. It writes four bytes at a time, so there must be room for three bytes more.
 *
 * @returns the offset after the last digit
 */
export function putNumber(target: DataView, start: number, value: number, table: Digits): number {
	if (value >= BASE) return putLarge(target, start, value, table);
	const word = table.short[value] ?? 0;
	target.setUint32(start, word, true);
	return start + (word >>> COUNT);
}

function putLarge(target: DataView, start: number, value: number, table: Digits): number {
	const high = Math.floor(value / BASE);
	const at = putNumber(target, start, high, table);
	target.setUint32(at, table.full[value - high * BASE] ?? 0, true);
	return at + 3;
}

/** Writes a number of thousandths in the same way, as a decimal. It must not be whole. */
export function putDecimal(target: DataView, start: number, thousandths: number, table: Digits): number {
	const whole = Math.floor(thousandths / BASE);
	const rest = thousandths - whole * BASE;
	const at = putNumber(target, start, whole, table);
	target.setUint8(at, POINT);
	target.setUint32(at + 1, table.full[rest] ?? 0, true);
	return at + (rest % TEN !== 0 ? 4 : rest % (TEN * TEN) !== 0 ? 3 : 2);
}
