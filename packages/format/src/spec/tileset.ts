import type { Field, OlderField, Resource } from './field.ts';
import { child, children, image, none, stated } from './field.ts';
import { numericVersion, stamps } from './map.ts';
import { className, documentType, keyedProperties, properties } from './property.ts';

const WITH_TILES = ['embedded', 'file'];
const IN_MAP = ['embedded', 'reference'];

const fields: Readonly<Record<string, Field>> = {
	type: { ...documentType('tileset'), on: ['file'] },
	version: { ...stamps.version, on: ['file'] },
	editorversion: { ...stamps.editorversion, on: ['file'] },
	firstgid: { type: 'int', presence: 'required', min: 0, on: IN_MAP, doc: 'GID of the first tile of the set in this map.' },
	source: { type: 'path', presence: 'required', on: ['reference'], doc: 'The file that holds the tileset, relative to the document.' },
	name: { type: 'string', presence: 'always', default: '', on: WITH_TILES, xml: stated, doc: 'Name of the tileset.' },
	class: { ...className, on: WITH_TILES, doc: 'Class of the tileset: the name of a custom type of the project, or any word.' },
	tilewidth: {
		type: 'int',
		presence: 'required',
		min: 0,
		unit: 'pixels',
		on: WITH_TILES,
		doc: 'Width of the tiles; in a collection of images, of the widest.',
	},
	tileheight: {
		type: 'int',
		presence: 'required',
		min: 0,
		unit: 'pixels',
		on: WITH_TILES,
		doc: 'Height of the tiles; in a collection of images, of the highest.',
	},
	spacing: {
		type: 'int',
		presence: 'always',
		default: 0,
		min: 0,
		unit: 'pixels',
		on: WITH_TILES,
		doc: 'Gap between neighbouring tiles of the image.',
	},
	margin: {
		type: 'int',
		presence: 'always',
		default: 0,
		min: 0,
		unit: 'pixels',
		on: WITH_TILES,
		doc: "Gap between the image's edge and its first tiles.",
	},
	tilecount: { type: 'int', presence: 'always', default: 0, min: 0, since: '0.13', on: WITH_TILES, xml: stated, doc: 'Number of tiles.' },
	columns: {
		type: 'int',
		presence: 'always',
		default: 0,
		min: 0,
		since: '0.15',
		on: WITH_TILES,
		xml: stated,
		doc: 'Number of tile columns of the image; 0 for a collection of images.',
	},
	backgroundcolor: { type: 'color', presence: 'optional', default: '', on: WITH_TILES, doc: 'Color behind the tiles in the editor.' },
	objectalignment: {
		type: { values: ['unspecified', 'topleft', 'top', 'topright', 'left', 'center', 'right', 'bottomleft', 'bottom', 'bottomright'] },
		presence: 'default',
		default: 'unspecified',
		since: '1.4',
		on: WITH_TILES,
		doc: 'Which point of a tile object lies at its position. Unspecified is bottom left, and bottom on isometric maps.',
	},
	tilerendersize: {
		type: { values: ['tile', 'grid'] },
		presence: 'default',
		default: 'tile',
		since: '1.9',
		on: WITH_TILES,
		doc: "Whether tile layers draw tiles at their own size or at that of the map's grid.",
	},
	fillmode: {
		type: { values: ['stretch', 'preserve-aspect-fit'] },
		presence: 'default',
		default: 'stretch',
		since: '1.9',
		on: WITH_TILES,
		doc: 'How tiles fill a size that is not their own.',
	},
	editorsettings: {
		type: { of: 'tilesetsettings' },
		presence: 'optional',
		since: '1.3',
		on: WITH_TILES,
		xml: child('editorsettings'),
		doc: 'Settings of the editor; a game has no need of them.',
	},
	tileoffset: {
		type: { of: 'tileoffset' },
		presence: 'optional',
		on: WITH_TILES,
		xml: child('tileoffset'),
		doc: 'How far tiles are drawn from their place.',
	},
	grid: {
		type: { of: 'grid' },
		presence: 'optional',
		since: '1.0',
		on: WITH_TILES,
		xml: child('grid'),
		doc: 'The grid on which the editor shows collision shapes and matching sets.',
	},
	transformations: {
		type: { of: 'transformations' },
		presence: 'optional',
		since: '1.5',
		on: WITH_TILES,
		xml: child('transformations'),
		doc: 'Which flips and rotations of tiles may be used.',
	},
	properties: { ...properties, on: WITH_TILES },
	image: {
		type: 'path',
		presence: 'optional',
		default: '',
		on: WITH_TILES,
		xml: image('source'),
		doc: 'The image that holds all tiles, relative to the document; absent for a collection of images.',
	},
	transparentcolor: {
		type: 'color',
		presence: 'optional',
		default: '',
		on: WITH_TILES,
		xml: image('trans'),
		doc: 'Color of the image that is drawn as transparent.',
	},
	imagewidth: {
		type: 'int',
		presence: 'optional',
		min: 0,
		unit: 'pixels',
		on: WITH_TILES,
		xml: image('width'),
		doc: 'Width of the image.',
	},
	imageheight: {
		type: 'int',
		presence: 'optional',
		min: 0,
		unit: 'pixels',
		on: WITH_TILES,
		xml: image('height'),
		doc: 'Height of the image.',
	},
	terrains: {
		type: { list: 'terrain' },
		presence: 'optional',
		default: [],
		until: '1.5',
		on: WITH_TILES,
		xml: children('terrain', 'terraintypes'),
		doc: 'Terrains, replaced by matching sets in 1.5.',
	},
	tiles: {
		type: { list: 'tile' },
		presence: 'default',
		default: [],
		on: WITH_TILES,
		xml: children('tile'),
		doc: 'The tiles that carry something; all tiles, in display order, when any is out of order.',
	},
	wangsets: {
		type: { list: 'wangset' },
		presence: 'default',
		default: [],
		since: '1.1.5',
		on: WITH_TILES,
		xml: children('wangset', 'wangsets'),
		doc: 'The matching sets.',
	},
};

