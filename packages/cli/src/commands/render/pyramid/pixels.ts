/** A square of pixels: RGBA, not premultiplied, 4 bytes each. */
export interface Square {
	/** Width and height. */
	readonly size: number;
	readonly data: Uint8Array;
}

/** A transparent square. */
export const emptySquare = (size: number): Square => ({ size, data: new Uint8Array(size * size * 4) });

/** Whether all pixels are transparent. */
export function isEmpty(square: Square): boolean {
	const pixels = pixelsOf(square);
	for (let at = 0; at < pixels.length; at++) if (pixels[at] !== 0) return false;
	return true;
}

/** A square part of a square. */
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
 * Copies a square into another at half its size: each pixel is the mean of four. Colors are weighted by alpha, as transparent pixels
 * have no color.
 */
export function halveInto(from: Square, to: Square, x: number, y: number): void {
	const [source, target] = [pixelsOf(from), pixelsOf(to)];
	const half = from.size >> 1;
	for (let j = 0; j < half; j++) {
		let upper = 2 * j * from.size;
		let out = (y + j) * to.size + x;
		for (let i = 0; i < half; i++) {
			const a = source[upper] ?? 0;
			const b = source[upper + 1] ?? 0;
			const c = source[upper + from.size] ?? 0;
			const d = source[upper + from.size + 1] ?? 0;
			target[out] = (a & b & c & d) >>> 24 === 255 ? opaqueMean(a, b, c, d) : mean(a, b, c, d);
			upper += 2;
			out++;
		}
	}
}

/** The pixels as numbers with alpha as the highest byte: all platforms of the canvas are little-endian. */
const pixelsOf = ({ data }: Square): Uint32Array => new Uint32Array(data.buffer, data.byteOffset, data.length >> 2);

/** Adds two channels at once: their sums fit into one number. */
function opaqueMean(a: number, b: number, c: number, d: number): number {
	const evens = (a & EVENS) + (b & EVENS) + (c & EVENS) + (d & EVENS) + 0x00020002;
	const greens = ((a >>> 8) & 0xff) + ((b >>> 8) & 0xff) + ((c >>> 8) & 0xff) + ((d >>> 8) & 0xff) + 2;
	return 0xff000000 | ((evens >>> 2) & EVENS) | ((greens << 6) & 0xff00);
}

/** Red and blue. */
const EVENS = 0x00ff00ff;

function mean(a: number, b: number, c: number, d: number): number {
	const [a4, b4, c4, d4] = [a >>> 24, b >>> 24, c >>> 24, d >>> 24];
	const alpha = a4 + b4 + c4 + d4;
	if (alpha === 0) return 0;
	let made = (alpha + 2) >> 2;
	for (let shift = 16; shift >= 0; shift -= 8) {
		const sum = ((a >>> shift) & 0xff) * a4 + ((b >>> shift) & 0xff) * b4 + ((c >>> shift) & 0xff) * c4 + ((d >>> shift) & 0xff) * d4;
		made = (made << 8) | Math.round(sum / alpha);
	}
	return made;
}
