import type { Field, OlderField, Resource, Variant } from './field.ts';
import { child, explicit, marker, none, optional } from './field.ts';
import { keyedProperties, properties } from './property.ts';

const point = { list: 'point' } as const;

const fields: Readonly<Record<string, Field>> = {
	id: {
		type: 'int',
		presence: 'default',
		default: 0,
		min: 0,
		since: '0.11',
		assigned: true,
		label: 'ID',
		doc: 'Unique among the objects of the map. An object of a collision layer may have none: 0.',
	},
	template: {
		type: 'path',
		refersTo: 'template',
		presence: 'required',
		since: '1.1',
		on: ['instance'],
		doc: 'The template that the object is an instance of, relative to the document.',
	},
	name: { type: 'string', presence: 'always', default: '', doc: 'Name of the object.' },
	type: {
		type: 'string',
		presence: 'always',
		default: '',
		label: 'Class',
		doc: 'Class of the object: the name of a custom type of the project, or any word.',
	},
	gid: { type: 'gid', presence: 'required', on: ['tile'], label: 'Tile', doc: 'The tile that the object shows, with its flips.' },
	x: { type: 'double', presence: 'always', default: 0, unit: 'pixels', xml: explicit, doc: 'X of its position.' },
	y: { type: 'double', presence: 'always', default: 0, unit: 'pixels', xml: explicit, doc: 'Y of its position; positive is down.' },
	width: { type: 'double', presence: 'always', default: 0, unit: 'pixels', doc: 'Its width.' },
	height: { type: 'double', presence: 'always', default: 0, unit: 'pixels', doc: 'Its height.' },
	rotation: { type: 'double', presence: 'always', default: 0, unit: 'degrees', doc: 'Rotation about its position, clockwise.' },
	opacity: { type: 'double', presence: 'always', default: 1, min: 0, max: 1, since: '1.12', doc: 'From 0, invisible, to 1.' },
	visible: { type: 'bool', presence: 'always', default: true, doc: 'Whether the object is shown.' },
	properties,
	ellipse: {
		type: 'bool',
		presence: 'required',
		on: ['ellipse'],
		xml: marker('ellipse'),
		doc: 'Marks an ellipse that fills its width and height.',
	},
	point: {
		type: 'bool',
		presence: 'required',
		since: '1.1',
		on: ['point'],
		xml: marker('point'),
		doc: 'Marks a point; its width and height are 0.',
	},
	capsule: {
		type: 'bool',
		presence: 'required',
		since: '1.12',
		on: ['capsule'],
		xml: marker('capsule'),
		doc: 'Marks a capsule that fills its width and height.',
	},
	polygon: {
		type: point,
		presence: 'required',
		on: ['polygon'],
		xml: { form: 'points', name: 'polygon' },
		doc: 'The vertices of a closed shape.',
	},
	polyline: {
		type: point,
		presence: 'required',
		on: ['polyline'],
		xml: { form: 'points', name: 'polyline' },
		doc: 'The vertices of an open line.',
	},
	text: {
		type: { of: 'text' },
		presence: 'required',
		since: '1.0',
		on: ['text'],
		xml: child('text'),
		doc: 'The text that the object shows.',
	},
};

/** The class of an object or tile in 1.9 (rule U5). */
export const spelledClass: OlderField = {
	name: 'class',
	instead: 'type',
	since: '1.9',
	until: '1.10',
	type: 'string',
	presence: 'always',
	default: '',
	doc: 'Class: the name of a custom type of the project, or any word.',
};

