import type { RawObject } from '@tilewright/format/internal';
import { setField } from '@tilewright/format/internal';
import type { FieldsChange } from './change.ts';
import type { Draft } from './draft.ts';
import { writable, writableItem } from './draft.ts';
import { indexInserted, positionOf } from './list-positions.ts';
import { listOf } from './lists.ts';
import { locate, valueAtPath } from './locate.ts';
import type { Part } from './part.ts';
import { sameValue } from './same-value.ts';

/** @returns why the change does not fit; `undefined` if it was applied */
export function applyFields(draft: Draft, { part, renamed, fields }: FieldsChange): string | undefined {
	const { owner, values, position } = itemNear(draft, part) ?? itemAtPart(draft, part);
	if (owner === undefined) return `there is no part ${JSON.stringify(part)}`;
	for (const { name, before, after, next } of fields) {
		const found = Object.hasOwn(owner, name) ? owner[name] : undefined;
		if (!sameValue(found, before)) return `the field "${name}" has another value than before the change`;
		if (part.length === 0 && name === 'type') return 'the kind of a document cannot change';
		if (after === undefined) delete owner[name];
		else if (found === undefined) addField(owner, name, after, next);
		else setField(owner, name, after);
	}
	const step = renamed?.at(-1);
	if (typeof step === 'object' && values !== undefined) indexInserted(values, listOf(step), position, 1);
	return undefined;
}

/** The part that a change of fields changes, and its place, if it is in a list. */
interface Found {
	readonly owner: RawObject | undefined;
	readonly values?: unknown[];
	readonly position: number;
}

function itemAtPart(draft: Draft, part: Part): Found {
	const path = locate(draft.root, part);
	const owner = path && writable(draft, path);
	const position = path?.at(-1);
	const values = path && valueAtPath(draft.root, path.slice(0, -1));
	const step = part.at(-1);
	draft.near = undefined;
	if (typeof position !== 'number' || !Array.isArray(values)) return { owner, position: -1 };
	// An object that is named by its id alone is looked for on all layers.
	if (typeof step === 'object' && path?.length === lengthOf(part)) draft.near = { around: part.slice(0, -1), list: listOf(step), values };
	return { owner, values, position };
}

/** The length of the path of a part that says all steps to it. */
const lengthOf = (part: Part): number => part.reduce((sum, step) => sum + (typeof step === 'string' ? 1 : 2), 0);

/** The same for a part next to the last one: thousands of objects of a layer may change in one step. */
function itemNear(draft: Draft, part: Part): Found | undefined {
	const { near } = draft;
	const step = part.at(-1);
	if (near === undefined || typeof step !== 'object' || part.length !== near.around.length + 1 || listOf(step) !== near.list)
		return undefined;
	if (!near.around.every((around, i) => sameValue(around, part[i]))) return undefined;
	const position = positionOf(near.values, step);
	return position < 0 ? undefined : { owner: writableItem(draft, near.values, position), values: near.values, position };
}

/** Adds a field before another one. The order decides where unknown fields are written. */
function addField(owner: RawObject, name: string, value: unknown, next: string | undefined): void {
	const names = Object.keys(owner);
	const following = next === undefined ? [] : names.slice(names.indexOf(next));
	const isFound = next !== undefined && Object.hasOwn(owner, next);
	setField(owner, name, value);
	if (!isFound) return;
	for (const moved of following) {
		const kept = owner[moved];
		delete owner[moved];
		setField(owner, moved, kept);
	}
}
