/**
 * Converts a buffer of a platform to a plain Uint8Array that does not keep much more memory alive.
 * @param buffer may be a Node Buffer, or a part of a larger buffer
 * @returns the same bytes, copied only if the buffer is much larger
 */
export function ownedBytes(buffer: Uint8Array): Uint8Array {
	const bytes = new Uint8Array(buffer.buffer, buffer.byteOffset, buffer.byteLength);
	return bytes.buffer.byteLength - bytes.byteLength > bytes.byteLength / 8 ? bytes.slice() : bytes;
}
