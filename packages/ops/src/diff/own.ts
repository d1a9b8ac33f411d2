import type { JsonValue } from '@tilewright/format';
import { compareFields } from './fields.ts';
import { compareProperties } from './properties.ts';
import type { Scope } from './scope.ts';
import type { Subject } from './subject.ts';
import type { Fields, Skipped } from './values.ts';
import { fieldsOf, isList, isObject, jsonFields } from './values.ts';

/** Compares the fields and custom properties of a resource, but for fields that something else compares. */
export function compareOwn(scope: Scope, subject: Subject, before: object, after: object, skipped: Skipped): void {
	const lists = listsOf(fieldsOf(before), fieldsOf(after), 'properties');
	compareFields(scope, subject, before, after, lists === undefined ? skipped : new Set([...skipped, 'properties']));
	if (lists !== undefined) compareProperties(scope, subject, ...lists);
}

type Lists = readonly [before: readonly unknown[], after: readonly unknown[]];

/** A field of both sides that can be compared item by item: where one side has none, that is told by the items, if there are any. */
export function listsOf(before: Fields, after: Fields, name: string): Lists | undefined {
	const [a, b] = [before.get(name), after.get(name)];
	if (isList(a) && isList(b)) return [a, b];
	if (a === undefined && isList(b) && b.length > 0) return [[], b];
	return b === undefined && isList(a) && a.length > 0 ? [a, []] : undefined;
}

/** Tells that something was added or removed, with what it says, and how much is in it. */
export function tellPresence(scope: Scope, change: 'added' | 'removed', subject: Subject, resource: object, held: Skipped): void {
	const holds: Record<string, number> = {};
	const fields = fieldsOf(resource);
	for (const name of held) if (fields.has(name)) holds[name] = amountOf(fields.get(name), name === 'chunks');
	const value: JsonValue = jsonFields(resource, held);
	scope.tell({ change, subject, value, holds });
}

/** How many cells are not empty, or how many items there are. */
function amountOf(value: unknown, areChunks: boolean): number {
	if (value instanceof Uint32Array) return value.reduce((cells, gid) => (gid === 0 ? cells : cells + 1), 0);
	if (!isList(value)) return 0;
	if (!areChunks) return value.length;
	return value.filter(isObject).reduce((cells, chunk) => cells + amountOf(fieldsOf(chunk).get('data'), false), 0);
}
