import { truncated } from './fault.ts';

/** The bits of a stream, the lowest of each byte first. */
export interface BitStream {
	readonly bytes: Uint8Array;
	/** The index of the next byte to read. */
	at: number;
	/** The bits that were read ahead, and their number. After the end of the bytes they are zeros. */
	held: number;
	count: number;
}

/** Returns at least 16 bits without removing them from the stream. */
export function peek(stream: BitStream): number {
	while (stream.count < 16) {
		stream.held |= (stream.bytes[stream.at++] ?? 0) << stream.count;
		stream.count += 8;
	}
	return stream.held;
}

/**
 * Removes bits from the stream.
 * @throws InflateFault if they are past the end
 */
export function skip(stream: BitStream, count: number): void {
	stream.held >>>= count;
	stream.count -= count;
	if (stream.at > stream.bytes.length && stream.at * 8 - stream.count > stream.bytes.length * 8) throw truncated();
}

/**
 * Reads up to 16 bits.
 * @throws InflateFault if the stream has fewer
 */
export function take(stream: BitStream, count: number): number {
	const value = peek(stream) & ((1 << count) - 1);
	skip(stream, count);
	return value;
}

/** Skips the rest of the byte, and returns bytes that were read ahead to the stream. */
export function alignToByte(stream: BitStream): void {
	stream.at -= stream.count >> 3;
	stream.held = 0;
	stream.count = 0;
}
