import type { RawObject } from '@tilewright/format/internal';
import type { InsertChange, ListPlace, Lists, MoveChange, RemoveChange } from './change.ts';
import type { Draft } from './draft.ts';
import { writable, writableList } from './draft.ts';
import { indexInserted, itemAt, positionOf } from './lists.ts';
import { locate } from './locate.ts';
import type { Item, Part } from './part.ts';
import { sameValue } from './same-value.ts';
import { cellsIn, restored } from './tile-data.ts';

/** @returns why the change does not fit; `undefined` if it was applied */
export function applyInsert(draft: Draft, { part, list, next, items }: InsertChange): string | undefined {
	const values = listIn(draft, part, list);
	if (values === undefined) return noPart(part);
	const position = next === null ? values.length : positionOf(values, next);
	if (position < 0) return noItem(next);
	const made = items.map((item) => restored(item));
	for (const item of made) disown(draft, item);
	insertInto(values, list, position, made);
	return undefined;
}

/** @returns why the change does not fit; `undefined` if it was applied */
export function applyRemove(draft: Draft, { part, list, first, items, only }: RemoveChange): string | undefined {
	const owner = ownerOf(draft, part);
	if (owner === undefined) return noPart(part);
	const values = writableList(draft, owner, list);
	const position = positionOf(values, first);
	if (position < 0) return noItem(first);
	for (const [i, item] of items.entries()) {
		const found = values[position + i];
		if (!sameValue(found, restored(item)))
			return `the item ${JSON.stringify(itemAt(list, values, position + i))} has other values than before the change`;
		disown(draft, found);
	}
	values.splice(position, items.length);
	if (only && values.length === 0) delete owner[list];
	return undefined;
}

/** @returns why the change does not fit; `undefined` if it was applied */
export function applyMove(draft: Draft, { list, from, to }: MoveChange): string | undefined {
	const source = listIn(draft, from.part, list);
	const position = source === undefined ? -1 : positionOf(source, from.item);
	if (source === undefined || position < 0) return noItem(from.item);
	const [item] = source.splice(position, 1);
	const reason = put(draft, list, to, item);
	if (reason !== undefined) insertInto(source, list, position, [item]);
	return reason;
}

function put(draft: Draft, list: keyof Lists, { part, next }: ListPlace, item: unknown): string | undefined {
	const values = listIn(draft, part, list);
	if (values === undefined) return noPart(part);
	const position = next === null ? values.length : positionOf(values, next);
	if (position < 0) return noItem(next);
	insertInto(values, list, position, [item]);
	return undefined;
}

const MOST_ARGUMENTS = 1000;

/** Inserts items into a list. There may be more of them than a call can have arguments. */
function insertInto(values: unknown[], list: keyof Lists, position: number, items: readonly unknown[]): void {
	if (items.length <= MOST_ARGUMENTS) values.splice(position, 0, ...items);
	else {
		const after = values.splice(position);
		for (const item of items) values.push(item);
		for (const item of after) values.push(item);
	}
	indexInserted(values, list, position, items.length);
}

function ownerOf(draft: Draft, part: Part): RawObject | undefined {
	const path = locate(draft.root, part);
	return path && writable(draft, path);
}

function listIn(draft: Draft, part: Part, list: keyof Lists): unknown[] | undefined {
	const owner = ownerOf(draft, part);
	return owner && writableList(draft, owner, list);
}

/** The change keeps the tile data: it must not be written in place from now on. */
function disown(draft: Draft, item: unknown): void {
	for (const cells of cellsIn(item)) draft.ownCells.delete(cells);
}

const noPart = (part: Part): string => `there is no part ${JSON.stringify(part)}`;
const noItem = (item: Item | null): string => `there is no item ${JSON.stringify(item)}`;
