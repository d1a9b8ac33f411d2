import type { Look } from './look.ts';

/** For modes that graphics cards blend by themselves, there is one, too. */
const CHANNEL: Readonly<Record<Exclude<Look['blend'], 'normal' | 'add'>, string>> = {
	'multiply': 's * d',
	'screen': 's + d - s * d',
	'overlay': 'd <= .5 ? 2. * s * d : 1. - 2. * (1. - s) * (1. - d)',
	'darken': 'min(s, d)',
	'lighten': 'max(s, d)',
	'color-dodge': 'd <= 0. ? 0. : s >= 1. ? 1. : min(1., d / (1. - s))',
	'color-burn': 'd >= 1. ? 1. : s <= 0. ? 0. : 1. - min(1., (1. - d) / s)',
	'hard-light': 's <= .5 ? 2. * s * d : 1. - 2. * (1. - s) * (1. - d)',
	'soft-light':
		's <= .5 ? d - (1. - 2. * s) * d * (1. - d) : d + (2. * s - 1.) * ((d <= .25 ? ((16. * d - 12.) * d + 4.) * d : sqrt(d)) - d)',
	'difference': 'abs(s - d)',
	'exclusion': 's + d - 2. * s * d',
};

/**
 * Returns the channel that results where `s` is drawn onto `d`, as an expression of GLSL: for engines whose shaders see what is below. The alpha of what
 * is drawn is applied afterwards.
 *
 * @returns `s` for modes that leave colors as they are: `normal`, and `add`, which adds them
 * @example const source = `float blended(float s, float d) { return ${blendFormula('overlay')}; }`;
 */
export const blendFormula = (blend: Look['blend']): string => (blend === 'normal' || blend === 'add' ? 's' : CHANNEL[blend]);
