import { meaningsByResource } from '../../read/xml/convert/attribute-meanings.ts';
import { resourceFrom } from '../../read/xml/convert/resource.ts';
import { valueText } from '../../write/xml/field-text.ts';
import { writable } from '../../write/xml/text.ts';
import { isNested, valueFromText } from '../../xml/property-text.ts';
import type { XmlElement } from '../../xml/xml-element.ts';
import { addAll } from '../add-all.ts';
import type { ChangeNode, Refusals } from '../change-tree.ts';
import { createRefusals } from '../change-tree.ts';
import { changedBy } from '../change-value.ts';
import { attributeNamed, setAttribute } from './attributes.ts';
import type { XmlText } from './children.ts';
import { indentIn } from './children.ts';
import { printElement } from './print-element.ts';
import type { Splice } from './splice.ts';
import { lineBefore } from './style.ts';

/**
 * Changes a property or an item of a list (rule X7). Its name and a value that is an attribute are changed in place; for anything else
 * the element is printed again, since its form depends on its type.
 */
export function propertyEdits(
	file: XmlText,
	resource: 'property' | 'listitem',
	element: XmlElement,
	node: ChangeNode,
	refusals: Refusals,
): Splice[] {
	const report = { add: () => {}, count: () => {} };
	const raw = resourceFrom(resource, element, { infinite: false, path: [], report, meanings: meaningsByResource() });
	const simple = inPlace(file.text, element, raw['type'], node);
	if (simple !== undefined) return simple;
	const refused = createRefusals();
	const changed = changedBy(raw, { ...node, own: undefined }, refused);
	const { lead } = lineBefore(file.text, element.start);
	const print = printElement(resource, element.name, changed, file.style, indentIn(lead));
	if ('reason' in print) {
		refusals.refuseBelow(node, print.reason);
		return [];
	}
	for (const { change, reason } of refused.all) refusals.refuse(change, reason);
	const end = file.ends.endOf(element);
	return file.text.slice(element.start, end) === print.text ? [] : [{ start: element.start, end, text: print.text }];
}

/** The edits if each change is a new text of an attribute. */
function inPlace(text: string, element: XmlElement, type: unknown, node: ChangeNode): Splice[] | undefined {
	if (node.inserted.length > 0) return undefined;
	const edits: Splice[] = [];
	for (const [field, { own, children, inserted }] of node.children) {
		const at = attributeNamed(element, field);
		if (own?.type !== 'set' || children.size > 0 || inserted.length > 0 || at === undefined) return undefined;
		const { value } = own;
		const after =
			field === 'name' && typeof value === 'string' ? value : field === 'value' && !isNested(type) ? valueText(value) : undefined;
		if (after === undefined || writable(after).lost || after.includes('\n')) return undefined;
		if (field === 'value' && valueFromText(after, type) !== value) return undefined;
		addAll(edits, setAttribute(text, element, at, after));
	}
	return edits;
}
