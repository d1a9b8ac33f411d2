import type { Matrix } from '../geometry/geometry.ts';

/** Values of attributes; those that are `undefined` are left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An element as XML has it. */
export function element(name: string, attributes: Attributes, content = ''): string {
	const pairs = Object.entries(attributes).map(([key, value]) => (value === undefined ? '' : ` ${key}="${written(value)}"`));
	return content === '' ? `<${name}${pairs.join('')}/>` : `<${name}${pairs.join('')}>${content}</${name}>`;
}

/** Characters that XML cannot hold. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Text as XML has it. */
export function escaped(text: string): string {
	return text
		.replace(FORBIDDEN, '\ufffd')
		.replaceAll('&', '&amp;')
		.replaceAll('<', '&lt;')
		.replaceAll('>', '&gt;')
		.replaceAll('"', '&quot;');
}

const written = (value: string | number): string => (typeof value === 'number' ? short(value) : escaped(value));

/** A number with as many digits as can be seen. */
export const short = (value: number): string => String(Math.round(value * 1e4) / 1e4);

/** A transform, if there is any. */
export function transformOf(matrix: Matrix): string | undefined {
	const [a, b, c, d, e, f] = matrix;
	if (a === 1 && b === 0 && c === 0 && d === 1) return e === 0 && f === 0 ? undefined : `translate(${short(e)} ${short(f)})`;
	return `matrix(${matrix.map((value) => String(Math.round(value * 1e6) / 1e6)).join(' ')})`;
}

const COLOR = /^#([0-9a-f]{2})?([0-9a-f]{6})$/i;

/** A color of the format as two attributes: not all who read SVG know colors with alpha. What is no color is black. */
export function paint(name: 'fill' | 'stroke', color: string | undefined): Attributes {
	if (color === undefined) return { [name]: 'none' };
	const [, alpha = 'ff', rest = '000000'] = COLOR.exec(color) ?? [];
	const opacity = Number.parseInt(alpha, 16) / 255;
	return { [name]: `#${rest}`, [`${name}-opacity`]: opacity === 1 ? undefined : opacity };
}

/** Opacity, if it is not full. */
export const opacityOf = (opacity: number): Attributes => ({ opacity: opacity === 1 ? undefined : opacity });
