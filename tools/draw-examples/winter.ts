import { type Color, indexOfColor } from './palette.ts';
import type { Pixmap } from './pixmap.ts';

/** The colors of things under snow and ice. Dark leaves stay green, so that trees can be told from hills. */
const winter: Partial<Record<Color, Color>> = {
	grassDark: 'stonePale',
	grass: 'snow',
	grassLight: 'white',
	grassPale: 'white',
	leafLight: 'snow',
	leaf: 'stonePale',
	waterDeep: 'blueLight',
	water: 'shallow',
	waterLight: 'foam',
	shallow: 'white',
	sandLight: 'snow',
	soilLight: 'snow',
	pink: 'snow',
	redLight: 'snow',
};

/** The same picture in winter. */
export function inWinter({ width, height, pixels }: Pixmap): Pixmap {
	const changed = new Map<number, number>();
	for (const name of Object.keys(winter) as Color[]) changed.set(indexOfColor[name], indexOfColor[winter[name] ?? name]);
	return { width, height, pixels: pixels.map((index) => changed.get(index) ?? index) };
}
