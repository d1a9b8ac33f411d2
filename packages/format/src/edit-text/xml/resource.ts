import { numbersFrom } from '../../read/xml/convert/value.ts';
import { makeItems } from '../../read/xml/locate/find.ts';
import type { ResourceName } from '../../spec/field.ts';
import { attributeText, characterData, isXmlName, writable } from '../../write/xml/text.ts';
import { scalarFrom } from '../../xml/scalar.ts';
import type { XmlElement } from '../../xml/xml-element.ts';
import type { XmlField } from '../../xml/xml-resource.ts';
import { xmlResource } from '../../xml/xml-resource.ts';
import { addAll } from '../add-all.ts';
import type { TextChange } from '../change.ts';
import type { ChangeNode, Refusals } from '../change-tree.ts';
import { changedBy } from '../change-value.ts';
import {
	addAttributes,
	attributeFor,
	attributeNamed,
	attributeNames,
	imageAttributeNames,
	removeAttribute,
	renameAttribute,
	setAttribute,
} from './attributes.ts';
import { cellEdits, encodingIn } from './cells.ts';
import type { NewChild, XmlText } from './children.ts';
import { addChildren, removeElement } from './children.ts';
import { changeOfEmptyLayers } from './infinite.ts';
import { listEdits } from './list.ts';
import { pointEdits } from './points.ts';
import { printElement, printed } from './print-element.ts';
import { propertyEdits } from './property.ts';
import { attributeTextOf, resourceIn } from './scalar-text.ts';
import type { Splice } from './splice.ts';
import { quoteOf } from './style.ts';

/** The changes of one element, collected before they are made together. */
interface Pending {
	readonly resource: ResourceName;
	readonly element: XmlElement;
	readonly encoding: string | undefined;
	readonly edits: Splice[];
	/** New attributes, by name. */
	readonly attributes: Map<string, string>;
	/** The names that attributes get by being renamed. */
	readonly renamed: Set<string>;
	/** New attributes of `<image>`. */
	readonly image: Map<string, { readonly text: string; readonly change: TextChange }>;
	readonly children: NewChild[];
}

/** Makes changes of the resources of an XML document. */
export class ResourceEditor {
	private readonly file: XmlText;
	private readonly refusals: Refusals;

	constructor(file: XmlText, refusals: Refusals) {
		this.file = file;
		this.refusals = refusals;
	}

	/**
	 * Changes a resource.
	 *
	 * @param encoding - of the layer of a chunk
	 */
	resource(resource: ResourceName, element: XmlElement, node: ChangeNode, encoding?: string): Splice[] {
		const { file, refusals } = this;
		if (resource === 'property' || resource === 'listitem') return propertyEdits(file, resource, element, node, refusals);
		for (const { change } of node.inserted) refusals.refuse(change, 'not-a-list');
		const pending: Pending = {
			resource,
			element,
			encoding,
			edits: [],
			attributes: new Map(),
			renamed: new Set(),
			image: new Map(),
			children: [],
		};
		const deciding = resource === 'map' ? changeOfEmptyLayers(file.index, element, node) : undefined;
		if (deciding !== undefined) refusals.refuse(deciding, 'not-in-xml');
		// A new name counts before a new field, as in JSON.
		const inOrder = [...node.children].sort(([, a], [, b]) => Number(b.own?.type === 'rename') - Number(a.own?.type === 'rename'));
		for (const [field, child] of inOrder) {
			if (deciding !== undefined && child.own === deciding) continue;
			if (child.own?.type === 'move') refusals.refuseAll({ ...child, children: new Map(), inserted: [] }, 'not-a-list');
			this.field(field, child.own?.type === 'move' ? { ...child, own: undefined } : child, pending);
		}
		return this.finish(pending);
	}

