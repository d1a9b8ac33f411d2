import type { Field, Resource } from './field.ts';
import { none } from './field.ts';
import { documentType, properties } from './property.ts';

/** Worlds have no XML form. */
const inJsonOnly = (fields: Readonly<Record<string, Field>>): Readonly<Record<string, Field>> =>
	Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, { ...field, xml: none }]));

export const world: Resource = {
	name: 'world',
	title: 'World',
	section: 'N2',
	doc: 'A world: maps in separate files, placed next to each other. It is always JSON, and has no version.',
	since: '1.2',
	fields: inJsonOnly({
		type: { ...documentType('world'), since: '1.2' },
		maps: { type: { list: 'worldmap' }, presence: 'default', default: [], doc: 'The maps that are placed one by one.' },
		patterns: {
			type: { list: 'worldpattern' },
			presence: 'default',
			default: [],
			doc: 'Patterns for names of files, which contain the positions of the maps.',
		},
		onlyShowAdjacentMaps: {
			type: 'bool',
			presence: 'always',
			default: false,
			label: 'Only Show Adjacent Maps',
			doc: 'Whether Tiled shows only the neighbors of the current map. It finds them by the sizes in this file.',
		},
		properties: { ...properties, since: '1.11.1' },
	}),
};

export const worldmap: Resource = {
	name: 'worldmap',
	title: 'WorldMap',
	section: 'N2',
	doc: 'A map of a world.',
	inline: true,
	fields: inJsonOnly({
		fileName: { type: 'path', refersTo: 'map', presence: 'required', label: 'File Name', doc: 'The map, relative to the document.' },
		x: { type: 'int', presence: 'always', default: 0, unit: 'pixels', doc: 'X of its top left corner in the world.' },
		y: { type: 'int', presence: 'always', default: 0, unit: 'pixels', doc: 'Y of its top left corner in the world; positive is down.' },
		width: { type: 'int', presence: 'default', default: 0, min: 0, unit: 'pixels', doc: 'Width of the map; 0 if it is unknown.' },
		height: { type: 'int', presence: 'default', default: 0, min: 0, unit: 'pixels', doc: 'Height of the map; 0 if it is unknown.' },
	}),
};

export const worldpattern: Resource = {
	name: 'worldpattern',
	title: 'WorldPattern',
	section: 'N2',
	doc: 'A pattern for file names. Each file in the folder of the world that it matches is a map of the world; two numbers in the name are its position.',
	fields: inJsonOnly({
		regexp: {
			type: 'string',
			presence: 'required',
			label: 'Regular Expression',
			doc: 'A regular expression in the syntax of Perl, matched anywhere in the name. It has two groups: the first captures the number for x, the second the one for y.',
		},
		multiplierX: {
			type: 'int',
			presence: 'always',
			default: 1,
			unit: 'pixels',
			label: 'Multiplier X',
			doc: 'Factor for the first number.',
		},
		multiplierY: {
			type: 'int',
			presence: 'always',
			default: 1,
			unit: 'pixels',
			label: 'Multiplier Y',
			doc: 'Factor for the second number.',
		},
		offsetX: {
			type: 'int',
			presence: 'always',
			default: 0,
			unit: 'pixels',
			label: 'Offset X',
			doc: 'Added to x after the multiplication.',
		},
		offsetY: {
			type: 'int',
			presence: 'always',
			default: 0,
			unit: 'pixels',
			label: 'Offset Y',
			doc: 'Added to y after the multiplication.',
		},
		mapWidth: {
			type: 'int',
			presence: 'optional',
			min: 0,
			unit: 'pixels',
			label: 'Map Width',
			doc: 'Width of each map. Missing: `multiplierX`.',
		},
		mapHeight: {
			type: 'int',
			presence: 'optional',
			min: 0,
			unit: 'pixels',
			label: 'Map Height',
			doc: 'Height of each map. Missing: `multiplierY`.',
		},
	}),
};
