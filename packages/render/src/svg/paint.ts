import { cssColor } from '../draw-list/css-color.ts';
import type { Attributes } from './element.ts';
import { short } from './number.ts';

/**
 * The attributes that fill something, or draw along it. Alpha is one of its own: not all viewers know colors of eight digits.
 *
 * @param color - of the format
 * @param opacity - of the item
 * @example painted('fill', '#80ff0000', 1) // { 'fill': '#ff0000', 'fill-opacity': '.502' }
 */
export function painted(kind: 'fill' | 'stroke', color: string, opacity: number): Attributes {
	const css = cssColor(color);
	const alpha = css.length === 9 ? Number.parseInt(css.slice(7), 16) / 255 : 1;
	return { [kind]: css.slice(0, 7), [`${kind}-opacity`]: opacityText(alpha * opacity) };
}

/** The opacity, where it is not full. */
export const opacityText = (opacity: number): string | undefined => (opacity < 1 ? short(Math.max(0, opacity), 3) : undefined);
