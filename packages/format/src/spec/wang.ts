import type { Field, OlderField, Resource } from './field.ts';
import { children, explicit } from './field.ts';
import { className, keyedProperties, properties } from './property.ts';

const representative = (noun: string): Field => ({
	type: 'int',
	presence: 'always',
	default: -1,
	min: -1,
	xml: explicit,
	doc: `Local id of the tile that represents the ${noun}; -1 for none.`,
});

/** Before 1.5, edges and corners had separate lists of colors (rule U4). */
const colorsApart = (name: string, element: string, noun: string): OlderField => ({
	name,
	since: '1.1.5',
	until: '1.5',
	type: { list: 'wangcolor' },
	presence: 'always',
	default: [],
	xml: children(element),
	doc: `The colors of ${noun}; a Wang tile counts them from 1.`,
});

export const wangset: Resource = {
	name: 'wangset',
	title: 'WangSet',
	section: '2.15',
	doc: 'A Wang set: which colors the corners and edges of tiles have, so that an editor can place tiles that fit.',
	xml: 'wangset',
	fields: {
		name: { type: 'string', presence: 'always', default: '', xml: explicit, doc: 'Name of the set.' },
		class: { ...className, doc: 'Class of the set: the name of a custom type of the project, or any word.' },
		type: {
			type: { values: ['corner', 'edge', 'mixed'] },
			presence: 'always',
			default: 'mixed',
			since: '1.5',
			xml: explicit,
			doc: 'Whether corners, edges or both have colors.',
		},
		tile: representative('set'),
		properties,
		colors: {
			type: { list: 'wangcolor' },
			presence: 'always',
			default: [],
			since: '1.5',
			xml: children('wangcolor'),
			doc: 'The colors; a Wang tile counts them from 1.',
		},
		wangtiles: {
			type: { list: 'wangtile' },
			presence: 'always',
			default: [],
			xml: children('wangtile'),
			label: 'Terrain Tiles',
			doc: 'The tiles of the set.',
		},
	},
	older: [
		colorsApart('edgecolors', 'wangedgecolor', 'edges'),
		colorsApart('cornercolors', 'wangcornercolor', 'corners'),
		...keyedProperties,
	],
};

export const wangcolor: Resource = {
	name: 'wangcolor',
	title: 'WangColor',
	section: '2.16',
	doc: 'A color of a Wang set.',
	xml: 'wangcolor',
	fields: {
		name: { type: 'string', presence: 'always', default: '', xml: explicit, doc: 'Name of the color.' },
		class: { ...className, doc: 'Class of the color: the name of a custom type of the project, or any word.' },
		color: { type: 'color', presence: 'always', default: '#000000', xml: explicit, doc: 'The color in which Tiled shows it.' },
		tile: representative('color'),
		probability: {
			type: 'double',
			presence: 'always',
			default: 1,
			min: 0,
			xml: explicit,
			doc: 'Weight with which this color is chosen.',
		},
		properties: { ...properties, since: '1.5' },
	},
};

/** Before 1.5, a Wang tile could be flipped. */
const flip = (name: string, how: string): OlderField => ({
	name,
	since: '1.1.5',
	until: '1.5',
	type: 'bool',
	presence: 'default',
	default: false,
	doc: `Whether the tile is flipped ${how}.`,
});

export const wangtile: Resource = {
	name: 'wangtile',
	title: 'WangTile',
	section: '2.17',
	doc: 'The colors of one tile in a Wang set.',
	xml: 'wangtile',
	inline: true,
	fields: {
		tileid: { type: 'int', presence: 'required', assumed: 0, min: 0, label: 'Tile ID', doc: 'Local id of the tile.' },
		wangid: {
			type: { list: 'int', length: 8 },
			presence: 'required',
			min: 0,
			max: 254,
			xml: { form: 'numbers' },
			label: 'Terrain Colors',
			doc: 'Index of the color at top, top right, right, bottom right, bottom, bottom left, left and top left; 0 is none.',
		},
	},
	older: [
		{
			name: 'wangid',
			instead: 'wangid',
			until: '1.5',
			syntax: 'xml',
			type: { list: 'int', length: 8 },
			presence: 'required',
			min: 0,
			max: 15,
			xml: { form: 'nibbles' },
			doc: 'The same as one hexadecimal number; the color at the top is its lowest digit.',
		},
		flip('hflip', 'horizontally'),
		flip('vflip', 'vertically'),
		flip('dflip', 'anti-diagonally'),
	],
};

export const terrain: Resource = {
	name: 'terrain',
	title: 'Terrain',
	section: '2.14',
	doc: 'A terrain of an older document; replaced by Wang sets in 1.5.',
	xml: 'terrain',
	fields: {
		name: { type: 'string', presence: 'always', default: '', xml: explicit, doc: 'Name of the terrain.' },
		tile: representative('terrain'),
		properties,
	},
	older: keyedProperties,
	until: '1.5',
};
