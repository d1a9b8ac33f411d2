import { pngOf } from './png.ts';

/** A picture in which adjacent pixels differ. Some are transparent and, if requested, some are translucent. */
export function noisePng(width: number, height: number, translucent: boolean): Uint8Array {
	const rows = Array.from({ length: height }, (_, y) =>
		Array.from({ length: width }, (_, x) => {
			const value = (x * 73_856_093) ^ (y * 19_349_663);
			const alpha = (value >>> 7) % 5 === 0 ? 0 : translucent && (value >>> 3) % 3 === 0 ? 128 : 255;
			return alpha === 0 ? [0, 0, 0, 0] : [(value >>> 2) & 255, (value >>> 9) & 255, (x * 16 + y) & 255, alpha];
		}).flat(),
	);
	return pngOf({ width, height, depth: 8, type: 6, rows });
}
