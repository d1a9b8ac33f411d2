/** A color as engines take it. */
export interface Color {
	/** Red, green and blue, as `0xRRGGBB`. */
	readonly rgb: number;
	/** From 0, invisible, to 1. */
	readonly alpha: number;
}

/**
 * A color of the format as engines take it.
 *
 * @param text - `#RRGGBB` or `#AARRGGBB`
 * @returns `undefined` if it is no color
 * @example colorOf('#80ff0000') // { rgb: 0xff0000, alpha: 128 / 255 }
 */
export function colorOf(text: string | undefined): Color | undefined {
	const [, alpha = 'ff', rgb] = /^#?([\da-f]{2})?([\da-f]{6})$/i.exec(text ?? '') ?? [];
	return rgb === undefined ? undefined : { rgb: Number.parseInt(rgb, 16), alpha: Number.parseInt(alpha, 16) / 255 };
}