/** Before 1.2, JSON had tiles and their properties in objects by id (rule U2). */
const keyedTiles: readonly OlderField[] = [
	{
		name: 'tiles',
		instead: 'tiles',
		until: '1.2',
		syntax: 'json',
		type: { keyed: { of: 'keyedtile' } },
		presence: 'optional',
		on: WITH_TILES,
		xml: none,
		doc: 'The tiles that carry something, by id.',
	},
	{
		name: 'tileproperties',
		until: '1.2',
		syntax: 'json',
		type: { keyed: { keyed: 'plain' } },
		presence: 'optional',
		on: WITH_TILES,
		xml: none,
		doc: 'Custom properties of the tiles: values by name, by id of the tile.',
	},
	{
		name: 'tilepropertytypes',
		until: '1.2',
		syntax: 'json',
		type: { keyed: { keyed: 'string' } },
		presence: 'optional',
		on: WITH_TILES,
		xml: none,
		doc: 'Types of the custom properties of the tiles: by name, by id of the tile.',
	},
];

export const tileset: Resource = {
	name: 'tileset',
	title: 'Tileset',
	section: '2.8',
	doc: 'A tileset of a map or template: embedded, or a reference to a file.',
	xml: 'tileset',
	variants: [
		{ name: 'file', title: 'TilesetFile', root: true, doc: 'A tileset in a file of its own.' },
		{ name: 'reference', title: 'TilesetReference', has: 'source', doc: 'A reference to a tileset file.' },
		{ name: 'embedded', title: 'EmbeddedTileset', doc: 'A tileset that stands in the map itself.' },
	],
	fields,
	older: [{ ...numericVersion, on: ['file'] }, ...keyedProperties.map((field) => ({ ...field, on: WITH_TILES })), ...keyedTiles],
};

export const grid: Resource = {
	name: 'grid',
	title: 'Grid',
	section: '2.9',
	doc: 'The grid of a tileset.',
	xml: 'grid',
	inline: true,
	fields: {
		orientation: {
			type: { values: ['orthogonal', 'isometric'] },
			presence: 'always',
			default: 'orthogonal',
			xml: stated,
			doc: 'How the cells lie.',
		},
		width: { type: 'int', presence: 'required', min: 0, unit: 'pixels', doc: 'Width of a cell.' },
		height: { type: 'int', presence: 'required', min: 0, unit: 'pixels', doc: 'Height of a cell.' },
	},
};

export const tileoffset: Resource = {
	name: 'tileoffset',
	title: 'TileOffset',
	section: '2.10',
	doc: 'How far the tiles of a set are drawn from their place.',
	xml: 'tileoffset',
	inline: true,
	fields: {
		x: { type: 'int', presence: 'always', default: 0, unit: 'pixels', xml: stated, doc: 'Horizontal offset.' },
		y: { type: 'int', presence: 'always', default: 0, unit: 'pixels', xml: stated, doc: 'Vertical offset; positive is down.' },
	},
};

const may = (doc: string): Field => ({ type: 'bool', presence: 'always', default: false, xml: stated, doc });

export const transformations: Resource = {
	name: 'transformations',
	title: 'Transformations',
	section: '2.11',
	doc: 'Which transformations of its tiles a tileset allows.',
	xml: 'transformations',
	inline: true,
	fields: {
		hflip: may('Tiles can be flipped horizontally.'),
		vflip: may('Tiles can be flipped vertically.'),
		rotate: may('Tiles can be rotated in steps of 90 degrees.'),
		preferuntransformed: may('Untransformed tiles stay preferred; otherwise transformed tiles are used for more variation.'),
	},
};
