import type { BlendMode } from '../draw-list/draw-list.ts';
import type { Attributes } from './element.ts';
import { element } from './element.ts';
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
	/** What multiplies colors. */
	readonly tint: Attributes;
	/** What lets what is below shine through, or blends with it. */
	readonly onto: Attributes;
	/** Whether there is any of that. */
	readonly shinesThrough: boolean;
}

/** The attributes for an opacity, a blend mode and a tint, whose alpha is one more opacity. */
export function effectsOf({ opacity, blend, tint }: Laid, sketch: Sketch): Effects {
	const [, alpha = 'ff', red = 'ff', green = 'ff', blue = 'ff'] = /^#(..)(..)(..)(..)$/.exec(hexOf(tint)) ?? [];
	const mode = Object.hasOwn(MODES, blend) ? MODES[blend] : undefined;
	const color = `#${red}${green}${blue}`.toLowerCase();
	return {
		tint: color === '#ffffff' ? {} : { filter: `url(#${tintId(color, sketch)})` },
		onto: { opacity: opacityText(opacity * fraction(alpha)), ...(mode !== undefined && { style: `mix-blend-mode:${mode}` }) },
		shinesThrough: mode !== undefined || opacity * fraction(alpha) < 1,
	};
}

const hexOf = (tint: string | undefined): string => (tint !== undefined && /^#[\da-f]{8}$/i.test(tint) ? tint : '#ffffffff');

const fraction = (hex: string): number => Number.parseInt(hex, 16) / 255;

/** Multiplies as the canvas does, and the reference: what is half transparent takes more of the tint (rule R7). */
function tintId(color: string, { define }: Sketch): string {
	const region = { x: '0', y: '0', width: '1', height: '1' };
	const steps = [
		element('feFlood', { 'flood-color': color }),
		element('feBlend', { mode: 'multiply', in2: 'SourceGraphic' }),
		element('feComposite', { operator: 'in', in2: 'SourceGraphic' }),
	];
	return define('t', color, (id) => element('filter', { id, ...region, 'color-interpolation-filters': 'sRGB' }, steps.join('')));
}
