import type { Pixels } from '@tilewright/render-node';

/** Resizes a picture: each pixel is the mean of the pixels that it covers, with colors weighted by alpha. */
export function resized(picture: Pixels, { width, height }: { readonly width: number; readonly height: number }): Pixels {
	const data = new Uint8Array(width * height * 4);
	for (let y = 0; y < height; y++) {
		const rows = covered(y, height, picture.height);
		for (let x = 0; x < width; x++) data.set(mean(picture, covered(x, width, picture.width), rows), (y * width + x) * 4);
	}
	return { width, height, data };
}

type Range = readonly [from: number, to: number];

function covered(at: number, count: number, of: number): Range {
	const from = Math.min(of - 1, Math.floor((at * of) / count));
	return [from, Math.max(from + 1, Math.floor(((at + 1) * of) / count))];
}

function mean({ data, width }: Pixels, [left, right]: Range, [top, bottom]: Range): number[] {
	let [red, green, blue, alpha] = [0, 0, 0, 0];
	for (let y = top; y < bottom; y++) {
		for (let at = (y * width + left) * 4; at < (y * width + right) * 4; at += 4) {
			const weight = data[at + 3] ?? 0;
			red += (data[at] ?? 0) * weight;
			green += (data[at + 1] ?? 0) * weight;
			blue += (data[at + 2] ?? 0) * weight;
			alpha += weight;
		}
	}
	if (alpha === 0) return [0, 0, 0, 0];
	return [red / alpha, green / alpha, blue / alpha, alpha / ((right - left) * (bottom - top))].map(Math.round);
}
