/** Writes bits, the lowest first, as deflate orders them. */
export interface BitWriter {
	readonly bytes: Uint8Array;
	/** The offset of the next byte. */
	at: number;
	/** Bits that do not fill a byte yet. */
	held: number;
	/** How many these are: up to 7. */
	count: number;
}

/** Writes the lowest bits of a value: up to 16. */
export function writeBits(writer: BitWriter, value: number, length: number): void {
	writer.held |= value << writer.count;
	writer.count += length;
	for (; writer.count >= 8; writer.count -= 8) {
		writer.bytes[writer.at++] = writer.held;
		writer.held >>>= 8;
	}
}

/** Fills the last byte with zeros. */
export function endByte(writer: BitWriter): void {
	writeBits(writer, 0, -writer.count & 7);
}
