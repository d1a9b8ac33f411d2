const BASE = 1000;
const BYTE = 8;
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
	for (let i = 0; i < BASE; i++) {
		const three = 0x303030 + Math.floor(i / 100) + ((Math.floor(i / 10) % 10) << BYTE) + ((i % 10) << (2 * BYTE));
		const count = i < 10 ? 1 : i < 100 ? 2 : 3;
		full[i] = three;
		short[i] = (three >>> (BYTE * (3 - count))) | (count << COUNT);
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
