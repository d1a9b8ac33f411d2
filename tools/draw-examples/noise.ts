/** A number in [0, 1) that depends only on its arguments: the only "randomness" of the example world. */
export function hash(x: number, y: number, seed = 0): number {
	let h = Math.imul(x | 0, 0x27d4eb2d) ^ Math.imul(y | 0, 0x165667b1) ^ Math.imul(seed | 0, 0x9e3779b1);
	h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
	h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
	return ((h ^ (h >>> 16)) >>> 0) / 0x100000000;
}

function mod(value: number, by: number): number {
	return ((value % by) + by) % by;
}

/**
 * Smooth value noise in [0, 1) on a grid of whole numbers.
 * @param period after how many grid steps the noise repeats; needed for patterns that must tile
 */
export function noise(x: number, y: number, seed = 0, period = 65536): number {
	const x0 = Math.floor(x);
	const y0 = Math.floor(y);
	const ease = (t: number): number => t * t * (3 - 2 * t);
	const u = ease(x - x0);
	const v = ease(y - y0);
	const at = (dx: number, dy: number): number => hash(mod(x0 + dx, period), mod(y0 + dy, period), seed);
	const top = at(0, 0) + (at(1, 0) - at(0, 0)) * u;
	const bottom = at(0, 1) + (at(1, 1) - at(0, 1)) * u;
	return top + (bottom - top) * v;
}

const bayer = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5];

/** Ordered dithering: whether a pixel gets the second color if `amount` (0 to 1) of an area has it. */
export function dither(x: number, y: number, amount: number): boolean {
	return amount > ((bayer[mod(y, 4) * 4 + mod(x, 4)] ?? 0) + 0.5) / 16;
}
