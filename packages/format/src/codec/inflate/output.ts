/** The best that deflate can do: 258 bytes from two bits. */
const BEST_RATIO = 1032;
/** The memory reserved at first, as a multiple of the input: more than tile layers usually need. Memory that is not touched costs nothing. */
const FIRST_RATIO = 64;
const FIRST_ROOM = 2 ** 24;

/** Thrown when the output exceeds the caller's limit. */
export class TooLong extends Error {}

/** The bytes so far, in memory that grows up to a limit. */
export interface Output {
	bytes: Uint8Array;
	length: number;
	readonly most: number;
}

export function startOutput(inputLength: number, limit: number): Output {
	const most = Math.min(limit, inputLength * BEST_RATIO);
	return { bytes: new Uint8Array(Math.min(most, Math.max(FIRST_ROOM, inputLength * FIRST_RATIO))), length: 0, most };
}

/** Makes room for more bytes. */
export function reserve(output: Output, more: number): void {
	const needed = output.length + more;
	if (needed <= output.bytes.length) return;
	if (needed > output.most) throw new TooLong();
	const larger = new Uint8Array(Math.min(output.most, Math.max(needed, output.bytes.length * 4)));
	larger.set(output.bytes.subarray(0, output.length));
	output.bytes = larger;
}
