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
	doc: 'A world: maps in files of their own, placed beside each other. It is always JSON, and names no version.',
	since: '1.2',
	fields: inJsonOnly({
		type: { ...documentType('world'), since: '1.2' },
		maps: { type: { list: 'worldmap' }, presence: 'default', default: [], doc: 'The maps that are placed one by one.' },
		patterns: {
			type: { list: 'worldpattern' },
			presence: 'default',
			default: [],
			doc: 'Names of files that tell where the maps in them lie.',
		},
		onlyShowAdjacentMaps: {
			type: 'bool',
			presence: 'always',
			default: false,
			doc: 'Whether the editor loads only the neighbors of a map with it. It finds them by the sizes that stand here.',
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
		fileName: { type: 'path', leadsTo: 'map', presence: 'required', doc: 'The map, relative to the document.' },
		x: { type: 'int', presence: 'always', default: 0, unit: 'pixels', doc: 'X of its top left corner in the world.' },
		y: { type: 'int', presence: 'always', default: 0, unit: 'pixels', doc: 'Y of its top left corner in the world; positive is down.' },
		width: { type: 'int', presence: 'default', default: 0, min: 0, unit: 'pixels', doc: 'Width of the map; 0 where nobody has said it.' },
		height: { type: 'int', presence: 'default', default: 0, min: 0, unit: 'pixels', doc: 'Height of the map; 0 where nobody has said it.' },
	}),
};

export const worldpattern: Resource = {
	name: 'worldpattern',
	title: 'WorldPattern',
	section: 'N2',
	doc: 'A pattern of file names. Each file in the folder of the world that it matches is a map of it; two numbers in the name tell where the map lies.',
	fields: inJsonOnly({
		regexp: {
			type: 'string',
			presence: 'required',
			doc: 'A regular expression as Perl has them, matched anywhere in the name. It has two groups: the first captures the number for x, the second that for y.',
		},
		multiplierX: { type: 'int', presence: 'always', default: 1, unit: 'pixels', doc: 'By which the first number is multiplied.' },
		multiplierY: { type: 'int', presence: 'always', default: 1, unit: 'pixels', doc: 'By which the second number is multiplied.' },
		offsetX: { type: 'int', presence: 'always', default: 0, unit: 'pixels', doc: 'Added to x when it is multiplied.' },
		offsetY: { type: 'int', presence: 'always', default: 0, unit: 'pixels', doc: 'Added to y when it is multiplied.' },
		mapWidth: { type: 'int', presence: 'optional', min: 0, unit: 'pixels', doc: 'Width of each map; absent is `multiplierX`.' },
		mapHeight: { type: 'int', presence: 'optional', min: 0, unit: 'pixels', doc: 'Height of each map; absent is `multiplierY`.' },
	}),
};
