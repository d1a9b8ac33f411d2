import type { Field, FieldType, OlderField, Resource, Variant } from './field.ts';
import { children, none } from './field.ts';

/** The `properties` of every resource that can have them. */
export const properties: Field = {
	type: { list: 'property' },
	presence: 'default',
	default: [],
	xml: children('property', 'properties'),
	label: 'Custom Properties',
	doc: 'Custom properties, sorted by name.',
};

/** The types that a property can have. */
const words: FieldType = {
	values: ['string', 'int', 'float', 'bool', 'color', 'file', 'object', 'class', 'list'],
	since: { color: '0.17', file: '0.17', object: '1.4', class: '1.8', list: '1.12' },
};

/** The types of keyed properties. */
export const keyedWords: FieldType = { keyed: words };

/** The properties in JSON before 1.2: an object of values by name, and an object of types by name (rule U1). */
export const keyedProperties: readonly OlderField[] = [
	{
		name: 'properties',
		instead: 'properties',
		until: '1.2',
		syntax: 'json',
		type: { keyed: 'plain' },
		presence: 'optional',
		xml: none,
		doc: 'Values of the custom properties, by name.',
	},
	{
		name: 'propertytypes',
		since: '0.16',
		until: '1.2',
		syntax: 'json',
		type: keyedWords,
		presence: 'optional',
		xml: none,
		doc: 'Types of the custom properties, by name.',
	},
];

/** The class of a map, layer, tileset, Wang set or Wang color. */
export const className: Field = {
	type: 'string',
	presence: 'default',
	default: '',
	since: '1.9',
	doc: 'Class: the name of a custom type of the project, or any word.',
};

const type: Field = {
	type: words,
	presence: 'always',
	default: 'string',
	since: '0.16',
	doc: 'Type of the value.',
};

const propertytype: Field = {
	type: 'string',
	presence: 'optional',
	default: '',
	since: '1.8',
	doc: 'Name of the custom type of the value: a class or an enum of the project.',
};

const value: Field = {
	type: {
		by: {
			string: 'string',
			int: 'int',
			float: 'double',
			bool: 'bool',
			color: 'string',
			file: 'path',
			object: 'int',
			class: 'members',
			list: { list: 'listitem' },
		},
	},
	presence: 'required',
	xml: { form: 'value' },
	doc: 'The value. `color`: `#AARRGGBB`, or empty for none; `file`: a path relative to the document; `object`: the id of an object, 0 for none; `class`: its members by name.',
};

const membertypes: Field = {
	type: 'members',
	presence: 'optional',
	on: ['class'],
	memory: true,
	xml: none,
	doc: 'Types of members that their values do not imply: by name, `type`, `propertytype`, and for a class `members` in turn. XML has them; JSON does not.',
};

const variantsNamed = (noun: string): readonly Variant[] => [
	{ name: 'int', title: `Int${noun}`, when: { type: 'int' }, doc: 'A whole number, or an enum stored as a number.' },
	{ name: 'float', title: `Float${noun}`, when: { type: 'float' }, doc: 'A number with a fraction.' },
	{ name: 'bool', title: `Bool${noun}`, when: { type: 'bool' }, doc: 'True or false.' },
	{ name: 'color', title: `Color${noun}`, when: { type: 'color' }, doc: 'A color.' },
	{ name: 'file', title: `File${noun}`, when: { type: 'file' }, doc: 'A path, relative to the document.' },
	{ name: 'object', title: `Object${noun}`, when: { type: 'object' }, doc: 'A reference to an object of the map, by id.' },
	{ name: 'class', title: `Class${noun}`, when: { type: 'class' }, doc: 'A value with named members.' },
	{ name: 'list', title: `List${noun}`, when: { type: 'list' }, doc: 'Several values, each with its own type.' },
	{ name: 'string', title: `String${noun}`, when: { type: 'string' }, doc: 'A text, or an enum stored as text.' },
];

export const property: Resource = {
	name: 'property',
	title: 'Property',
	section: '2.19',
	doc: 'A custom property.',
	xml: 'property',
	inline: true,
	variants: variantsNamed('Property'),
	fields: {
		name: { type: 'string', presence: 'required', assumed: '', doc: 'Name of the property.' },
		type,
		propertytype,
		value,
		membertypes,
	},
};

export const listitem: Resource = {
	name: 'listitem',
	title: 'Item',
	section: 'N7',
	doc: 'One value of a property of type `list`; lists may contain classes and lists.',
	xml: 'item',
	inline: true,
	variants: variantsNamed('Item'),
	fields: { type, propertytype, value, membertypes },
};

/** The field with the kind of a document in JSON. In XML it is the element's name. */
export const documentType = (kind: string): Field => ({
	type: { values: [kind] },
	presence: 'always',
	default: kind,
	since: '1.0',
	xml: none,
	doc: `Kind of the document: always \`${kind}\`.`,
});
