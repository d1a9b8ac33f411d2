import type { JsonValue } from '../../model/json-value.ts';
import { isObject } from '../../model/json-value.ts';
import type { Items } from '../../read/xml/locate/find.ts';
import type { ResourceName } from '../../spec/field.ts';
import { LAYER_ELEMENTS } from '../../xml/element-names.ts';
import type { XmlElement } from '../../xml/xml-element.ts';
import { xmlResource } from '../../xml/xml-resource.ts';
import { addAll } from '../add-all.ts';
import type { RefusalReason } from '../change.ts';
import type { ChangeNode, ChangeOf, Refusals } from '../change-tree.ts';
import type { ItemChanges } from '../change-value.ts';
import { itemChanges } from '../change-value.ts';
import type { NewChild, XmlText } from './children.ts';
import { addChildren, indentIn, removeElement } from './children.ts';
import { printElement, printed } from './print-element.ts';
import type { Splice } from './splice.ts';
import { splicedText } from './splice.ts';
import { lineBefore } from './style.ts';

/** A list of elements. */
export interface ElementList {
	/** The resource that has the list as a field. */
	readonly resource: ResourceName;
	readonly parent: XmlElement;
	readonly field: string;
	readonly items: Items;
}

/** The edits of a list, and the children that its parent gets. */
export interface ListEdits {
	readonly edits: Splice[];
	readonly added: NewChild[];
}

/**
 * Changes the items of a list.
 *
 * @param changeItem - changes what is inside an item
 */
export function listEdits(
	file: XmlText,
	list: ElementList,
	node: ChangeNode,
	refusals: Refusals,
	changeItem: (item: XmlElement, child: ChangeNode) => Splice[],
): ListEdits {
	const { elements } = list.items;
	if (node.own !== undefined) {
		const whole = wholeList(file, list, node);
		if (typeof whole !== 'string') return whole;
		refusals.refuse(node.own, whole);
		return { edits: [], added: [] };
	}
	const edits: Splice[] = [];
	const inside = new Map<number, Splice[]>();
	const removed = new Set<number>();
	for (const [name, child] of node.children) {
		const [index, item] = [Number(name), elements[Number(name)]];
		if (item === undefined) continue;
		if (child.own?.type === 'remove') removed.add(index);
		else inside.set(index, child.own?.type === 'set' ? itemEdits(file, list, item, child.own, refusals) : changeItem(item, child));
	}
	const changes = itemChanges(node, elements.length, refusals);
	for (const index of changes.moved.values()) removed.add(index);
	for (const [index, own] of inside) if (!removed.has(index)) addAll(edits, own);
	const additions = additionEdits(file, list, changes, inside, refusals);
	addAll(edits, additions.edits);
	const wrapper = wrapperOf(file, list);
	const isEmptied = removed.size === elements.length && removed.size > 0 && additions.edits.length === 0;
	if (isEmptied && wrapper !== undefined && wrapper.name !== 'data') addAll(edits, removeElement(file, wrapper));
	else for (const index of removed) addAll(edits, removeElement(file, elements[index] ?? list.parent));
	const { added } = additions;
	if (added.length === 0) return { edits, added };
	if (wrapper !== undefined) return { edits: [...edits, ...addChildren(file, list.items.resource, wrapper, added)], added: [] };
	return { edits, added: wrapped(file, list, added) };
}

/** Replaces an item. */
function itemEdits(file: XmlText, list: ElementList, item: XmlElement, change: ChangeOf<'set'>, refusals: Refusals): Splice[] {
	const indent = indentIn(lineBefore(file.text, item.start).lead);
	const print = printItem(file, list, change.value, indent, item.name);
	if ('text' in print) return [{ start: item.start, end: file.ends.endOf(item), text: print.text }];
	refusals.refuse(change, print.reason);
	return [];
}

