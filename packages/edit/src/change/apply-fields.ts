import type { RawObject } from '@tilewright/format/internal';
import { setField } from '@tilewright/format/internal';
import type { FieldsChange } from './change.ts';
import type { Draft } from './draft.ts';
import { writable } from './draft.ts';
import { indexInserted } from './list-positions.ts';
import { listOf } from './lists.ts';
import { locate, valueAtPath } from './locate.ts';
import { sameValue } from './same-value.ts';

/** @returns why the change does not fit; `undefined` if it was applied */
export function applyFields(draft: Draft, { part, renamed, fields }: FieldsChange): string | undefined {
	const path = locate(draft.root, part);
	const owner = path && writable(draft, path);
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
	const position = path?.at(-1);
	const values = path && valueAtPath(draft.root, path.slice(0, -1));
	if (typeof step === 'object' && typeof position === 'number' && Array.isArray(values)) indexInserted(values, listOf(step), position, 1);
	return undefined;
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
