const ZERO = 0x30;
const NINE = 0x39;
const MOST = 0xffffffff;

/** Reads one whole number from 0 to 2^32-1 without leading zeros, whatever follows it. */
export function readNumber(bytes: Uint8Array, start: number): { readonly value: number; readonly end: number } | undefined {
	let value = 0;
	let end = start;
	for (let byte = bytes[end] ?? 0; byte >= ZERO && byte <= NINE && value <= MOST; byte = bytes[++end] ?? 0)
		value = value * 10 + (byte - ZERO);
	const hasZero = bytes[start] === ZERO && end > start + 1;
	return end === start || hasZero || value > MOST ? undefined : { value, end };
}
