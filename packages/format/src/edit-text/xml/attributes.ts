import { meaningOf } from '../../read/xml/convert/attribute-meanings.ts';
import type { ResourceName } from '../../spec/field.ts';
import { attributeText } from '../../write/xml/text.ts';
import type { XmlElement } from '../../xml/xml-element.ts';
import { xmlResource } from '../../xml/xml-resource.ts';
import type { Splice } from './splice.ts';
import { isSpace } from './style.ts';

/** The index of the attribute with a field. An attribute may have another name than its field, and a field several. */
export const attributeFor = (element: XmlElement, resource: ResourceName, field: string): number | undefined =>
	indexIn(element, byField, field, (name) => meaningOf(name, resource).key);

/** The index of an attribute by its name. */
export const attributeNamed = (element: XmlElement, name: string): number | undefined =>
	indexIn(element, byName, name, (attribute) => attribute);

type Indexes = WeakMap<XmlElement, ReadonlyMap<string, number>>;

const byField: Indexes = new WeakMap();
const byName: Indexes = new WeakMap();

/** More attributes than this are looked up in a map: a hostile element may have any number. */
const MANY = 32;

/** The index of the first attribute with a key. */
function indexIn(element: XmlElement, known: Indexes, key: string, keyOf: (name: string) => string): number | undefined {
	if (element.attributeCount <= MANY) {
		for (let i = 0; i < element.attributeCount; i++) if (keyOf(element.nameAt(i)) === key) return i;
		return undefined;
	}
	let indexes = known.get(element);
	if (indexes === undefined) {
		const made = new Map<string, number>();
		for (let i = element.attributeCount - 1; i >= 0; i--) made.set(keyOf(element.nameAt(i)), i);
		known.set(element, made);
		indexes = made;
	}
	return indexes.get(key);
}

/** The names of a resource's attributes, in the order of the writer. */
export const attributeNames = (resource: ResourceName): readonly string[] =>
	[...xmlResource(resource).fields.values()].flatMap(({ name, form }) =>
		form.form === 'attribute' || form.form === 'numbers'
			? [form.name ?? name]
			: form.form === 'nibbles'
				? [name]
				: form.form === 'value'
					? ['value']
					: [],
	);

/** The names of the attributes of `<image>`, in the order of the writer. */
export const imageAttributeNames = (resource: ResourceName): readonly string[] =>
	[...xmlResource(resource).fields.values()].flatMap(({ form }) => (form.form === 'image' ? [form.name] : []));

/** Changes the value of an attribute. */
export function setAttribute(text: string, element: XmlElement, index: number, value: string): Splice[] {
	const start = element.placeAt(index);
	const quote = text.charAt(start - 1) === "'" ? "'" : '"';
	const end = text.indexOf(quote, start);
	const escaped = attributeText(value, quote);
	return text.slice(start, end) === escaped || element.valueAt(index) === value ? [] : [{ start, end, text: escaped }];
}

/** Gives an attribute another name. */
export function renameAttribute(text: string, element: XmlElement, index: number, name: string): Splice[] {
	const start = nameStart(text, element, index);
	return [{ start, end: start + element.nameAt(index).length, text: name }];
}

/** Removes an attribute with the white space before it. */
export function removeAttribute(text: string, element: XmlElement, index: number): Splice[] {
	const end = attributeEnd(text, element, index);
	return [{ start: beforeName(text, nameStart(text, element, index)), end, text: '' }];
}

/**
 * Adds attributes, each where the writer would write it.
 *
 * @param order - the names of all attributes, in the order of the writer
 * @param quote - the mark around values
 */
export function addAttributes(
	text: string,
	element: XmlElement,
	added: ReadonlyMap<string, string>,
	order: readonly string[],
	quote: '"' | "'",
): Splice[] {
	if (added.size === 0) return [];
	const rank = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length);
	// The last attribute of each rank, then of the ranks up to it.
	const last: (number | undefined)[] = Array.from({ length: order.length + 1 });
	for (let i = 0; i < element.attributeCount; i++) last[rank(element.nameAt(i))] = i;
	for (let i = 1; i < last.length; i++) last[i] ??= last[i - 1];
	return [...added]
		.map(([name, value]) => ({ name, value, rank: rank(name) }))
		.sort((a, b) => a.rank - b.rank)
		.map(({ name, value, rank: own }) => {
			const before = last[own - 1];
			const start = before === undefined ? element.start + 1 + element.name.length : attributeEnd(text, element, before);
			return {
				start,
				end: start,
				text: `${spaceBefore(text, element, before ?? 0)}${name}=${quote}${attributeText(value, quote)}${quote}`,
			};
		});
}

/** The white space before an attribute: some files have each on a line of its own. */
function spaceBefore(text: string, element: XmlElement, index: number): string {
	if (element.attributeCount === 0) return ' ';
	const name = nameStart(text, element, index);
	return text.slice(beforeName(text, name), name);
}

function nameStart(text: string, element: XmlElement, index: number): number {
	let at = text.lastIndexOf('=', element.placeAt(index) - 2) - 1;
	while (isSpace(text, at)) at--;
	return at + 1 - element.nameAt(index).length;
}

function beforeName(text: string, name: number): number {
	let at = name;
	while (isSpace(text, at - 1)) at--;
	return at;
}

function attributeEnd(text: string, element: XmlElement, index: number): number {
	const start = element.placeAt(index);
	return text.indexOf(text.charAt(start - 1), start) + 1;
}
