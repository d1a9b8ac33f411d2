/** How the parts of the zstd decoder give up on a broken block. It never leaves `decode.ts`, which makes a value of it. */
export class ZstdDamage extends Error {
	override readonly name = 'ZstdDamage';
}
