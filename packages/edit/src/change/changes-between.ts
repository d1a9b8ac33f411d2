import type { Documents, Kind } from '@tilewright/format';
import { isObject } from '@tilewright/format/internal';
import type { DocOf } from './apply.ts';
import type { Change, FieldValue, Lists, PartValue } from './change.ts';
import { insertItems, removeItems } from './change-lists.ts';
import type { Collecting } from './collect.ts';
import { collect } from './collect.ts';
import { itemAt } from './list-positions.ts';
import { isListName } from './lists.ts';
import type { Part } from './part.ts';
import { replacePart } from './replace-part.ts';
import { sameValue } from './same-value.ts';
import { setFields } from './set-fields.ts';

/** The lists of documents that are compared item by item. Those of parts are replaced with their part. */
type RootList = 'layers' | 'tilesets' | 'tiles' | 'wangsets' | 'maps' | 'properties';

/**
 * The changes from a document to another version of it, for functions that return changed documents. What both share costs nothing.
 *
 * @param before - is not changed
 * @param after - a document of the same kind
 * @example const changes = changesBetween(map, renumberTilesets(map, path, graph).doc);
 */
export const changesBetween = <K extends Kind>(before: DocOf<K>, after: Documents[K]): Change[] =>
	collect(before, (editing) => {
		if (!isObject(before) || !isObject(after)) return;
		const fields: Record<string, FieldValue | undefined> = {};
		for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
			const [old, value] = [before[name], after[name]];
			if (sameValue(old, value)) continue;
			if (isRootList(name) && isItems(old) && isItems(value)) changeList(editing, [], name, old, value);
			else fields[name] = isFieldValue(value) ? value : undefined;
		}
		editing.add(setFields(editing.doc, [], fields));
	});

const isRootList = (name: string): name is RootList => isListName(name) && name !== 'objects' && name !== 'chunks';
const isItems = (value: unknown): value is PartValue[] & Lists[RootList][] => Array.isArray(value) && value.every(isObject);
const isFieldValue = (value: unknown): value is FieldValue => value !== undefined;

/** Replaces the items that differ; if their number differs, those between the first and the last difference. */
function changeList<K extends Kind>(
	editing: Collecting<K>,
	part: Part,
	list: RootList,
	before: readonly unknown[],
	after: readonly (PartValue & Lists[RootList])[],
): void {
	const isAlike =
		before.length === after.length &&
		after.every((item, i) => sameValue(itemAt(list, after, i), itemAt(list, before, i)) && isObject(item));
	if (isAlike) {
		for (const [i, item] of after.entries()) {
			const step = itemAt(list, before, i);
			if (step !== undefined && item !== before[i]) editing.add(replacePart(editing.doc, [...part, step], item));
		}
		return;
	}
	let start = 0;
	while (start < before.length && start < after.length && sameValue(before[start], after[start])) start++;
	let end = 0;
	while (end < before.length - start && end < after.length - start && sameValue(before.at(-1 - end), after.at(-1 - end))) end++;
	editing.add(removeItems(editing.doc, part, list, start, before.length - start - end));
	editing.add(insertItems(editing.doc, part, list, after.slice(start, after.length - end), start));
}
