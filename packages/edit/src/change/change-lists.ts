import type { Document } from '@tilewright/format';
import { isObject } from '@tilewright/format/internal';
import type { Change, Lists } from './change.ts';
import { identified, partOf } from './identify.ts';
import { itemAfter, itemAt } from './list-positions.ts';
import { listOf } from './lists.ts';
import { locate, valueAtPath } from './locate.ts';
import type { Part } from './part.ts';

/**
 * The change that inserts neighbouring items into a list.
 *
 * @param part - the part that has the list, or gets it
 * @param position - of the first item, from 0; negative or too large is the end
 * @returns one change; none without items
 * @throws RangeError if the document has no such part
 * @example insertItems(map, [], 'layers', [layer])
 */
export function insertItems<L extends keyof Lists>(
	doc: Document,
	part: Part,
	list: L,
	items: readonly Lists[L][],
	position = -1,
): Change[] {
	if (items.length === 0) return [];
	const found = partOf(doc, part)[list];
	const values = Array.isArray(found) ? found : [];
	const at = position < 0 || position > values.length ? values.length : position;
	const next = itemAt(list, values, at) ?? null;
	const first = itemAfter(list, values, at, items[0]);
	if (first === undefined) return [];
	return [{ type: 'insert', part, list, first, next, items, ...(found === undefined && { only: true }) }];
}

/**
 * The change that removes neighbouring items from a list.
 *
 * @throws RangeError if the document has no such part, or the list no such item
 * @example removeItems(map, [], 'layers', 2)
 */
export function removeItems(doc: Document, part: Part, list: keyof Lists, position: number, count = 1): Change[] {
	const values = partOf(doc, part)[list];
	if (!Array.isArray(values) || position < 0 || position + count > values.length)
		throw new RangeError(`The list "${list}" of ${JSON.stringify(part)} has no items ${position} to ${position + count - 1}.`);
	if (count === 0) return [];
	const items: unknown[] = values.slice(position, position + count);
	const first = itemAt(list, values, position);
	const next = itemAfter(list, values, position, values[position + count]) ?? null;
	if (first === undefined || !items.every(isItem)) return [];
	return [{ type: 'remove', part, list, first, next, items }];
}

/** The items of a document's lists are objects; the list says which. */
const isItem = (value: unknown): value is Lists[keyof Lists] => isObject(value);

/** Where an item is moved to. */
export interface Destination {
	/** The part that has the list. */
	readonly part: Part;
	/** Position in the list, from 0, without the moved item; negative or too large is the end. */
	readonly position: number;
}

/**
 * The change that moves an item in its list, or to another list of the same kind.
 *
 * @param part - the item: its last step says what it is
 * @returns one change; none if the item is there already
 * @throws RangeError if the document has no such item or destination
 * @example moveItem(map, [{ layer: 3 }], { part: [{ layer: 7 }], position: 0 })
 */
export function moveItem(doc: Document, part: Part, to: Destination): Change[] {
	const step = part.at(-1);
	const path = isObject(doc) ? locate(doc, part) : undefined;
	const position = path?.at(-1);
	if (step === undefined || typeof step === 'string' || path === undefined || typeof position !== 'number')
		throw new RangeError(`The document has no item ${JSON.stringify(part)}.`);
	const list = listOf(step);
	const source = valueAtPath(doc, path.slice(0, -1));
	const target = partOf(doc, to.part)[list];
	const item: unknown = valueAtPath(doc, path);
	if (!Array.isArray(source)) throw new RangeError(`The document has no item ${JSON.stringify(part)}.`);
	const isSame = target === source;
	const rest: readonly unknown[] = Array.isArray(target) ? target : [];
	const length = isSame ? rest.length - 1 : rest.length;
	const at = to.position < 0 || to.position > length ? length : to.position;
	if (isSame && at === position) return [];
	/** The place in the target while the item is still there, too. */
	const place = isSame && at >= position ? at + 1 : at;
	const without = isSame ? position : -1;
	const following = itemAfter(list, source, position, source[position + 1]) ?? null;
	const from = { part: identified(doc, path.slice(0, -2)), item: step, next: following };
	const arrived = itemAfter(list, rest, place, item, without) ?? step;
	const next = itemAfter(list, rest, place, rest[place], without) ?? null;
	return [{ type: 'move', list, from, to: { part: to.part, item: arrived, next } }];
}