const shapes = (noun: string): readonly Variant[] => [
	{ name: 'tile', title: `Tile${noun}`, has: 'gid', doc: 'An object that shows a tile.' },
	{ name: 'text', title: `Text${noun}`, has: 'text', doc: 'An object that shows a text.' },
	{ name: 'polygon', title: `Polygon${noun}`, has: 'polygon', doc: 'A closed shape with vertices.' },
	{ name: 'polyline', title: `Polyline${noun}`, has: 'polyline', doc: 'An open line with vertices.' },
	{ name: 'ellipse', title: `Ellipse${noun}`, when: { ellipse: true }, doc: 'An ellipse.' },
	{ name: 'capsule', title: `Capsule${noun}`, when: { capsule: true }, doc: 'A capsule: a rectangle with half circles at its ends.' },
	{ name: 'point', title: `Point${noun}`, when: { point: true }, doc: 'A point.' },
	{ name: 'rectangle', title: `Rectangle${noun}`, doc: 'A rectangle: an object with none of the shape fields.' },
];

const instance: Variant = {
	name: 'instance',
	title: 'TemplateInstance',
	has: 'template',
	sparse: ['id', 'template', 'x', 'y'],
	doc: 'An instance of a template. A field that is present overrides the template.',
};

export const object: Resource = {
	name: 'object',
	title: 'MapObject',
	section: '2.5',
	doc: 'An object of an object layer.',
	xml: 'object',
	variants: [instance, ...shapes('Object')],
	fields,
	older: [spelledClass, ...keyedProperties],
};

/** J3: the object of a template has no position, and usually no id. */
export const templateobject: Resource = {
	name: 'templateobject',
	title: 'TemplateObject',
	section: '2.18',
	doc: 'The object of a template: it has no position, and an id only if the file has one.',
	xml: 'object',
	variants: shapes('Template'),
	fields: {
		...optional(fields, 'id', 'x', 'y'),
		id: {
			type: 'int',
			presence: 'optional',
			min: 0,
			label: 'ID',
			doc: 'The id that the object had in the map where it was created; it identifies nothing.',
		},
	},
	older: [spelledClass, ...keyedProperties],
};

export const text: Resource = {
	name: 'text',
	title: 'Text',
	section: '2.6',
	doc: 'The text of a text object, and its font and layout.',
	xml: 'text',
	fields: {
		fontfamily: { type: 'string', presence: 'default', default: 'sans-serif', label: 'Font', doc: 'The font family.' },
		pixelsize: { type: 'int', presence: 'default', default: 16, min: 0, unit: 'pixels', label: 'Font Size', doc: 'Size of the font.' },
		wrap: { type: 'bool', presence: 'default', default: false, label: 'Word Wrap', doc: "Whether lines wrap within the object's bounds." },
		color: { type: 'color', presence: 'default', default: '#000000', doc: 'Color of the text.' },
		bold: { type: 'bool', presence: 'default', default: false, doc: 'Whether the font is bold.' },
		italic: { type: 'bool', presence: 'default', default: false, doc: 'Whether the font is italic.' },
		underline: { type: 'bool', presence: 'default', default: false, doc: 'Whether the text is underlined.' },
		strikeout: { type: 'bool', presence: 'default', default: false, doc: 'Whether the text is struck through.' },
		kerning: { type: 'bool', presence: 'default', default: true, doc: 'Whether pairs of letters are kerned.' },
		halign: {
			type: { values: ['left', 'center', 'right', 'justify'] },
			presence: 'default',
			default: 'left',
			label: 'Horizontal Alignment',
			doc: "How lines are aligned between the object's left and right.",
		},
		valign: {
			type: { values: ['top', 'center', 'bottom'] },
			presence: 'default',
			default: 'top',
			label: 'Vertical Alignment',
			doc: "How the text is aligned between the object's top and bottom.",
		},
		text: { type: 'string', presence: 'always', default: '', xml: { form: 'text' }, doc: 'The text itself.' },
	},
};

export const vertex: Resource = {
	name: 'point',
	title: 'Point',
	section: '2.7',
	doc: "A vertex of a polygon or polyline, relative to the object's position.",
	inline: true,
	fields: {
		x: { type: 'double', presence: 'required', assumed: 0, unit: 'pixels', xml: none, doc: "X, relative to the object's position." },
		y: {
			type: 'double',
			presence: 'required',
			assumed: 0,
			unit: 'pixels',
			xml: none,
			doc: "Y, relative to the object's position; positive is down.",
		},
	},
};
