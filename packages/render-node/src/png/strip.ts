/** Some rows of a picture, from its left to its right edge. */
export interface Strip {
	/** RGBA, not premultiplied, 4 bytes a pixel. */
	readonly data: Uint8Array | Uint8ClampedArray;
	/** Number of rows. */
	readonly height: number;
}

/** Whether every pixel is transparent black. */
export function isBlank({ data }: Strip): boolean {
	const words = new Uint32Array(data.buffer, data.byteOffset, data.length >> 2);
	for (let at = 0; at < words.length; at++) if (words[at] !== 0) return false;
	return true;
}

/**
 * The rows as a PNG has them: a byte before each, 0, says that its bytes are as they are. Filters make pictures of tiles larger:
 * measured, a tenth to a third, as deflate no longer finds the tiles that repeat.
 *
 * @param length - of a row, in bytes
 */
export function unfilteredRows(data: Uint8Array | Uint8ClampedArray, length: number, rows: Uint8Array): void {
	let to = 0;
	for (let from = 0; from < data.length; from += length) {
		rows[to] = 0;
		rows.set(data.subarray(from, from + length), to + 1);
		to += length + 1;
	}
}
