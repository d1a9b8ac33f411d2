import type { JsonValue } from '@tilewright/format';
import { escapeSegment } from '@tilewright/format/internal';
import type { FieldNames, Fields } from './compare-values.ts';
import { fieldsOf, isList, isObject, isSame, jsonFields, jsonOf, NONE, namesOf } from './compare-values.ts';
import { isInapplicable } from './inapplicable.ts';
import { compareProperties } from './properties.ts';
import type { Scope } from './scope.ts';
import type { Subject } from './subject.ts';

/**
 * Compares the fields and custom properties of a resource.
 *
 * @param skipped - fields that are compared elsewhere
 */
export function compareResource(scope: Scope, subject: Subject, before: object, after: object, skipped: FieldNames): void {
	const has = !isInapplicable(subject, before, after, 'properties');
	const lists = has ? listsOf(fieldsOf(before), fieldsOf(after), 'properties') : undefined;
	compareFields(scope, subject, before, after, lists === undefined ? skipped : new Set([...skipped, 'properties']));
	if (lists !== undefined) compareProperties(scope, subject, ...lists);
}

/**
 * Compares fields, sorted by name: the order of keys has no meaning. Objects in fields are compared field by field, lists as a
 * whole.
 *
 * @param skipped - fields of the resource itself that are compared elsewhere
 * @param at - pointer from the subject to the resource
 */
export function compareFields(scope: Scope, subject: Subject, before: object, after: object, skipped: FieldNames = NONE, at = ''): void {
	const [older, newer] = [fieldsOf(before), fieldsOf(after)];
	for (const name of [...namesOf(older, newer)].sort()) {
		if (skipped.has(name)) continue;
		const [a, b] = [older.get(name), newer.get(name)];
		const field = `${at}/${escapeSegment(name)}`;
		const inapplicable = at === '' && !isSame(a, b) && isInapplicable(subject, before, after, name);
		if (isObject(a) && isObject(b) && !inapplicable) compareFields(scope, subject, a, b, NONE, field);
		else if (!isSame(a, b)) {
			scope.report({
				change: 'field',
				subject,
				field,
				...(a !== undefined && { before: jsonOf(a) }),
				...(b !== undefined && { after: jsonOf(b) }),
				...(inapplicable && { inapplicable }),
			});
		}
	}
}

type Lists = readonly [before: readonly unknown[], after: readonly unknown[]];

/** The lists to compare item by item. A missing list counts as empty, unless the other one is empty: then it is a difference of fields. */
export function listsOf(before: Fields, after: Fields, name: string): Lists | undefined {
	const [a, b] = [before.get(name), after.get(name)];
	if (isList(a) && isList(b)) return [a, b];
	if (a === undefined && isList(b) && b.length > 0) return [[], b];
	return b === undefined && isList(a) && a.length > 0 ? [a, []] : undefined;
}

/** @param content - fields that are counted instead of listed */
export function reportPresence(scope: Scope, change: 'added' | 'removed', subject: Subject, resource: object, content: FieldNames): void {
	const holds: Record<string, number> = {};
	const fields = fieldsOf(resource);
	for (const name of content) if (fields.has(name)) holds[name] = amountOf(fields.get(name), name === 'chunks');
	const value: JsonValue = jsonFields(resource, content);
	scope.report({ change, subject, value, holds });
}

/** The number of cells that are not empty, or of items. */
function amountOf(value: unknown, areChunks: boolean): number {
	if (value instanceof Uint32Array) return value.reduce((cells, gid) => (gid === 0 ? cells : cells + 1), 0);
	if (!isList(value)) return 0;
	if (!areChunks) return value.length;
	return value.filter(isObject).reduce((cells, chunk) => cells + amountOf(fieldsOf(chunk).get('data'), false), 0);
}
