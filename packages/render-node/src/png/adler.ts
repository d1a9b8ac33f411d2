const BASE = 65_521;

/** The Adler-32 checksum of nothing. */
export const ADLER_OF_NOTHING = 1;

/**
 * The Adler-32 checksum of two runs of bytes, one behind the other, from theirs.
 *
 * @param length - of the second, in bytes
 */
export function adlerOfBoth(first: number, second: number, length: number): number {
	const count = length % BASE;
	const sum = ((first & 0xffff) + (second & 0xffff) + BASE - 1) % BASE;
	const sums = (count * (first & 0xffff) + (first >>> 16) + (second >>> 16) + BASE - count) % BASE;
	return sums * 65_536 + sum;
}
