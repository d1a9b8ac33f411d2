import type { ResourceName } from '../spec/field.ts';
import type { XmlElement } from './element.ts';
import { attributeOf } from './element.ts';
import { LAYER_TYPES, OLDER_LISTS } from './names.ts';
import type { XmlField } from './plan.ts';
import { xmlPlan } from './plan.ts';

/** What a path of the JSON form comes from. */
export interface Source {
	readonly element: XmlElement;
	/** The attribute, where it is one. */
	readonly attribute?: string;
	/** Whether it is the element's text. */
	readonly inside?: true;
}

/** The children of an element, made once. */
type Children = (element: XmlElement) => readonly XmlElement[];

interface Items {
	readonly resource: ResourceName;
	readonly elements: readonly XmlElement[];
	/** The element around them, where they have one of their own; the last, where there are several. */
	readonly wrapper?: XmlElement | undefined;
}

/** Makes the function that finds the element or attribute that a path of the JSON form was made from, or the nearest around it. */
export function createFinder(kind: ResourceName, root: XmlElement): (path: readonly string[]) => Source {
	// Many findings are often about the items of one list.
	const made = new Map<XmlElement, readonly XmlElement[]>();
	const childrenOf: Children = (element) => {
		const children = made.get(element) ?? element.children;
		made.set(element, children);
		return children;
	};
	const lists = new Map<XmlElement, Map<string, Items | undefined>>();

	return (path) => {
		let resource = kind;
		let element = root;
		for (let i = 0; i < path.length; i++) {
			const field = path[i] ?? '';
			const items = itemsOf(resource, element, field);
			const item = items?.elements[Number(path[i + 1])];
			if (items !== undefined) {
				if (item === undefined) return named(element, [field], { element: items.wrapper ?? items.elements.at(-1) ?? element });
				[resource, element] = [items.resource, item];
				i++;
				continue;
			}
			const found = xmlPlan(resource).fields.get(field);
			const child = lastChild(childrenOf, element, found?.form.form === 'child' ? found.form.name : undefined);
			if (child === undefined || typeof found?.field.type !== 'object' || !('of' in found.field.type))
				return sourceOf(childrenOf, resource, element, path.slice(i), found);
			[resource, element] = [found.field.type.of, child];
		}
		return { element };
	};

	function itemsOf(resource: ResourceName, element: XmlElement, field: string): Items | undefined {
		const known = lists.get(element) ?? new Map<string, Items | undefined>();
		lists.set(element, known);
		if (!known.has(field)) known.set(field, makeItems(childrenOf, resource, element, field));
		return known.get(field);
	}
}

function makeItems(childrenOf: Children, resource: ResourceName, element: XmlElement, field: string): Items | undefined {
	const children = childrenOf(element);
	if (resource === 'wangset') {
		const older = children.filter(({ name }) => OLDER_LISTS.get(name) === field);
		if (older.length > 0) return { resource: 'wangcolor', elements: older };
	}
	const { form, field: table } = xmlPlan(resource).fields.get(field) ?? {};
	if (form?.form === 'layers') return { resource: 'layer', elements: children.filter(({ name }) => LAYER_TYPES.has(name)) };
	if (form?.form === 'value') {
		const items = children.filter(({ name }) => name === 'item');
		return items.length === 0 ? undefined : { resource: 'listitem', elements: items };
	}
	const type = table?.type;
	if (form?.form !== 'children' || typeof type !== 'object' || !('list' in type) || type.list === 'int') return undefined;
	const { name: itemName, wrapper } = form;
	if (wrapper === undefined) return { resource: type.list, elements: children.filter(({ name }) => name === itemName) };
	const wrappers = children.filter(({ name }) => name === wrapper);
	const elements = wrappers.flatMap(childrenOf).filter(({ name }) => name === itemName);
	return { resource: type.list, elements, wrapper: wrappers.at(-1) };
}

/** A field that is no list of resources: an attribute of the element or of a child, or its text. */
function sourceOf(
	childrenOf: Children,
	resource: ResourceName,
	element: XmlElement,
	path: readonly string[],
	found: XmlField | undefined,
): Source {
	const [field = '', next = ''] = path;
	const form = found?.form;
	switch (form?.form) {
		case 'attribute':
		case 'numbers':
			return named(element, [form.name ?? field, field, field === 'type' ? 'class' : field], {
				element: lastChild(childrenOf, element, field) ?? element,
			});
		case 'image':
			return named(lastChild(childrenOf, element, 'image') ?? element, [form.name]);
		case 'points':
			return named(lastChild(childrenOf, element, form.name) ?? element, ['points']);
		case 'data-attribute':
			return named(lastChild(childrenOf, element, 'data') ?? element, [form.name]);
		case 'data':
			return cell(childrenOf, resource === 'chunk' ? element : (lastChild(childrenOf, element, 'data') ?? element), next);
		case 'text':
			return { element, inside: true };
		case 'value':
			return attributeOf(element, 'value') === undefined ? member(childrenOf, element, path.slice(1)) : named(element, ['value']);
		case 'marker':
		case 'child':
			return { element: lastChild(childrenOf, element, form.name) ?? element };
		default:
			// One that is not there is no place, and the element then is.
			return lastChild(childrenOf, element, field) === undefined || attributeOf(element, field) !== undefined
				? { element, attribute: field }
				: { element: lastChild(childrenOf, element, field) ?? element };
	}
}

/** The first of these attributes that is there; else the element, or what may be meant instead. */
function named(element: XmlElement, names: readonly string[], instead: Source = { element }): Source {
	const attribute = names.find((name) => attributeOf(element, name) !== undefined);
	return attribute === undefined ? instead : { element, attribute };
}

function cell(childrenOf: Children, element: XmlElement, index: string): Source {
	const tile = index === '' ? undefined : childrenOf(element)[Number(index)];
	return tile?.name !== 'tile' ? { element, inside: true } : named(tile, ['gid']);
}

/** A member of a class, by the names on the way to it. */
function member(childrenOf: Children, element: XmlElement, path: readonly string[]): Source {
	const [name, ...rest] = path;
	const members = childrenOf(element).flatMap((child) =>
		child.name === 'properties' ? childrenOf(child).filter(({ name: own }) => own === 'property') : [],
	);
	const found = name === undefined ? undefined : members.findLast((child) => attributeOf(child, 'name') === name);
	if (found !== undefined) return attributeOf(found, 'value') === undefined ? member(childrenOf, found, rest) : named(found, ['value']);
	return element.text === '' ? { element } : { element, inside: true };
}

const lastChild = (childrenOf: Children, element: XmlElement, name: string | undefined): XmlElement | undefined =>
	name === undefined ? undefined : childrenOf(element).findLast((child) => child.name === name);
