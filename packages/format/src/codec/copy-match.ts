/** From this length on, calling a built-in copy is faster. */
const LONG = 48;

/**
 * Repeats bytes that were written before. The source may overlap the target: then the new bytes are repeated as well.
 * @param bytes the output
 * @param to offset at which to write; there is room for `length` bytes
 * @param distance how far back the source starts: at least 1, at most `to`
 * @param length how many bytes to write
 */
export function copyMatch(bytes: Uint8Array, to: number, distance: number, length: number): void {
	const end = to + length;
	if (length < LONG) {
		for (let from = to - distance; to < end; ) bytes[to++] = bytes[from++] ?? 0;
	} else if (distance === 1) {
		bytes.fill(bytes[to - 1] ?? 0, to, end);
	} else {
		const from = to - distance;
		// Each round copies everything written so far, so a short pattern doubles.
		while (to < end) {
			const part = Math.min(end - to, to - from);
			bytes.copyWithin(to, from, from + part);
			to += part;
		}
	}
}
