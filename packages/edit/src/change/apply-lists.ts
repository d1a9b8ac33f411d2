import type { RawObject } from '@tilewright/format/internal';
import type { InsertChange, ListPlace, Lists, MoveChange, RemoveChange } from './change.ts';
import type { Draft } from './draft.ts';
import { writable, writableList } from './draft.ts';
import type { EditableList } from './editable-list.ts';
import { editableArray } from './editable-list.ts';
import { locate } from './locate.ts';
import { chainIn, settleChains } from './open-chains.ts';
import type { Item, Part } from './part.ts';
import { sameValue } from './same-value.ts';
import { cellsIn, restored } from './tile-data.ts';

/** @returns why the change does not fit; `undefined` if it was applied */
export function applyInsert(draft: Draft, { part, list, next, items }: InsertChange): string | undefined {
	const made = items.map((item) => restored(item));
	const values = listIn(draft, part, list, made);
	if (values === undefined) return noPart(part);
	for (const item of made) disown(draft, item);
	return values.insert(next, made) ? undefined : noItem(next);
}

/** @returns why the change does not fit; `undefined` if it was applied */
export function applyRemove(draft: Draft, { part, list, first, items, only }: RemoveChange): string | undefined {
	if (only) settleChains(draft);
	const values = listIn(draft, part, list);
	if (values === undefined) return noPart(part);
	const found = values.find(first, items.length);
	if (found === undefined) return noItem(first);
	for (const [i, item] of items.entries()) {
		if (!sameValue(found[i], restored(item))) return `an item from ${JSON.stringify(first)} on has other values than before the change`;
		disown(draft, found[i]);
	}
	values.remove(first, items.length);
	if (only) dropEmpty(draft, part, list);
	return undefined;
}

/** @returns why the change does not fit; `undefined` if it was applied */
export function applyMove(draft: Draft, { list, from, to }: MoveChange): string | undefined {
	const source = listIn(draft, from.part, list);
	const moved = source?.find(from.item, 1);
	if (source === undefined || moved === undefined) return noItem(from.item);
	source.remove(from.item, 1);
	const reason = put(draft, list, to, moved);
	if (reason !== undefined) put(draft, list, from, moved);
	return reason;
}

function put(draft: Draft, list: keyof Lists, { part, next }: ListPlace, items: readonly unknown[]): string | undefined {
	const values = listIn(draft, part, list, items);
	if (values === undefined) return noPart(part);
	return values.insert(next, items) ? undefined : noItem(next);
}

function ownerOf(draft: Draft, part: Part): RawObject | undefined {
	const path = locate(draft.root, part);
	return path && writable(draft, path);
}

/** A list for changing it. `added` are items that it will get. */
function listIn(draft: Draft, part: Part, list: keyof Lists, added: readonly unknown[] = []): EditableList | undefined {
	const owner = ownerOf(draft, part);
	if (owner === undefined) return undefined;
	const values = writableList(draft, owner, list);
	return chainIn(draft, values, list, added) ?? editableArray(values, list);
}

function dropEmpty(draft: Draft, part: Part, list: keyof Lists): void {
	const owner = ownerOf(draft, part);
	const values = owner?.[list];
	if (owner !== undefined && Array.isArray(values) && values.length === 0) delete owner[list];
}

/** The change keeps the tile data: it must not be written in place from now on. */
function disown(draft: Draft, item: unknown): void {
	for (const cells of cellsIn(item)) draft.ownCells.delete(cells);
}

const noPart = (part: Part): string => `there is no part ${JSON.stringify(part)}`;
const noItem = (item: Item | null): string => `there is no item ${JSON.stringify(item)}`;
