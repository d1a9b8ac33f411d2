/** A square of pixels: RGBA, not premultiplied, 4 bytes each. */
export interface Square {
	/** Width and height. */
	readonly size: number;
	readonly data: Uint8Array;
}

/** A transparent square. */
export const emptySquare = (size: number): Square => ({ size, data: new Uint8Array(size * size * 4) });

/** Whether nothing is seen of it. */
export function isEmpty({ data }: Square): boolean {
	const pixels = new Uint32Array(data.buffer, data.byteOffset, data.length >> 2);
	for (let at = 0; at < pixels.length; at++) if (pixels[at] !== 0) return false;
	return true;
}

/** The part of a square that is a square itself. */
export function cutSquare({ size, data }: Square, x: number, y: number, part: number): Square {
	const cut = emptySquare(part);
	const length = part * 4;
	for (let row = 0; row < part; row++) {
		const from = ((y + row) * size + x) * 4;
		cut.data.set(data.subarray(from, from + length), row * length);
	}
	return cut;
}

/**
 * Puts a square, half as large, into another: each pixel is the mean of four. What is transparent has no color of its own, so colors
 * count by their alpha.
 */
export function halveInto(from: Square, to: Square, x: number, y: number): void {
	const { data } = from;
	const row = from.size * 4;
	const half = from.size >> 1;
	for (let j = 0; j < half; j++) {
		let at = 2 * j * row;
		let out = ((y + j) * to.size + x) * 4;
		for (let i = 0; i < half; i++) {
			mean(data, at, at + row, to.data, out);
			at += 8;
			out += 4;
		}
	}
}

/** @param a - of the upper left pixel; the right one is beside it. `b`: of the lower left one */
function mean(data: Uint8Array, a: number, b: number, to: Uint8Array, out: number): void {
	const a1 = data[a + 3] ?? 0;
	const a2 = data[a + 7] ?? 0;
	const a3 = data[b + 3] ?? 0;
	const a4 = data[b + 7] ?? 0;
	const alpha = a1 + a2 + a3 + a4;
	if (alpha === 0) return;
	if (alpha === 4 * 255) {
		for (let c = 0; c < 3; c++)
			to[out + c] = ((data[a + c] ?? 0) + (data[a + 4 + c] ?? 0) + (data[b + c] ?? 0) + (data[b + 4 + c] ?? 0) + 2) >> 2;
	} else {
		for (let c = 0; c < 3; c++) {
			const sum = (data[a + c] ?? 0) * a1 + (data[a + 4 + c] ?? 0) * a2 + (data[b + c] ?? 0) * a3 + (data[b + 4 + c] ?? 0) * a4;
			to[out + c] = Math.round(sum / alpha);
		}
	}
	to[out + 3] = (alpha + 2) >> 2;
}