/** Returns the texts to put between items, or the children that an empty list gets. */
function additionEdits(
	file: XmlText,
	list: ElementList,
	{ added, moved }: ItemChanges,
	inside: ReadonlyMap<number, readonly Splice[]>,
	refusals: Refusals,
): ListEdits {
	const { text, ends } = file;
	const { elements } = list.items;
	const result: ListEdits = { edits: [], added: [] };
	for (const [gap, changes] of added) {
		const next = elements[gap];
		const last = elements.at(-1);
		const near = next ?? last;
		const { start, lead } = near === undefined ? { start: 0, lead: '' } : lineBefore(text, near.start);
		let inserted = '';
		for (const change of changes) {
			if (change.type === 'move') {
				const index = moved.get(change) ?? 0;
				const item = elements[index];
				if (item !== undefined) inserted += `${lead}${splicedText(text, item.start, ends.endOf(item), inside.get(index) ?? [])}`;
				continue;
			}
			const print = printItem(file, list, change.value, indentIn(lead));
			if ('reason' in print) refusals.refuse(change, print.reason);
			else if (near === undefined) result.added.push(newItem(file, list, change.value));
			else inserted += `${lead}${print.text}`;
		}
		const at = next === undefined && last !== undefined ? ends.endOf(last) : start;
		if (inserted !== '') result.edits.push({ start: at, end: at, text: inserted });
	}
	return result;
}

/** Replaces or removes a whole list. */
function wholeList(file: XmlText, list: ElementList, { own }: ChangeNode): ListEdits | RefusalReason {
	const wrapper = wrapperOf(file, list);
	if (wrapper?.name === 'data') return 'not-in-xml';
	const edits = (wrapper === undefined ? list.items.elements : [wrapper]).flatMap((element) => removeElement(file, element));
	if (own?.type === 'remove') return edits.length === 0 ? 'missing' : { edits, added: [] };
	const value = own?.type === 'set' ? own.value : undefined;
	if (!Array.isArray(value)) return 'wrong-type';
	const fails = value.map((item: JsonValue) => printItem(file, list, item, '')).find((print) => 'reason' in print);
	if (fails !== undefined && 'reason' in fails) return fails.reason;
	const children = value.map((item: JsonValue) => newItem(file, list, item));
	return { edits, added: children.length === 0 ? [] : wrapped(file, list, children) };
}

const formOf = ({ resource, field }: ElementList): { readonly name: string | undefined; readonly wrapper: string | undefined } => {
	const form = xmlResource(resource).fields.get(field)?.form;
	return form?.form === 'children' ? { name: form.name, wrapper: form.wrapper } : { name: undefined, wrapper: undefined };
};

/** The element around the items. */
function wrapperOf({ index }: XmlText, list: ElementList): XmlElement | undefined {
	const { wrapper } = formOf(list);
	return wrapper === undefined ? undefined : index.named(list.parent, wrapper)[0];
}

/** The items as children of the parent: with a new element around them, if the list has one. */
function wrapped({ style }: XmlText, list: ElementList, items: readonly NewChild[]): NewChild[] {
	const { wrapper } = formOf(list);
	if (wrapper === undefined) return [...items];
	const print = (indent: string): string => {
		const [lead, tail] = style.unit === undefined ? ['', ''] : [`${style.feed}${indent}${style.unit}`, `${style.feed}${indent}`];
		return `<${wrapper}>${items.map((item) => `${lead}${item.print(`${indent}${style.unit ?? ''}`)}`).join('')}${tail}</${wrapper}>`;
	};
	return [{ name: wrapper, print }];
}

function newItem(file: XmlText, list: ElementList, value: unknown): NewChild {
	const name = elementName(list, value);
	return { name, print: (indent) => printed(list.items.resource, name, value, file.style, indent) };
}

function printItem(
	file: XmlText,
	list: ElementList,
	value: unknown,
	indent: string,
	name = elementName(list, value),
): ReturnType<typeof printElement> {
	if (list.items.resource === 'chunk') return { reason: 'not-in-xml' };
	if (list.items.resource === 'layer' && (!isObject(value) || LAYER_ELEMENTS[String(value['type'])] === undefined))
		return { reason: 'wrong-type' };
	return printElement(list.items.resource, list.items.resource === 'layer' ? elementName(list, value) : name, value, file.style, indent);
}

/** The name of the element of an item. */
function elementName(list: ElementList, value: unknown): string {
	const { resource, elements } = list.items;
	if (resource === 'layer') return (isObject(value) && LAYER_ELEMENTS[String(value['type'])]) || 'layer';
	return formOf(list).name ?? elements[0]?.name ?? resource;
}
