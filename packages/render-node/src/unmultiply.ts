/** Divides colors by their alpha, in place: one number a pixel, alpha highest. What is opaque or transparent stays. */
export function unmultiply(pixels: Int32Array): void {
	for (let i = 0; i < pixels.length; i++) {
		const color = pixels[i] ?? 0;
		const alpha = color >>> 24;
		if (alpha === 0 || alpha === 255) continue;
		const half = alpha >> 1;
		const low = Math.min(255, (((color & 255) * 255 + half) / alpha) | 0);
		const middle = Math.min(255, ((((color >>> 8) & 255) * 255 + half) / alpha) | 0);
		const high = Math.min(255, ((((color >>> 16) & 255) * 255 + half) / alpha) | 0);
		pixels[i] = (alpha << 24) | (high << 16) | (middle << 8) | low;
	}
}
