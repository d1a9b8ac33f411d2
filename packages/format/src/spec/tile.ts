import type { OlderField, Resource } from './field.ts';
import { child, children, image } from './field.ts';
import { spelledClass } from './object.ts';
import { properties } from './property.ts';

const older: readonly OlderField[] = [{ ...spelledClass, presence: 'default' }];

export const tile: Resource = {
	name: 'tile',
	title: 'Tile',
	section: '2.12',
	doc: 'The data of one tile of a tileset.',
	xml: 'tile',
	fields: {
		id: { type: 'int', presence: 'required', assumed: 0, min: 0, label: 'ID', doc: 'Local id of the tile within its tileset.' },
		type: {
			type: 'string',
			presence: 'default',
			default: '',
			since: '1.0',
			label: 'Class',
			doc: 'Class of the tile: the name of a custom type of the project, or any word.',
		},
		terrain: {
			type: { list: 'int', length: 4 },
			presence: 'optional',
			default: [],
			until: '1.5',
			xml: { form: 'numbers' },
			doc: 'Index of the terrain at each corner: top left, top right, bottom left, bottom right; -1 is none. Replaced by Wang sets in 1.5.',
		},
		probability: {
			type: 'double',
			presence: 'default',
			default: 1,
			min: 0,
			doc: 'Weight with which this tile is chosen among those that fit.',
		},
		x: {
			type: 'int',
			presence: 'optional',
			unit: 'pixels',
			since: '1.9',
			doc: 'Left edge of the part of the image that is the tile. Missing: 0.',
		},
		y: {
			type: 'int',
			presence: 'optional',
			unit: 'pixels',
			since: '1.9',
			doc: 'Top edge of the part of the image that is the tile. Missing: 0.',
		},
		width: {
			type: 'int',
			presence: 'optional',
			min: 0,
			unit: 'pixels',
			since: '1.9',
			doc: "Width of the part of the image that is the tile. Missing: the image's.",
		},
		height: {
			type: 'int',
			presence: 'optional',
			min: 0,
			unit: 'pixels',
			since: '1.9',
			doc: "Height of the part of the image that is the tile. Missing: the image's.",
		},
		properties,
		image: {
			type: 'path',
			refersTo: 'image',
			presence: 'optional',
			default: '',
			xml: image('source'),
			doc: "The tile's own image, in a collection of images, relative to the document.",
		},
		imagewidth: {
			type: 'int',
			presence: 'optional',
			min: 0,
			unit: 'pixels',
			xml: image('width'),
			label: 'Image Width',
			doc: 'Width of the image.',
		},
		imageheight: {
			type: 'int',
			presence: 'optional',
			min: 0,
			unit: 'pixels',
			xml: image('height'),
			label: 'Image Height',
			doc: 'Height of the image.',
		},
		objectgroup: {
			type: { of: 'collisionlayer' },
			presence: 'optional',
			xml: child('objectgroup'),
			label: 'Collision Shapes',
			doc: 'The collision shapes.',
		},
		animation: {
			type: { list: 'frame' },
			presence: 'default',
			default: [],
			xml: children('frame', 'animation'),
			doc: 'The frames of an animated tile.',
		},
	},
	older,
};

const { id: _, properties: __, ...keyedFields } = tile.fields;

/** A tile in the older form of `tiles`, by id. Its properties were in `tileproperties` (rule U2). */
export const keyedtile: Resource = {
	name: 'keyedtile',
	title: 'KeyedTile',
	section: '2.12',
	doc: "The data of one tile of a tileset in JSON before 1.2: keyed by its id, and without its properties. Tiled's format `json1` still has it, with fields of any version.",
	until: '1.2',
	fields: keyedFields,
	older,
};

export const frame: Resource = {
	name: 'frame',
	title: 'Frame',
	section: '2.13',
	doc: 'One frame of an animated tile.',
	xml: 'frame',
	inline: true,
	fields: {
		tileid: { type: 'int', presence: 'required', assumed: 0, min: 0, label: 'Tile ID', doc: 'Local id of the tile that is shown.' },
		duration: { type: 'int', presence: 'required', assumed: 0, min: 0, unit: 'milliseconds', doc: 'How long it is shown.' },
	},
};
