import type { BlendMode } from '../plan/draw-list.ts';
import type { Attributes } from './element.ts';
import { element } from './element.ts';
import { short } from './number.ts';
import { opacityText } from './paint.ts';
import type { Sketch } from './sketch.ts';

/** The names that CSS has for modes. Documents may have other words, which are no modes. */
const MODES: Readonly<Record<BlendMode, string | undefined>> = {
	normal: undefined,
	add: 'plus-lighter',
	multiply: 'multiply',
	screen: 'screen',
	overlay: 'overlay',
	darken: 'darken',
	lighten: 'lighten',
	'color-dodge': 'color-dodge',
	'color-burn': 'color-burn',
	'hard-light': 'hard-light',
	'soft-light': 'soft-light',
	difference: 'difference',
	exclusion: 'exclusion',
};

/** How pictures are laid onto what is below. */
export interface Laid {
	readonly opacity: number;
	readonly blend: BlendMode;
	readonly tint?: string;
}

/** What lays pictures onto what is below, as attributes. */
export interface Effects {
	/** What is the same for all that lie on each other as for each: colors that are multiplied. */
	readonly tint: Attributes;
	/** What is not. Empty where nothing shines through. */
	readonly onto: Attributes;
	/** Whether what is below changes the colors. */
	readonly blended: boolean;
}

/** The attributes for an opacity, a blend mode and a tint, whose alpha is one more opacity. */
export function effectsOf({ opacity, blend, tint }: Laid, sketch: Sketch): Effects {
	const [, alpha = 'ff', red = 'ff', green = 'ff', blue = 'ff'] = /^#(..)(..)(..)(..)$/.exec(hexOf(tint)) ?? [];
	const mode = Object.hasOwn(MODES, blend) ? MODES[blend] : undefined;
	const factors = [red, green, blue].map(fraction);
	return {
		tint: factors.some((factor) => factor < 1) ? { filter: `url(#${tintId(factors, sketch)})` } : {},
		onto: { opacity: opacityText(opacity * fraction(alpha)), ...(mode !== undefined && { style: `mix-blend-mode:${mode}` }) },
		blended: mode !== undefined,
	};
}

const hexOf = (tint: string | undefined): string => (tint !== undefined && /^#[\da-f]{8}$/i.test(tint) ? tint : '#ffffffff');

const fraction = (hex: string): number => Number.parseInt(hex, 16) / 255;

function tintId([red = 1, green = 1, blue = 1]: readonly number[], { define, width, height }: Sketch): string {
	const [r, g, b] = [red, green, blue].map((factor) => short(factor));
	const values = `${r} 0 0 0 0 0 ${g} 0 0 0 0 0 ${b} 0 0 0 0 0 1 0`;
	const region = { filterUnits: 'userSpaceOnUse', x: '0', y: '0', width: short(width), height: short(height) };
	return define('t', values, (id) =>
		element('filter', { id, ...region, 'color-interpolation-filters': 'sRGB' }, element('feColorMatrix', { values })),
	);
}
