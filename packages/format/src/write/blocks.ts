/** The bytes of a block. */
export const BLOCK = 0x100000;

/**
 * The blocks of documents that are written: the next document uses them, unless the engine needs their memory before. For each new block,
 * engines come nearer to collecting all garbage.
 */
let spare: WeakRef<Uint8Array<ArrayBuffer>[]> | undefined;

/** A block with any content. */
export const takeBlock = (): Uint8Array<ArrayBuffer> => spare?.deref()?.pop() ?? new Uint8Array(BLOCK);

/** Takes blocks back, which must not be used afterwards. */
export function giveBack(blocks: readonly Uint8Array<ArrayBuffer>[]): void {
	if (blocks.length === 0) return;
	const known = spare?.deref() ?? [];
	for (const block of blocks) known.push(block);
	spare = new WeakRef(known);
}
