import { isObject } from '../../model/json-value.ts';
import { pointsFrom } from '../../read/xml/convert/value.ts';
import { pointsText } from '../../write/xml/field-text.ts';
import type { XmlElement } from '../../xml/xml-element.ts';
import { addAll } from '../add-all.ts';
import type { ChangeNode, Refusals } from '../change-tree.ts';
import { changedBy } from '../change-value.ts';
import { addAttributes, attributeNamed, setAttribute } from './attributes.ts';
import type { NewChild, XmlText } from './children.ts';
import { removeElement } from './children.ts';
import type { Splice } from './splice.ts';
import { quoteOf } from './style.ts';

/** Changes the vertices of a shape, which are one attribute (rule X6). */
export function pointEdits(
	file: XmlText,
	holder: XmlElement,
	name: string,
	node: ChangeNode,
	refusals: Refusals,
	edits: Splice[],
	added: NewChild[],
): void {
	const { text, index, style } = file;
	const [child] = index.named(holder, name);
	const { own } = node;
	if (own?.type === 'remove' && child !== undefined) {
		addAll(edits, removeElement(file, child));
		return;
	}
	if (child === undefined && own?.type !== 'set') {
		refusals.refuseAll(node, 'missing');
		return;
	}
	const points = changedBy(child === undefined ? undefined : pointsFrom(child), node, refusals);
	if (!Array.isArray(points) || !points.every(isPoint)) {
		refusals.refuseAll(node, 'wrong-type');
		return;
	}
	const after = pointsText(points);
	if (child === undefined) added.push({ name, print: () => `<${name} points=${style.quote}${after}${style.quote}/>` });
	else {
		const at = attributeNamed(child, 'points');
		if (at !== undefined) addAll(edits, setAttribute(text, child, at, after));
		else addAll(edits, addAttributes(text, child, new Map([['points', after]]), ['points'], quoteOf(text, child) ?? style.quote));
	}
}

const isPoint = (value: unknown): boolean =>
	isObject(value) && Object.keys(value).length === 2 && typeof value['x'] === 'number' && typeof value['y'] === 'number';
