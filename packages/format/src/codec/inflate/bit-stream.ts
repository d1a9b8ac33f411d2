import { truncated } from './fault.ts';

/** The bits of a stream, the lowest of each byte first. */
export interface BitStream {
	readonly bytes: Uint8Array;
	/** The next byte to be held. */
	at: number;
	/** Bits that were read ahead, and how many. Past the end of the bytes they are zeros. */
	held: number;
	count: number;
}

/** At least 16 bits, which stay in the stream. */
export function peek(stream: BitStream): number {
	while (stream.count < 16) {
		stream.held |= (stream.bytes[stream.at++] ?? 0) << stream.count;
		stream.count += 8;
	}
	return stream.held;
}

/**
 * Leaves out bits that were looked at.
 * @throws InflateFault if they are past the end
 */
export function skip(stream: BitStream, count: number): void {
	stream.held >>>= count;
	stream.count -= count;
	if (stream.at > stream.bytes.length && stream.at * 8 - stream.count > stream.bytes.length * 8) throw truncated();
}

/**
 * Takes up to 16 bits.
 * @throws InflateFault if they are not there
 */
export function take(stream: BitStream, count: number): number {
	const value = peek(stream) & ((1 << count) - 1);
	skip(stream, count);
	return value;
}

/** Leaves out the rest of the byte, and gives back what was read ahead. */
export function alignToByte(stream: BitStream): void {
	stream.at -= stream.count >> 3;
	stream.held = 0;
	stream.count = 0;
}
