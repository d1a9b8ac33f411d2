import type { ResourceName } from '../../../spec/field.ts';
import { LAYER_TYPES, OLDER_LISTS } from '../../../xml/element-names.ts';
import type { XmlField } from '../../../xml/xml-resource.ts';
import { xmlResource } from '../../../xml/xml-resource.ts';
import { meaningOf } from '../convert/attribute-meanings.ts';
import { words } from './words.ts';

/** The way to read an attribute. */
export interface Attribute {
	readonly key: string;
	readonly field: XmlField;
	/** Whether its values are numbers. */
	readonly isNumber: boolean;
	/** Its bit among those of its element, to find one that occurs twice; 0 if there are too many. */
	readonly bit: number;
}

/** The way to read a child element. */
export type Child =
	/** Adds an item to a list. */
	| { readonly form: 'item'; readonly field: string; readonly resource: ResourceName }
	/** Adds the items in an element around them. */
	| { readonly form: 'items'; readonly field: string; readonly resource: ResourceName; readonly item: number }
	| { readonly form: 'one'; readonly field: string; readonly resource: ResourceName }
	| { readonly form: 'marker'; readonly field: string }
	| { readonly form: 'points'; readonly field: string }
	| { readonly form: 'image' }
	| { readonly form: 'data' };

/** A resource, by the numbers of names. */
export interface Table {
	readonly name: ResourceName;
	readonly attributes: readonly (Attribute | undefined)[];
	readonly image: readonly (Attribute | undefined)[];
	readonly children: readonly (Child | undefined)[];
	/** The names of all fields: an unknown attribute cannot have one of these. */
	readonly fields: ReadonlyMap<string, XmlField>;
	/** The field for the element's character data. */
	readonly text: string | undefined;
}

const made = new Map<ResourceName, Table>();

export function tableOf(name: ResourceName): Table {
	let table = made.get(name);
	if (table === undefined) {
		table = makeTable(name);
		made.set(name, table);
	}
	return table;
}

const MOST_BITS = 31;

function makeTable(name: ResourceName): Table {
	const xml = xmlResource(name);
	const { all } = words();
	const attribute = (key: string, field: XmlField | undefined, i: number): Attribute | undefined =>
		field && {
			key,
			field,
			isNumber: field.scalar === 'int' || field.scalar === 'double' || field.scalar === 'gid',
			bit: i < MOST_BITS ? 2 ** i : 0,
		};
	const [attributes, images] = [[...xml.attributes.keys()], [...xml.image.keys()]];
	return {
		name,
		attributes: all.map((word) => attribute(meaningOf(word, name).key, xml.attributes.get(word), attributes.indexOf(word))),
		image: all.map((word) => attribute(xml.image.get(word)?.name ?? '', xml.image.get(word), images.indexOf(word))),
		children: all.map((word) => childOf(name, word)),
		fields: xml.fields,
		text: xml.text,
	};
}

/** In the order in which the thorough reader looks. */
function childOf(name: ResourceName, word: string): Child | undefined {
	const { layers, image, children } = xmlResource(name);
	if (layers !== undefined && LAYER_TYPES.has(word)) return { form: 'item', field: layers, resource: 'layer' };
	const older = name === 'wangset' ? OLDER_LISTS.get(word) : undefined;
	if (older !== undefined) return { form: 'item', field: older, resource: 'wangcolor' };
	if (name === 'layer' && word === 'data') return { form: 'data' };
	if (word === 'image' && image.size > 0) return { form: 'image' };
	const known = children.get(word);
	if (known === undefined) return undefined;
	const { name: field, form } = known;
	const { type } = known.field;
	if (form.form === 'children' && typeof type === 'object' && 'list' in type && type.list !== 'int') {
		if (form.wrapper === undefined) return { form: 'item', field, resource: type.list };
		return { form: 'items', field, resource: type.list, item: words().numbers.get(form.name) ?? -1 };
	}
	if (form.form === 'marker' || form.form === 'points') return { form: form.form, field };
	return typeof type === 'object' && 'of' in type ? { form: 'one', field, resource: type.of } : undefined;
}
