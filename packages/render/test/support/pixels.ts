import type { Decoded, Platform } from '../../src/platform/platform.ts';

/** The pixels of a picture: four bytes each, for red, green, blue and alpha. */
export function bytesOf<Source>({ source, width, height }: Decoded<Source>, platform: Platform<Source>): Uint8ClampedArray {
	const { context } = platform.surface(width, height);
	context.drawImage(source, 0, 0, width, height, 0, 0, width, height);
	return context.getImageData(0, 0, width, height).data;
}

/** The largest difference between two pixels in any channel, with premultiplied colors. */
function distanceAt(a: Uint8ClampedArray, b: Uint8ClampedArray, at: number): number {
	const [alpha = 0, other = 0] = [a[at + 3], b[at + 3]];
	let most = Math.abs(alpha - other);
	for (let i = at; i < at + 3; i++) most = Math.max(most, Math.abs(((a[i] ?? 0) * alpha - (b[i] ?? 0) * other) / 255));
	return most;
}

/** The pixels that differ by more than `rounding`, as the index of their first byte. */
export function differing(a: Uint8ClampedArray, b: Uint8ClampedArray, rounding: number): number[] {
	const found: number[] = [];
	for (let at = 0; at < Math.max(a.length, b.length); at += 4) if (distanceAt(a, b, at) > rounding) found.push(at);
	return found;
}
