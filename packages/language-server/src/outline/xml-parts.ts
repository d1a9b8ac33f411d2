import type { Kind } from '@tilewright/format';
import type { ResourceName, XmlField, XmlResource } from '@tilewright/format/fields';
import { LAYER_TYPES, xmlResource } from '@tilewright/format/fields';
import type { RawObject } from '@tilewright/format/internal';
import { setField } from '@tilewright/format/internal';
import type { XmlAttribute, XmlElement } from '../text/xml-tree.ts';
import { infoIn, variantOf } from './infos.ts';
import { resourceOf } from './json-parts.ts';
import type { Entry, Part, Scalar } from './part.ts';

const ROOTS: readonly Kind[] = ['map', 'tileset', 'template'];

/** The parts of an XML document. */
export function xmlParts(root: XmlElement): Part | undefined {
	const kind = ROOTS.find((each) => each === root.name);
	return kind === undefined ? undefined : partOf(root, { resource: kind, isRoot: true, parent: undefined, field: undefined });
}

type Place = Pick<Part, 'resource' | 'isRoot' | 'parent' | 'field'>;
/** An entry before its variant is known. */
type Found = Omit<Entry, 'info'>;

function partOf(element: XmlElement, place: Place): Part {
	const xml = xmlResource(place.resource);
	const raw: RawObject = {};
	const entries: Entry[] = [];
	const span = { start: element.start, end: element.end };
	const part: Part = { ...place, span, head: element.key, entries, raw, node: element };
	const found = [...attributesOf(element, xml), ...childrenOf(element, part, xml)];
	if (place.resource === 'layer') raw['type'] = LAYER_TYPES.get(element.name);
	for (const { name, scalar, parts } of found) setField(raw, name, scalar ?? (parts.length > 0 ? [] : null));
	const variant = variantOf(place.resource, raw, place.isRoot);
	for (const each of found) entries.push({ ...each, info: infoIn(variant, each.name) });
	return part;
}

const attributesOf = (element: XmlElement, { attributes, fields }: XmlResource): Found[] =>
	element.attributes.map((attribute) => found(attribute, attributes.get(attribute.name) ?? valueField(attribute, fields)));

/** The value of a property is in an attribute only if its type allows it. */
const valueField = ({ name }: XmlAttribute, fields: XmlResource['fields']): XmlField | undefined =>
	name === 'value' && fields.get(name)?.form.form === 'value' ? fields.get(name) : undefined;

const found = ({ name, key, value, text }: XmlAttribute, field: XmlField | undefined): Found => ({
	name: field?.name ?? name,
	key,
	value,
	scalar: value === undefined ? undefined : scalarOf(text, field),
	parts: [],
});

function scalarOf(text: string, field: XmlField | undefined): Scalar {
	switch (field?.scalar) {
		case 'int':
		case 'double':
		case 'gid':
			return Number(text);
		case 'bool':
			return text === '1' || text === 'true';
		default:
			return text;
	}
}

function childrenOf(element: XmlElement, parent: Part, xml: XmlResource): Found[] {
	return element.children.flatMap((child): Found[] => {
		const around = { key: child.key, value: { start: child.start, end: child.end } };
		const nested = (name: string, resource: ResourceName, items: readonly XmlElement[]): Found => ({
			...around,
			name,
			scalar: undefined,
			parts: items.map((item) => partOf(item, { resource, isRoot: false, parent, field: name })),
		});
		if (xml.layers !== undefined && LAYER_TYPES.has(child.name)) return [nested(xml.layers, 'layer', [child])];
		if (child.name === 'image' && xml.image.size > 0)
			return child.attributes.map((attribute) => found(attribute, xml.image.get(attribute.name)));
		if (child.name === 'data' && parent.resource === 'layer') return dataOf(child, nested);
		const field = xml.children.get(child.name) ?? (child.name === 'item' ? xml.fields.get('value') : undefined);
		if (field === undefined) return [];
		const { form } = field;
		if (form.form === 'marker') return [{ ...around, name: field.name, scalar: true, parts: [] }];
		if (form.form === 'value') return [nested(field.name, 'listitem', [child])];
		const resource = resourceOf(field.field.type);
		if (resource === undefined) return [];
		if (form.form === 'points') return [{ ...around, name: field.name, scalar: '', parts: [] }];
		const items =
			form.form === 'children' && form.wrapper !== undefined ? child.children.filter(({ name }) => name === form.name) : [child];
		return [nested(field.name, resource, items)];
	});
}

/** The attributes of `<data>`, and its chunks. */
function dataOf(data: XmlElement, nested: (name: string, resource: ResourceName, items: readonly XmlElement[]) => Found): Found[] {
	const chunks = data.children.filter(({ name }) => name === 'chunk');
	const attributes = data.attributes.map((attribute) => found(attribute, undefined));
	return [
		...attributes,
		chunks.length > 0
			? nested('chunks', 'chunk', chunks)
			: { name: 'data', key: data.key, value: { start: data.start, end: data.end }, scalar: '', parts: [] },
	];
}
