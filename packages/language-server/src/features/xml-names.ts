import type { FieldInfo, XmlField } from '@tilewright/format/fields';
import { LAYER_TYPES, xmlResource } from '@tilewright/format/fields';
import type { Outline } from '../outline/outline.ts';
import type { Part } from '../outline/part.ts';
import { allParts } from '../outline/part.ts';
import { fieldsFor } from '../outline/variants.ts';
import type { XmlElement } from '../text/xml-tree.ts';

/** A name that may be written, and the field behind it. */
export interface XmlName {
	readonly name: string;
	readonly info: FieldInfo;
}

/** The part that an element is, or that it belongs to, as `<image>` belongs to a tileset. */
export function partAround({ root }: Outline, element: XmlElement | undefined): Part | undefined {
	if (root === undefined) return undefined;
	const parts = new Map([...allParts(root)].map((part) => [part.node, part]));
	for (let each = element; each !== undefined; each = each.parent) {
		const part = parts.get(each);
		if (part !== undefined) return part;
	}
	return undefined;
}

/** The innermost element around an index. */
export function elementAround(tree: XmlElement, index: number): XmlElement | undefined {
	let found: XmlElement | undefined;
	for (let next: XmlElement | undefined = tree; next !== undefined; ) {
		if (index <= next.start || index >= next.end) break;
		found = next;
		next = next.children.find(({ start, end }) => index > start && index < end);
	}
	return found;
}

/** The attributes that an element may have. */
export function attributesFor(element: XmlElement, part: Part): XmlName[] {
	const { attributes, image, fields } = xmlResource(part.resource);
	if (part.node === element) {
		const names = [...attributes.values()].filter((field) => field.field.until === undefined);
		const value = part.resource === 'property' || part.resource === 'listitem' ? fields.get('value') : undefined;
		return named(part, [...new Set(names), ...(value === undefined ? [] : [value])], ({ name, form }) =>
			'name' in form ? (form.name ?? name) : name,
		);
	}
	if (element.name === 'image') return [...image].flatMap(([name, field]) => named(part, [field], () => name));
	if (element.name !== 'data') return [];
	return named(
		part,
		[...fields.values()].filter(({ form }) => form.form === 'data-attribute'),
		({ name }) => name,
	);
}

/** The elements that an element may have in it. Those that may be there once are left out where they are. */
export function elementsFor(element: XmlElement | undefined, part: Part | undefined): XmlName[] {
	if (element === undefined || part === undefined) return [];
	const { children, layers, image, fields } = xmlResource(part.resource);
	if (part.node !== element) {
		const wrapper = children.get(element.name) ?? (element.name === 'data' ? fields.get('chunks') : undefined);
		return wrapper?.form.form === 'children'
			? named(part, [wrapper], ({ form, name }) => ('name' in form ? (form.name ?? name) : name))
			: [];
	}
	const present = new Set(element.children.map(({ name }) => name));
	const list = layers === undefined ? undefined : fields.get(layers);
	const found = [
		...[...children].flatMap(([name, field]) => (present.has(name) && !isRepeated(field) ? [] : named(part, [field], () => name))),
		...(list === undefined ? [] : [...LAYER_TYPES.keys()].flatMap((name) => named(part, [list], () => name))),
		...(present.has('image') ? [] : [...image].slice(0, 1).flatMap(([, field]) => named(part, [field], () => 'image'))),
		...(present.has('data')
			? []
			: named(part, part.raw['type'] === 'tilelayer' ? [...fields.values()].filter(({ form }) => form.form === 'data') : [], () => 'data')),
	];
	return found;
}

/** Whether an element may be there several times, without another around all. */
const isRepeated = ({ form }: XmlField): boolean => form.form === 'children' && form.wrapper === undefined;

/** The fields that apply to a part, by the names that they have. */
function named(part: Part, fields: readonly XmlField[], nameOf: (field: XmlField) => string): XmlName[] {
	const infos = new Map(fieldsFor(part).map((info) => [info.name, info]));
	return fields.flatMap((field) => {
		const info = infos.get(field.name);
		return info === undefined ? [] : [{ name: nameOf(field), info }];
	});
}
