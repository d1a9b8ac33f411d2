import type { XmlElement } from '../../xml/xml-element.ts';
import { attributeOf } from '../../xml/xml-element.ts';
import { addAll } from '../add-all.ts';
import type { RefusalReason } from '../change.ts';
import type { ChangeNode, Refusals } from '../change-tree.ts';
import { indexOf } from '../change-tree.ts';
import { addAttributes, setAttribute } from './attributes.ts';
import type { XmlText } from './children.ts';
import type { Splice } from './splice.ts';

/**
 * Changes the cells of `<data>` or `<chunk>` (rule X2).
 *
 * @param encoding - of the layer; `undefined` if it has an element for each cell
 */
export function cellEdits(file: XmlText, holder: XmlElement, encoding: string | undefined, node: ChangeNode, refusals: Refusals): Splice[] {
	const { own } = node;
	if (own !== undefined) {
		const edits = own.type === 'set' ? wholeData(file, holder, encoding, own.value) : 'not-in-xml';
		if (typeof edits !== 'string') return edits;
		refusals.refuse(own, edits);
		return [];
	}
	for (const { change } of node.inserted) refusals.refuse(change, 'not-a-list');
	const wanted: { readonly cell: number; readonly gid: number }[] = [];
	const place = placesOf(file, holder, encoding);
	for (const [name, child] of node.children) {
		const cell = indexOf(name);
		const gid = child.own?.type === 'set' ? child.own.value : undefined;
		if (place === undefined) refusals.refuseAll(child, 'encoded');
		else if (cell === undefined || child.own?.type !== 'set' || child.children.size > 0) refusals.refuseAll(child, 'missing');
		else if (typeof gid !== 'number') refusals.refuseAll(child, 'wrong-type');
		else wanted.push({ cell, gid });
	}
	if (place === undefined) return [];
	const edits: Splice[] = [];
	for (const { cell, gid } of wanted.sort((a, b) => a.cell - b.cell)) {
		const edit = place(cell, String(gid));
		if (edit === undefined) refusals.refuseAll(node.children.get(String(cell)) ?? node, 'missing');
		else addAll(edits, edit);
	}
	return edits;
}

/** Returns a function that changes a cell, to be called in the order of the cells; `undefined` if single cells are not in the text. */
function placesOf(
	file: XmlText,
	holder: XmlElement,
	encoding: string | undefined,
): ((cell: number, gid: string) => Splice[] | undefined) | undefined {
	const { text, index, ends, style } = file;
	if (encoding === undefined) {
		const tiles = index.named(holder, 'tile');
		return (cell, gid) => {
			const tile = tiles[cell];
			if (tile === undefined) return undefined;
			for (let i = 0; i < tile.attributeCount; i++) if (tile.nameAt(i) === 'gid') return setAttribute(text, tile, i, gid);
			return gid === '0' ? [] : addAttributes(text, tile, new Map([['gid', gid]]), ['gid'], style.quote);
		};
	}
	const close = ends.closeOf(holder);
	if (encoding !== 'csv' || !isPlain(text.slice(holder.end, close))) return undefined;
	let [at, number] = [holder.end, 0];
	return (cell, gid) => {
		while (number < cell) {
			const comma = text.indexOf(',', at);
			if (comma < 0 || comma >= close) return undefined;
			at = comma + 1;
			number++;
		}
		CELL.lastIndex = at;
		const [, space = '', digits = ''] = CELL.exec(text) ?? [];
		const start = at + space.length;
		if (digits === '') return undefined;
		return digits === gid ? [] : [{ start, end: start + digits.length, text: gid }];
	};
}

/** The edits for all cells of a layer, or why there are none. */
function wholeData(file: XmlText, holder: XmlElement, encoding: string | undefined, value: unknown): Splice[] | RefusalReason {
	const { text, ends } = file;
	const close = ends.closeOf(holder);
	const old = text.slice(holder.end, close);
	if (Array.isArray(value)) {
		const gids = value.map((gid: unknown) => (typeof gid === 'number' ? String(gid) : undefined));
		const place = placesOf(file, holder, encoding);
		if (place === undefined) return 'encoded';
		const edits: Splice[] = [];
		for (const [cell, gid] of gids.entries()) {
			const edit = gid === undefined ? undefined : place(cell, gid);
			if (edit === undefined) return 'wrong-type';
			addAll(edits, edit);
		}
		return place(gids.length, '0') === undefined ? edits : 'wrong-type';
	}
	if (typeof value !== 'string' || encoding === undefined || !isPlain(old) || !isPlain(value) || ends.isEmptyTag(holder))
		return 'wrong-type';
	const [, before = '', after = ''] = /^([ \t\r\n]*)[\s\S]*?([ \t\r\n]*)$/.exec(old) ?? [];
	const [start, end] = [holder.end + before.length, Math.max(holder.end + before.length, close - after.length)];
	const trimmed = value.trim();
	return text.slice(start, end) === trimmed ? [] : [{ start, end, text: trimmed }];
}

/** White space and a number. */
const CELL = /([ \t\r\n]*)([^ \t\r\n,<]*)/y;

const isPlain = (text: string): boolean => !/[<&>]/.test(text);

/** The encoding of the cells of a layer: `undefined` if it has an element for each cell. */
export const encodingIn = (data: XmlElement | undefined): string | undefined => data && attributeOf(data, 'encoding');
