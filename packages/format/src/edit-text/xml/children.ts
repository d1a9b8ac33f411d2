import type { ElementIndex } from '../../read/xml/locate/element-index.ts';
import type { ResourceName } from '../../spec/field.ts';
import { LAYER_TYPES, OLDER_LISTS } from '../../xml/element-names.ts';
import type { XmlElement } from '../../xml/xml-element.ts';
import { xmlResource } from '../../xml/xml-resource.ts';
import type { Ends } from './ends.ts';
import type { Splice } from './splice.ts';
import type { XmlStyle } from './style.ts';
import { isSpace, lineBefore } from './style.ts';

/** The facts about the text that is edited. */
export interface XmlText {
	readonly text: string;
	readonly index: ElementIndex;
	readonly ends: Ends;
	readonly style: XmlStyle;
}

/** A new child: its name, and its text for the indentation of its line. */
export interface NewChild {
	readonly name: string;
	readonly print: (indent: string) => string;
}

/** Removes an element with its line. */
export function removeElement({ text, ends }: XmlText, element: XmlElement): Splice[] {
	return [{ start: lineBefore(text, element.start).start, end: ends.endOf(element), text: '' }];
}

/** Adds children to an element, each after those that the writer would write before it. */
export function addChildren(file: XmlText, resource: ResourceName, parent: XmlElement, added: readonly NewChild[]): Splice[] {
	if (added.length === 0) return [];
	const { text, index, ends } = file;
	const rank = rankIn(resource);
	const sorted = added.map((child, i) => ({ child, i })).sort((a, b) => rank(a.child.name) - rank(b.child.name) || a.i - b.i);
	const children = index.childrenOf(parent);
	const lead = childLead(file, parent, children);
	const printed = (list: typeof sorted): string => list.map(({ child }) => `${lead}${child.print(indentIn(lead))}`).join('');
	if (ends.isEmptyTag(parent)) {
		let start = parent.end - 2;
		while (isSpace(text, start - 1)) start--;
		return [{ start, end: parent.end, text: `>${printed(sorted)}${lead === '' ? '' : ownLead(file, parent)}</${parent.name}>` }];
	}
	const ranksThere = children.map(({ name }) => rank(name));
	const places = new Map<number, XmlElement | undefined>();
	const groups = new Map<XmlElement | undefined, typeof sorted>();
	for (const each of sorted) {
		const own = rank(each.child.name);
		const after = places.has(own) ? places.get(own) : children[ranksThere.findLastIndex((other) => other <= own)];
		places.set(own, after);
		const before = groups.get(after);
		if (before === undefined) groups.set(after, [each]);
		else before.push(each);
	}
	const hasLines = lineBefore(text, ends.closeOf(parent)).lead !== '';
	return [...groups].map(([after, list]) => {
		const start = after === undefined ? parent.end : ends.endOf(after);
		const tail = children.length === 0 && !hasLines && lead !== '' ? ownLead(file, parent) : '';
		return { start, end: start, text: `${printed(list)}${tail}` };
	});
}

/** The line break and indentation before the children of an element; empty if they follow each other on one line. */
function childLead(file: XmlText, parent: XmlElement, children: readonly XmlElement[]): string {
	const [first] = children;
	if (first !== undefined) return lineBefore(file.text, first.start).lead;
	return file.style.unit === undefined ? '' : `${ownLead(file, parent)}${file.style.unit}`;
}

/** The line break and indentation before an element. That of the root is not before it in the text. */
function ownLead({ text, style }: XmlText, element: XmlElement): string {
	const { lead } = lineBefore(text, element.start);
	return lead === '' ? style.feed : lead;
}

/** The white space after the line break. */
export const indentIn = (lead: string): string => lead.replace(/^[\r\n]+/, '');

const ranks = new Map<ResourceName, (child: string) => number>();

/** The place of each child element in the order of the writer. Unknown elements come last. */
function rankIn(resource: ResourceName): (child: string) => number {
	const known = ranks.get(resource);
	if (known !== undefined) return known;
	const places = new Map<string, number>();
	let place = 0;
	for (const { form } of xmlResource(resource).fields.values()) {
		place++;
		const names = (): readonly string[] => {
			if (form.form === 'children') return [form.wrapper ?? form.name];
			if (form.form === 'child' || form.form === 'marker' || form.form === 'points') return [form.name];
			if (form.form === 'image' || form.form === 'data') return [form.form];
			return form.form === 'layers' ? [...LAYER_TYPES.keys()] : [];
		};
		for (const name of names()) if (!places.has(name)) places.set(name, place);
	}
	for (const [name] of OLDER_LISTS) places.set(name, places.get('wangcolor') ?? place);
	const rank = (child: string): number => places.get(child) ?? place + 1;
	ranks.set(resource, rank);
	return rank;
}