	private field(name: string, node: ChangeNode, pending: Pending): void {
		const { file, refusals } = this;
		const { resource, element, edits } = pending;
		if (node.own?.type === 'rename') {
			this.rename(name, node, pending);
			if (node.children.size > 0 || node.inserted.length > 0) this.field(name, { ...node, own: undefined }, pending);
			return;
		}
		const items = makeItems(file.index, resource, element, name);
		if (items !== undefined) {
			const encoding = items.resource === 'chunk' ? encodingIn(file.index.named(element, 'data')[0]) : undefined;
			const list = listEdits(file, { resource, parent: element, field: name, items }, node, refusals, (item, child) =>
				this.resource(items.resource, item, child, encoding),
			);
			addAll(edits, list.edits);
			addAll(pending.children, list.added);
			return;
		}
		const found = xmlResource(resource).fields.get(name);
		switch (found?.form.form) {
			case 'child':
				this.child(found, found.form.name, node, pending);
				return;
			case 'marker':
				this.marker(found.form.name, node, pending);
				return;
			case 'points':
				pointEdits(file, element, found.form.name, node, refusals, edits, pending.children);
				return;
			case 'image':
				this.image(found, found.form.name, node, pending);
				return;
			case 'data-attribute':
				this.dataAttribute(found, found.form.name, node, pending);
				return;
			case 'data': {
				const holder = resource === 'chunk' ? element : file.index.named(element, 'data')[0];
				if (holder === undefined) refusals.refuseAll(node, 'missing');
				else addAll(edits, cellEdits(file, holder, resource === 'chunk' ? pending.encoding : encodingIn(holder), node, refusals));
				return;
			}
			case 'text':
				this.text(node, pending);
				return;
			default:
				this.attribute(name, found, node, pending);
		}
	}

	private rename(name: string, { own }: ChangeNode, { resource, element, edits, renamed }: Pending): void {
		if (own?.type !== 'rename') return;
		const index = attributeFor(element, resource, name);
		const { fields } = xmlResource(resource);
		const [before, after] = [fields.get(name), fields.get(own.name)];
		const form = after?.form;
		const isAttribute = form === undefined ? isXmlName(own.name) : form.form === 'attribute';
		const attribute = (form?.form === 'attribute' ? form.name : undefined) ?? own.name;
		if (index === undefined) this.refusals.refuse(own, 'missing');
		else if (!isAttribute) this.refusals.refuse(own, 'not-in-xml');
		else if (attributeFor(element, resource, own.name) !== undefined || renamed.has(attribute)) this.refusals.refuse(own, 'conflict');
		else if (valueIn(element.valueAt(index), before) !== valueIn(element.valueAt(index), after)) this.refusals.refuse(own, 'wrong-type');
		else {
			renamed.add(attribute);
			addAll(edits, renameAttribute(this.file.text, element, index, attribute));
		}
	}

	/** A field that is an attribute, or not part of the format. */
	private attribute(name: string, found: XmlField | undefined, node: ChangeNode, pending: Pending): void {
		const { text } = this.file;
		const { resource, element, edits, attributes, renamed } = pending;
		const index = attributeFor(element, resource, name);
		if (
			found?.form.form === 'none' ||
			found?.form.form === 'children' ||
			(found === undefined && index === undefined && !isXmlName(name))
		) {
			this.refusals.refuseAll(node, 'not-in-xml');
			return;
		}
		if (node.own?.type === 'remove') {
			if (index === undefined) this.refusals.refuse(node.own, 'missing');
			else addAll(edits, removeAttribute(text, element, index));
			return;
		}
		const before = index === undefined ? undefined : element.valueAt(index);
		const { own } = node;
		if (own?.type !== 'set') {
			if (found?.form.form === 'numbers' && index !== undefined && before !== undefined && own === undefined) {
				const numbers = attributeTextOf(found, changedBy(numbersFrom(before), node, this.refusals), before);
				if (numbers === undefined) this.refusals.refuseBelow(node, 'wrong-type');
				else addAll(edits, setAttribute(text, element, index, numbers));
			} else this.refusals.refuseAll(node, index === undefined ? 'missing' : 'not-in-xml');
			return;
		}
		const unknown = typeof own.value === 'string' && !writable(own.value).lost ? own.value : undefined;
		const after = found === undefined ? unknown : attributeTextOf(found, own.value, before);
		if (after === undefined) this.refusals.refuse(own, 'wrong-type');
		else if (index !== undefined) addAll(edits, setAttribute(text, element, index, after));
		else {
			const attribute = found?.form.form === 'attribute' || found?.form.form === 'numbers' ? (found.form.name ?? name) : name;
			if (attributes.has(attribute) || renamed.has(attribute)) this.refusals.refuse(own, 'conflict');
			else attributes.set(attribute, after);
		}
	}

	private image(found: XmlField, name: string, node: ChangeNode, { element, edits, image }: Pending): void {
		const { text, index } = this.file;
		const [child] = index.named(element, 'image');
		const at = child === undefined ? undefined : index.childrenOf(child).length > 0 ? null : attributeNamed(child, name);
		const { own } = node;
		if (at === null || (child !== undefined && attributeNamed(child, 'id') !== undefined)) this.refusals.refuseAll(node, 'not-in-xml');
		else if (own?.type === 'remove' && child !== undefined && at !== undefined) addAll(edits, removeAttribute(text, child, at));
		else if (own?.type !== 'set') this.refusals.refuseAll(node, 'missing');
		else {
			const after = attributeTextOf(found, own.value, undefined);
			if (after === undefined) this.refusals.refuse(own, 'wrong-type');
			else if (child !== undefined && at !== undefined) addAll(edits, setAttribute(text, child, at, after));
			else image.set(name, { text: after, change: own });
		}
	}

