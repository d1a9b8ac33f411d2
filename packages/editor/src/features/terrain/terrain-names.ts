import type { WangSet } from '@tilewright/format';
import { terrainSetsWords } from './terrain-sets-words.ts';

const words = terrainSetsWords;

/** Returns the name of a set for people. */
export const nameOfSet = ({ name }: WangSet, position: number): string => (name === '' ? words.set(position + 1) : name);

/** Returns the name of a color of a set for people, counted from 1. */
export function nameOfColor({ colors }: WangSet, number: number): string {
	const name = colors[number - 1]?.name ?? '';
	return name === '' ? words.color(number) : name;
}

/** A color of the format, `#AARRGGBB` or `#RRGGBB`, as browsers have it. Anything else is not used. */
export function cssColor(color: string): string {
	const [, alpha = '', rest] = /^#?([0-9a-f]{2})?([0-9a-f]{6})$/i.exec(color) ?? [];
	return rest === undefined ? 'transparent' : `#${rest}${alpha}`;
}

/** The same for places where it must cover everything below: a transparent color of the document is opaque here. */
export const opaqueColor = (color: string): string => cssColor(color).replace(/^(#.{6}).*/, '$1');
