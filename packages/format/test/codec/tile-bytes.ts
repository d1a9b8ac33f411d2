import fc from 'fast-check';

/** Bytes as in tile layers: ids from a small set, mostly repeated, some with flags. */
const tileBytes: fc.Arbitrary<Uint8Array> = fc
	.array(fc.tuple(fc.constantFrom(0, 1, 2, 300, 0x80000001, 0x60000010), fc.integer({ min: 1, max: 60 })), { maxLength: 60 })
	.map((runs) => new Uint8Array(Uint32Array.from(runs.flatMap(([gid, count]) => Array.from({ length: count }, () => gid))).buffer));

/** Bytes as in tile layers, or any bytes. */
export const anyBytes: fc.Arbitrary<Uint8Array> = fc.oneof(tileBytes, fc.uint8Array({ maxLength: 3000 }));

/**
 * Makes bytes that are hard to compress, always the same.
 * @param length the number of bytes
 * @param values the number of different bytes
 */
export function noise(length: number, values = 256): Uint8Array {
	let state = 1;
	return Uint8Array.from({ length }, () => {
		state = (Math.imul(state, 1103515245) + 12345) >>> 0;
		return (state >>> 16) % values;
	});
}

/** Decodes base64 from the source of a test, with the platform's decoder. */
export function fromBase64(text: string): Uint8Array {
	return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

/** The layer in the files below: 8 × 4 tiles, three of them flipped. */
export const layer: Uint8Array = new Uint8Array(
	Uint32Array.of(
		...[1, 2, 3, 4, 5, 6, 7, 8],
		...[0x80000001, 0x40000002, 0x20000003, 0, 0, 0, 0, 0],
		...[9, 9, 9, 9, 9, 9, 9, 9],
		...[10, 11, 12, 13, 14, 15, 16, 17],
	).buffer,
);
