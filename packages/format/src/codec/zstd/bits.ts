import { ZstdDamage } from './damage.ts';

/**
 * Finds where a bit stream that is read backwards begins: at the highest set bit of its last byte, which is not data itself
 * (RFC 8878, section 4.1).
 * @param view the block
 * @param start offset of the stream
 * @param end offset past it
 * @returns the position after its first bit, in bits from the block's start
 */
export function startOfBits(view: DataView, start: number, end: number): number {
	const last = end > start ? view.getUint8(end - 1) : 0;
	if (last === 0) throw new ZstdDamage('a bit stream without a beginning');
	return end * 8 - 8 + (31 - Math.clz32(last));
}

/** The number of bits that one word always contains, wherever in a byte they start. */
export const MOST_BITS = 25;

/**
 * Reads bits.
 * @param view the block
 * @param position of the lowest bit, in bits from the block's start
 * @param count the number of bits, at most {@link MOST_BITS}
 * @returns the bits as a number
 */
export function bitsAt(view: DataView, position: number, count: number): number {
	return (view.getUint32(position >>> 3, true) >>> (position & 7)) & ((1 << count) - 1);
}

/**
 * Reads more bits than {@link bitsAt} can, but is slower.
 * @param view the block
 * @param position of the lowest bit, in bits from the block's start
 * @param count the number of bits, from 16 to 32
 * @returns the bits as a number
 */
export function wideBitsAt(view: DataView, position: number, count: number): number {
	return bitsAt(view, position + 16, count - 16) * 65536 + bitsAt(view, position, 16);
}
