/** The bytes of a block. */
export const BLOCK = 0x100000;

/** The most blocks that are kept. */
const MOST = 32;

/**
 * The blocks of documents that are written: the next document uses them. For each new block, engines come nearer to collecting all garbage,
 * for which they look through all that is alive.
 */
let spare: Uint8Array<ArrayBuffer>[] = [];
let isUsed = false;
let collections: FinalizationRegistry<undefined> | undefined;

/** A block with any content. */
export const takeBlock = (): Uint8Array<ArrayBuffer> => spare.pop() ?? new Uint8Array(BLOCK);

/**
 * Takes blocks back, which must not be used afterwards. They are given up if all garbage is collected twice, and no document was written in
 * between: then the program does something else.
 */
export function giveBack(blocks: readonly Uint8Array<ArrayBuffer>[]): void {
	if (blocks.length === 0) return;
	for (const block of blocks) if (spare.length < MOST) spare.push(block);
	isUsed = true;
	if (collections !== undefined) return;
	collections = new FinalizationRegistry(() => {
		if (isUsed) awaitCollection();
		else {
			spare = [];
			collections = undefined;
		}
		isUsed = false;
	});
	awaitCollection();
}

/** An object that nothing refers to is gone when all garbage is collected. */
function awaitCollection(): void {
	collections?.register({}, undefined);
}
