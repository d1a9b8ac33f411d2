import type { Field, Resource } from './field.ts';
import { children, image, none, optional } from './field.ts';
import { className, properties } from './property.ts';

/** The blend modes of a layer (specification 2.3). */
export const BLEND_MODES = [
	'normal', 'add', 'multiply', 'screen', 'overlay', 'darken', 'lighten', 'color-dodge', 'color-burn', 'hard-light', 'soft-light', 'difference', 'exclusion',
] as const;

const TILE_LAYER = ['finite', 'infinite'];
const OTHER_LAYERS = ['objectgroup', 'imagelayer', 'group'];

const fields: Readonly<Record<string, Field>> = {
	type: {
		type: { values: ['tilelayer', 'objectgroup', 'imagelayer', 'group'] },
		presence: 'required',
		xml: none,
		doc: 'Type of the layer.',
	},
	draworder: {
		type: { values: ['topdown', 'index'] },
		presence: 'always',
		default: 'topdown',
		on: ['objectgroup'],
		doc: 'Order in which objects are drawn: sorted by y, or as they are listed.',
	},
	color: { type: 'color', presence: 'optional', default: '', on: ['objectgroup'], doc: "Color in which the editor shows the layer's objects." },
	id: { type: 'int', presence: 'always', default: 0, min: 0, since: '1.2', doc: 'Unique among the layers of the map.' },
	name: { type: 'string', presence: 'always', default: '', doc: 'Name of the layer.' },
	class: { ...className, doc: 'Class of the layer: the name of a custom type of the project, or any word.' },
	x: { type: 'int', presence: 'always', default: 0, unit: 'tiles', doc: 'Horizontal offset; always 0.' },
	y: { type: 'int', presence: 'always', default: 0, unit: 'tiles', doc: 'Vertical offset; always 0.' },
	width: { type: 'int', presence: 'required', min: 0, unit: 'tiles', on: TILE_LAYER, vain: OTHER_LAYERS, doc: 'Width of the layer; that of the map on fixed-size maps.' },
	height: { type: 'int', presence: 'required', min: 0, unit: 'tiles', on: TILE_LAYER, vain: OTHER_LAYERS, doc: 'Height of the layer; that of the map on fixed-size maps.' },
	opacity: { type: 'double', presence: 'always', default: 1, min: 0, max: 1, doc: 'From 0, invisible, to 1.' },
	visible: { type: 'bool', presence: 'always', default: true, doc: 'Whether the layer is shown.' },
	locked: { type: 'bool', presence: 'default', default: false, since: '1.8.2', doc: 'Whether the editor keeps the layer from being changed.' },
	tintcolor: { type: 'color', presence: 'optional', default: '', since: '1.4', doc: 'Color that the graphics of the layer and of its child layers are multiplied with.' },
	offsetx: { type: 'double', presence: 'default', default: 0, unit: 'pixels', since: '0.15', with: 'offsety', doc: 'Horizontal offset of the whole layer.' },
	offsety: { type: 'double', presence: 'default', default: 0, unit: 'pixels', since: '0.15', with: 'offsetx', doc: 'Vertical offset of the whole layer.' },
	parallaxx: { type: 'double', presence: 'default', default: 1, unit: 'factor', since: '1.5', doc: 'How far the layer moves with the camera horizontally; 1 is with the map.' },
	parallaxy: { type: 'double', presence: 'default', default: 1, unit: 'factor', since: '1.5', doc: 'How far the layer moves with the camera vertically; 1 is with the map.' },
	mode: { type: { values: BLEND_MODES }, presence: 'default', default: 'normal', since: '1.12', doc: 'How the layer is blended onto what lies below.' },
	repeatx: { type: 'bool', presence: 'default', default: false, since: '1.8', on: ['imagelayer'], doc: 'Whether the image repeats horizontally.' },
	repeaty: { type: 'bool', presence: 'default', default: false, since: '1.8', on: ['imagelayer'], doc: 'Whether the image repeats vertically.' },
	image: { type: 'path', presence: 'always', default: '', on: ['imagelayer'], xml: image('source'), doc: 'The image of the layer, relative to the document; empty for none.' },
	transparentcolor: { type: 'color', presence: 'optional', default: '', on: ['imagelayer'], xml: image('trans'), doc: 'Color of the image that is drawn as transparent.' },
	imagewidth: { type: 'int', presence: 'optional', default: 0, min: 0, unit: 'pixels', since: '1.11.1', on: ['imagelayer'], xml: image('width'), doc: 'Width of the image.' },
	imageheight: { type: 'int', presence: 'optional', default: 0, min: 0, unit: 'pixels', since: '1.11.1', on: ['imagelayer'], xml: image('height'), doc: 'Height of the image.' },
	properties,
	encoding: {
		type: { values: ['csv', 'base64'] },
		presence: 'default',
		default: 'csv',
		on: TILE_LAYER,
		xml: { form: 'data-attribute', name: 'encoding' },
		doc: 'How the tile data stand in the file: `csv` as an array of numbers, `base64` as a string. In memory they are always a `Uint32Array`.',
	},
	compression: {
		type: { values: ['', 'zlib', 'gzip', 'zstd'] },
		presence: 'default',
		default: '',
		on: TILE_LAYER,
		xml: { form: 'data-attribute', name: 'compression' },
		with: 'encoding',
		doc: 'How base64 tile data are compressed in the file; empty for not at all. `zstd` since 1.3.',
	},
	startx: { type: 'int', presence: 'always', default: 0, unit: 'tiles', since: '1.1', on: ['infinite'], xml: none, doc: 'Left edge of the box around all chunks.' },
	starty: { type: 'int', presence: 'always', default: 0, unit: 'tiles', since: '1.1', on: ['infinite'], xml: none, doc: 'Top edge of the box around all chunks.' },
	data: { type: 'tiles', presence: 'required', on: ['finite'], xml: { form: 'data' }, doc: 'The GID of each cell, row by row; 0 is empty.' },
	chunks: {
		type: { list: 'chunk' },
		presence: 'required',
		since: '1.1',
		on: ['infinite'],
		xml: children('chunk', 'data'),
		doc: 'The pieces of an infinite layer that hold tiles. Where two overlap, the later wins.',
	},
	objects: { type: { list: 'object' }, presence: 'always', default: [], on: ['objectgroup'], xml: children('object'), doc: 'The objects of the layer.' },
	layers: { type: { list: 'layer' }, presence: 'always', default: [], since: '1.0', on: ['group'], xml: { form: 'layers' }, doc: 'The child layers, in drawing order.' },
};

