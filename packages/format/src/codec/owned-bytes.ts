/**
 * Makes plain bytes of a buffer that a platform gave. They keep no much larger memory alive, and share none with strangers.
 * @param buffer maybe a Node Buffer, maybe a part of something larger
 * @returns the same bytes, copied only if they lie in something larger
 */
export function ownedBytes(buffer: Uint8Array): Uint8Array {
	const bytes = new Uint8Array(buffer.buffer, buffer.byteOffset, buffer.byteLength);
	return bytes.buffer.byteLength - bytes.byteLength > bytes.byteLength / 8 ? bytes.slice() : bytes;
}
