import type { BlendMode } from '../draw-list/draw-list.ts';
import { opacityText } from './attributes.ts';
import type { Attributes } from './element.ts';
import { element } from './element.ts';
import type { Printer } from './printer.ts';

/** The names of blend modes in CSS. Documents may have unknown modes, which are ignored. */
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

/** How an item is blended onto what is below. */
export interface Blended {
	readonly opacity: number;
	readonly blend: BlendMode;
	readonly tint?: string;
}

/** The attributes for these effects. */
export interface Effects {
	/** Multiplies colors. */
	readonly tint: Attributes;
	/** Makes an element translucent, or blends it with what is below. */
	readonly onto: Attributes;
	/** Whether what is below shows through. */
	readonly shinesThrough: boolean;
}

/** The attributes for an opacity, a blend mode and a tint. The tint's alpha is multiplied with the opacity. */
export function effectsOf({ opacity, blend, tint }: Blended, printer: Printer): Effects {
	const [, alpha = 'ff', red = 'ff', green = 'ff', blue = 'ff'] = /^#(..)(..)(..)(..)$/.exec(hexOf(tint)) ?? [];
	const mode = Object.hasOwn(MODES, blend) ? MODES[blend] : undefined;
	const color = `#${red}${green}${blue}`.toLowerCase();
	return {
		tint: color === '#ffffff' ? {} : { filter: `url(#${tintId(color, printer)})` },
		onto: { opacity: opacityText(opacity * fraction(alpha)), ...(mode !== undefined && { style: `mix-blend-mode:${mode}` }) },
		shinesThrough: mode !== undefined || opacity * fraction(alpha) < 1,
	};
}

const hexOf = (tint: string | undefined): string => (tint !== undefined && /^#[\da-f]{8}$/i.test(tint) ? tint : '#ffffffff');

const fraction = (hex: string): number => Number.parseInt(hex, 16) / 255;

/** Defines a filter that multiplies colors as canvases and Tiled do: translucent pixels take on more of the tint (rule R7). */
function tintId(color: string, { define }: Printer): string {
	const region = { x: '0', y: '0', width: '1', height: '1' };
	const steps = [
		element('feFlood', { 'flood-color': color }),
		element('feBlend', { mode: 'multiply', in2: 'SourceGraphic' }),
		element('feComposite', { operator: 'in', in2: 'SourceGraphic' }),
	];
	return define('t', color, (id) => element('filter', { id, ...region, 'color-interpolation-filters': 'sRGB' }, steps.join('')));
}