export const layer: Resource = {
	name: 'layer',
	title: 'Layer',
	section: '2.2',
	doc: 'A layer of a map.',
	variants: [
		{ name: 'infinite', title: 'InfiniteTileLayer', when: { type: 'tilelayer' }, has: 'chunks', doc: 'A tile layer of an infinite map.' },
		{ name: 'finite', title: 'FiniteTileLayer', when: { type: 'tilelayer' }, doc: 'A tile layer of fixed size.' },
		{ name: 'objectgroup', title: 'ObjectLayer', when: { type: 'objectgroup' }, doc: 'A layer of objects.' },
		{ name: 'imagelayer', title: 'ImageLayer', when: { type: 'imagelayer' }, doc: 'A layer that shows one image.' },
		{ name: 'group', title: 'GroupLayer', when: { type: 'group' }, doc: 'A layer that holds further layers.' },
	],
	fields,
};

/** The collision shapes of a tile: an object layer that stands in no map, so it need not have an id. */
export const collisionlayer: Resource = {
	name: 'collisionlayer',
	title: 'CollisionLayer',
	section: '2.12',
	doc: 'The collision shapes of a tile: an object layer, whose coordinates are relative to the tile.',
	xml: 'objectgroup',
	variants: [{ name: 'objectgroup', title: 'CollisionLayer', when: { type: 'objectgroup' }, doc: 'An object layer.' }],
	fields: {
		...optional(fields, 'id'),
		id: { type: 'int', presence: 'optional', min: 0, doc: 'A number that the editor gave it; it identifies nothing.' },
		type: { type: { values: ['objectgroup'] }, presence: 'always', default: 'objectgroup', xml: none, doc: 'Type of the layer: always `objectgroup`.' },
	},
};

export const chunk: Resource = {
	name: 'chunk',
	title: 'Chunk',
	section: '2.4',
	doc: 'A rectangle of cells of an infinite tile layer.',
	xml: 'chunk',
	fields: {
		x: { type: 'int', presence: 'required', unit: 'tiles', doc: 'Left edge; may be negative.' },
		y: { type: 'int', presence: 'required', unit: 'tiles', doc: 'Top edge; may be negative.' },
		width: { type: 'int', presence: 'required', min: 0, unit: 'tiles', doc: 'Width of the chunk.' },
		height: { type: 'int', presence: 'required', min: 0, unit: 'tiles', doc: 'Height of the chunk.' },
		data: { type: 'tiles', presence: 'required', xml: { form: 'data' }, doc: 'The GID of each cell, row by row; 0 is empty.' },
	},
};
