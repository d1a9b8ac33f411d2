import type { ResourceName } from '../../../spec/field.ts';
import { LAYER_TYPES, OLDER_LISTS } from '../../../xml/element-names.ts';
import type { XmlElement } from '../../../xml/xml-element.ts';
import type { XmlNode } from '../../../xml/xml-node.ts';
import type { XmlField } from '../../../xml/xml-resource.ts';
import { xmlResource } from '../../../xml/xml-resource.ts';
import type { ElementIndex } from './element-index.ts';

/** The elements of a list. */
export interface Items {
	readonly resource: ResourceName;
	readonly elements: readonly XmlElement[];
	/** The element around the items, or else the first item. */
	readonly list: XmlElement | undefined;
}

/** Returns a function that finds the element or attribute for a path of the JSON form, or the nearest element around it. */
export function createFinder(kind: ResourceName, root: XmlElement, index: ElementIndex): (path: readonly string[]) => XmlNode {
	// Many findings can be about the items of one list.
	const lists = new Map<XmlElement, Map<string, Items | undefined>>();

	return (path) => {
		let resource = kind;
		let element = root;
		for (let i = 0; i < path.length; i++) {
			const field = path[i] ?? '';
			const items = itemsOf(resource, element, field);
			const item = items?.elements[Number(path[i + 1])];
			if (items !== undefined) {
				if (item === undefined) return named(index, element, [field], { element: items.list ?? element });
				[resource, element] = [items.resource, item];
				i++;
				continue;
			}
			const found = xmlResource(resource).fields.get(field);
			const child = found?.form.form === 'child' ? index.named(element, found.form.name)[0] : undefined;
			if (child === undefined || typeof found?.field.type !== 'object' || !('of' in found.field.type))
				return sourceOf(index, resource, element, path.slice(i), found);
			[resource, element] = [found.field.type.of, child];
		}
		return { element };
	};

	function itemsOf(resource: ResourceName, element: XmlElement, field: string): Items | undefined {
		const known = lists.get(element) ?? new Map<string, Items | undefined>();
		lists.set(element, known);
		if (!known.has(field)) known.set(field, makeItems(index, resource, element, field));
		return known.get(field);
	}
}

/** The elements of a list; `undefined` if a field is none. */
export function makeItems(index: ElementIndex, resource: ResourceName, element: XmlElement, field: string): Items | undefined {
	if (resource === 'wangset') {
		const older = index.childrenOf(element).filter(({ name }) => OLDER_LISTS.get(name) === field);
		if (older.length > 0) return { resource: 'wangcolor', elements: older, list: older[0] };
	}
	const { form, field: table } = xmlResource(resource).fields.get(field) ?? {};
	if (form?.form === 'layers') {
		const layers = index.childrenOf(element).filter(({ name }) => LAYER_TYPES.has(name));
		return { resource: 'layer', elements: layers, list: layers[0] };
	}
	if (form?.form === 'value') {
		const items = index.named(element, 'item');
		// The element around the items is the property itself.
		return items.length === 0 ? undefined : { resource: 'listitem', elements: items, list: undefined };
	}
	const type = table?.type;
	if (form?.form !== 'children' || typeof type !== 'object' || !('list' in type) || type.list === 'int') return undefined;
	const { name: itemName, wrapper } = form;
	const around = wrapper === undefined ? [element] : index.named(element, wrapper);
	const elements = around.flatMap((each) => index.named(each, itemName));
	return { resource: type.list, elements, list: wrapper === undefined ? elements[0] : around[0] };
}

/** Finds a field that is not a list of resources: an attribute of the element or of a child, or its text. */
function sourceOf(
	index: ElementIndex,
	resource: ResourceName,
	element: XmlElement,
	path: readonly string[],
	found: XmlField | undefined,
): XmlNode {
	const [field = '', next = ''] = path;
	const form = found?.form;
	const childOr = (name: string): XmlElement => index.named(element, name)[0] ?? element;
	switch (form?.form) {
		case 'attribute':
		case 'numbers':
			return named(index, element, [form.name ?? field, field, field === 'type' ? 'class' : field], { element: childOr(field) });
		case 'image':
			return named(index, childOr('image'), [form.name]);
		case 'points':
			return named(index, childOr(form.name), ['points']);
		case 'data-attribute':
			return named(index, childOr('data'), [form.name]);
		case 'data':
			return cell(index, resource === 'chunk' ? element : childOr('data'), next);
		case 'text':
			return { element, inside: true };
		case 'value':
			return member(index, element, path.slice(1));
		case 'marker':
		case 'child':
			return { element: childOr(form.name) };
		default:
			// A missing attribute has no place; then the element is used.
			return named(index, element, [field], { element: childOr(field) });
	}
}

/** The first of these attributes that is present; else the element, or `instead`. */
function named(index: ElementIndex, element: XmlElement, names: readonly string[], instead: XmlNode = { element }): XmlNode {
	const attribute = names.find((name) => index.valueOf(element, name) !== undefined);
	return attribute === undefined ? instead : { element, attribute };
}

function cell(index: ElementIndex, element: XmlElement, number: string): XmlNode {
	const tile = number === '' ? undefined : index.named(element, 'tile')[Number(number)];
	return tile === undefined ? { element, inside: true } : named(index, tile, ['gid']);
}

/** The value of a property, or of a member of a class by the names on the way to it. */
function member(index: ElementIndex, element: XmlElement, path: readonly string[]): XmlNode {
	const [name, ...rest] = path;
	const found = name === undefined ? undefined : index.member(element, name);
	return named(index, element, ['value'], found === undefined ? { element, inside: true } : member(index, found, rest));
}
