/** The largest prime below 2¹⁶, and how many bytes can be summed before the sums must be reduced. */
const ADLER_BASE = 65521;
const ADLER_RUN = 3800;

/** The checksum of a zlib stream (RFC 1950). */
export function adler32(bytes: Uint8Array): number {
	let low = 1;
	let high = 0;
	for (let at = 0; at < bytes.length; ) {
		const end = Math.min(at + ADLER_RUN, bytes.length);
		for (; at < end; at++) high += low += bytes[at] ?? 0;
		low %= ADLER_BASE;
		high %= ADLER_BASE;
	}
	return high * 65536 + low;
}

let crcTable: Int32Array | undefined;

/** The checksum of a gzip stream (RFC 1952). */
export function crc32(bytes: Uint8Array): number {
	crcTable ??= Int32Array.from({ length: 256 }, (_, byte) => {
		let value = byte;
		for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
		return value;
	});
	const table = crcTable;
	let checksum = -1;
	for (let at = 0; at < bytes.length; at++) checksum = (checksum >>> 8) ^ (table[(checksum ^ (bytes[at] ?? 0)) & 255] ?? 0);
	return ~checksum >>> 0;
}