	private dataAttribute(found: XmlField, name: string, node: ChangeNode, { element, edits }: Pending): void {
		const { text, index, style } = this.file;
		const [data] = index.named(element, 'data');
		const at = data === undefined ? undefined : attributeNamed(data, name);
		const { own } = node;
		if (own?.type === 'remove' && data !== undefined && at !== undefined) addAll(edits, removeAttribute(text, data, at));
		else if (own?.type !== 'set' || data === undefined) this.refusals.refuseAll(node, 'missing');
		else {
			const after = attributeTextOf(found, own.value, undefined);
			if (after === undefined) this.refusals.refuse(own, 'wrong-type');
			else if (at !== undefined) addAll(edits, setAttribute(text, data, at, after));
			else
				addAll(edits, addAttributes(text, data, new Map([[name, after]]), ['encoding', 'compression'], quoteOf(text, data) ?? style.quote));
		}
	}

	private child(found: XmlField, name: string, node: ChangeNode, { element, edits, children }: Pending): void {
		const { file, refusals } = this;
		const [child] = file.index.named(element, name);
		const { own } = node;
		const resource = resourceIn(found.field.type);
		if (own?.type === 'set' && resource !== undefined) {
			const { value } = own;
			const fails = printElement(resource, name, value, file.style, '');
			if ('reason' in fails) refusals.refuse(own, fails.reason);
			else {
				if (child !== undefined) addAll(edits, removeElement(file, child));
				children.push({ name, print: (indent) => printed(resource, name, value, file.style, indent) });
			}
		} else if (child === undefined || resource === undefined) refusals.refuseAll(node, 'missing');
		else if (own?.type === 'remove') addAll(edits, removeElement(file, child));
		else addAll(edits, this.resource(resource, child, node));
	}

	private marker(name: string, node: ChangeNode, { element, edits, children }: Pending): void {
		const { file, refusals } = this;
		const [child] = file.index.named(element, name);
		const { own } = node;
		if (own?.type === 'set' && own.value === true) {
			if (child === undefined) children.push({ name, print: () => `<${name}/>` });
		} else if (own?.type === 'remove' && child !== undefined) addAll(edits, removeElement(file, child));
		else refusals.refuseAll(node, own?.type === 'set' ? 'wrong-type' : 'missing');
	}

	private text(node: ChangeNode, { element, edits }: Pending): void {
		const { file, refusals } = this;
		const { own } = node;
		if (own?.type !== 'set' || typeof own.value !== 'string' || writable(own.value).lost) {
			refusals.refuseAll(node, own?.type === 'set' ? 'wrong-type' : 'missing');
			return;
		}
		const data = characterData(own.value);
		if (file.index.childrenOf(element).length > 0) refusals.refuse(own, 'not-in-xml');
		else if (own.value === element.text) return;
		else if (file.ends.isEmptyTag(element)) edits.push({ start: element.end - 2, end: element.end, text: `>${data}</${element.name}>` });
		else edits.push({ start: element.end, end: file.ends.closeOf(element), text: data });
	}

	private finish({ resource, element, edits, attributes, image, children }: Pending): Splice[] {
		const { file } = this;
		const { text, index, style } = file;
		const quote = quoteOf(text, element) ?? style.quote;
		if (attributes.size > 0) addAll(edits, addAttributes(text, element, attributes, attributeNames(resource), quote));
		if (image.size > 0) {
			const [child] = index.named(element, 'image');
			const texts = new Map([...image].map(([name, { text: value }]) => [name, value]));
			const order = imageAttributeNames(resource);
			if (child !== undefined) addAll(edits, addAttributes(text, child, texts, order, quoteOf(text, child) ?? quote));
			else if (!image.has('source')) for (const { change } of image.values()) this.refusals.refuse(change, 'missing');
			else {
				const sorted = [...texts].sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
				children.push({
					name: 'image',
					print: () => `<image${sorted.map(([name, value]) => ` ${name}=${quote}${attributeText(value, quote)}${quote}`).join('')}/>`,
				});
			}
		}
		addAll(edits, addChildren(file, resource, element, children));
		return edits;
	}
}

/** The value that an attribute with this text has. */
const valueIn = (text: string, field: XmlField | undefined): unknown =>
	field?.scalar === undefined ? (field?.form.form === 'numbers' ? undefined : text) : scalarFrom(text, field.scalar);
