/** Whether the first byte of a number in memory is its lowest, as nearly everywhere. Tile data is little-endian (rule L1). */
export const HOST_IS_LITTLE_ENDIAN = /* @__PURE__ */ isLittleEndian();

function isLittleEndian(): boolean {
	return new Uint8Array(Uint16Array.of(1).buffer)[0] === 1;
}

/**
 * Reads tile ids from decoded tile data.
 * @param bytes little-endian 32-bit ids; the caller has checked the size, so up to three extra bytes at the end are ignored
 * @returns the ids, which share memory with `bytes` if the platform allows it
 */
export function bytesToGids(bytes: Uint8Array): Uint32Array {
	const count = Math.floor(bytes.length / 4);
	if (!HOST_IS_LITTLE_ENDIAN) return readGids(bytes);
	if (bytes.byteOffset % 4 === 0) return new Uint32Array(bytes.buffer, bytes.byteOffset, count);
	const gids = new Uint32Array(count);
	new Uint8Array(gids.buffer).set(bytes.subarray(0, count * 4));
	return gids;
}

/**
 * Writes tile ids as the bytes of tile data.
 * @param gids global tile ids with their flags
 * @returns four bytes for each, little-endian; they share memory with `gids` if the platform allows it
 */
export function gidsToBytes(gids: Uint32Array): Uint8Array {
	return HOST_IS_LITTLE_ENDIAN ? new Uint8Array(gids.buffer, gids.byteOffset, gids.byteLength) : writeGids(gids);
}

/**
 * {@link bytesToGids} for big-endian platforms. Exported for tests on other platforms.
 * @param bytes little-endian 32-bit ids
 * @returns the ids, in new memory
 */
export function readGids(bytes: Uint8Array): Uint32Array {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	return Uint32Array.from({ length: Math.floor(bytes.length / 4) }, (_, index) => view.getUint32(index * 4, true));
}

/**
 * {@link gidsToBytes} for big-endian platforms. Exported for tests on other platforms.
 * @param gids global tile ids with their flags
 * @returns four bytes for each, in new memory
 */
export function writeGids(gids: Uint32Array): Uint8Array {
	const bytes = new Uint8Array(gids.length * 4);
	const view = new DataView(bytes.buffer);
	for (const [index, gid] of gids.entries()) view.setUint32(index * 4, gid, true);
	return bytes;
}
