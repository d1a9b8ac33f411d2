/** Thrown by the parts of the zstd decoder for a broken block. `decode.ts` catches it and returns a failure. */
export class ZstdDamage extends Error {
	override readonly name = 'ZstdDamage';
}
