import fc from 'fast-check';

/** Bytes as tile layers hold them: ids from a small set, mostly repeated, some with flags. */
const tileBytes: fc.Arbitrary<Uint8Array> = fc
	.array(fc.tuple(fc.constantFrom(0, 1, 2, 300, 0x80000001, 0x60000010), fc.integer({ min: 1, max: 60 })), { maxLength: 60 })
	.map((runs) => new Uint8Array(Uint32Array.from(runs.flatMap(([gid, count]) => Array.from({ length: count }, () => gid))).buffer));

/** Either of those, or any bytes. */
export const anyBytes: fc.Arbitrary<Uint8Array> = fc.oneof(tileBytes, fc.uint8Array({ maxLength: 3000 }));

/**
 * Makes bytes that are hard to compress, the same ones each time.
 * @param length how many
 * @param values how many different ones
 */
export function noise(length: number, values = 256): Uint8Array {
	let state = 1;
	return Uint8Array.from({ length }, () => {
		state = (Math.imul(state, 1103515245) + 12345) >>> 0;
		return (state >>> 16) % values;
	});
}

/** Turns base64 from a test's source into bytes, by the platform's own means. */
export function fromBase64(text: string): Uint8Array {
	return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

/** The layer that the files below hold: 8 × 4 tiles, three of them flipped. */
export const layer: Uint8Array = new Uint8Array(
	Uint32Array.of(
		...[1, 2, 3, 4, 5, 6, 7, 8],
		...[0x80000001, 0x40000002, 0x20000003, 0, 0, 0, 0, 0],
		...[9, 9, 9, 9, 9, 9, 9, 9],
		...[10, 11, 12, 13, 14, 15, 16, 17],
	).buffer,
);
