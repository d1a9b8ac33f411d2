import { ZstdDamage } from './damage.ts';

/**
 * Finds where a bit stream that is read backwards begins: at the highest bit set of its last byte, which is itself no data
 * (RFC 8878, section 4.1).
 * @param view the block
 * @param start offset of the stream
 * @param end offset past it
 * @returns the position past its first bit, counted in bits from the block's start
 */
export function startOfBits(view: DataView, start: number, end: number): number {
	const last = end > start ? view.getUint8(end - 1) : 0;
	if (last === 0) throw new ZstdDamage('a bit stream without a beginning');
	return end * 8 - 8 + (31 - Math.clz32(last));
}

/** As many bits as one look at a word gives, wherever in a byte they start. */
export const MOST_BITS = 25;

/**
 * Reads bits.
 * @param view the block
 * @param position of the lowest of them, in bits from the block's start
 * @param count how many, at most {@link MOST_BITS}
 * @returns them, as a number
 */
export function bitsAt(view: DataView, position: number, count: number): number {
	return (view.getUint32(position >>> 3, true) >>> (position & 7)) & ((1 << count) - 1);
}

/**
 * Reads more bits than {@link bitsAt} can: it is slower.
 * @param view the block
 * @param position of the lowest of them, in bits from the block's start
 * @param count how many, from 16 to 32
 * @returns them, as a number
 */
export function wideBitsAt(view: DataView, position: number, count: number): number {
	return bitsAt(view, position + 16, count - 16) * 65536 + bitsAt(view, position, 16);
}
