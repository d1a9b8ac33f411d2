import { escapeSegment } from '@tilewright/format/internal';
import type { Scope } from './scope.ts';
import type { Subject } from './subject.ts';
import type { Skipped } from './values.ts';
import { fieldsOf, isObject, isSame, jsonOf, NONE, namesOf } from './values.ts';

/**
 * Tells which fields differ, sorted by name: the order of keys has no meaning. Objects in fields are compared field by field,
 * lists as a whole.
 *
 * @param skipped - fields of the resource itself that something else compares
 * @param at - pointer from the subject to the resource
 */
export function compareFields(scope: Scope, subject: Subject, before: object, after: object, skipped: Skipped = NONE, at = ''): void {
	const [older, newer] = [fieldsOf(before), fieldsOf(after)];
	for (const name of [...namesOf(older, newer)].sort()) {
		if (skipped.has(name)) continue;
		const [a, b] = [older.get(name), newer.get(name)];
		const field = `${at}/${escapeSegment(name)}`;
		if (isObject(a) && isObject(b)) compareFields(scope, subject, a, b, NONE, field);
		else if (!isSame(a, b)) {
			scope.tell({
				change: 'field',
				subject,
				field,
				...(a !== undefined && { before: jsonOf(a) }),
				...(b !== undefined && { after: jsonOf(b) }),
			});
		}
	}
}
