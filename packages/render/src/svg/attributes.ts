import type { Matrix, Rect } from '@tilewright/geometry';
import { cssColor } from '../draw-list/css-color.ts';
import type { PathStep } from '../draw-list/draw-list.ts';
import type { Attributes } from './element.ts';

/** Larger numbers would be printed with an exponent, which some viewers cannot read. Nothing is visible that far out. */
const LARGEST = 1e15;

/**
 * A number for SVG, as short as possible: rounded, without a zero before the decimal point. Numbers that are not finite become 0.
 *
 * @param digits - after the decimal point, at most 6
 * @example short(-0.50001) // '-.5'
 */
export function short(value: number, digits = 4): string {
	if (!Number.isFinite(value)) return '0';
	const unit = 10 ** digits;
	const bounded = Math.max(-LARGEST, Math.min(value, LARGEST));
	const rounded = Math.abs(bounded) > 1e9 ? Math.round(bounded) : Math.round(bounded * unit) / unit;
	// `-0` becomes 0.
	return rounded === 0 ? '0' : String(rounded).replace(/^(-?)0\./, '$1.');
}

/** The attributes of a rectangle. */
export const rectAttributes = ({ x, y, width, height }: Rect): Attributes => ({
	x: short(x),
	y: short(y),
	width: short(width),
	height: short(height),
});

/**
 * The attributes of a fill or stroke. Alpha has its own attribute, because some viewers do not know colors with eight digits.
 *
 * @param color - a color of the format, `#RRGGBB` or `#AARRGGBB`
 * @param opacity - the item's opacity
 * @example painted('fill', '#80ff0000', 1) // { 'fill': '#ff0000', 'fill-opacity': '.502' }
 */
export function painted(kind: 'fill' | 'stroke', color: string, opacity: number): Attributes {
	const css = cssColor(color);
	const alpha = css.length === 9 ? Number.parseInt(css.slice(7), 16) / 255 : 1;
	return { [kind]: css.slice(0, 7), [`${kind}-opacity`]: opacityText(alpha * opacity) };
}

/** An opacity attribute's value; `undefined` for full opacity. */
export const opacityText = (opacity: number): string | undefined => (opacity < 1 ? short(Math.max(0, opacity), 3) : undefined);

/**
 * The value of the attribute `d`.
 *
 * @example pathData([['M', 1, 2], ['L', 3, 4], ['Z']]) // 'M1 2L3 4Z'
 */
export function pathData(path: readonly PathStep[]): string {
	return path.map(([kind, ...numbers]) => kind + numbers.map((number) => short(number)).join(' ')).join('');
}

/** The value of the attribute `transform`. Scales need more digits than positions. */
export function transformText([a, b, c, d, e, f]: Matrix): string {
	if (a === 1 && b === 0 && c === 0 && d === 1) return `translate(${short(e)} ${short(f)})`;
	return `matrix(${short(a, 6)} ${short(b, 6)} ${short(c, 6)} ${short(d, 6)} ${short(e)} ${short(f)})`;
}
