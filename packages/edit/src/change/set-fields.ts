import type { Document } from '@tilewright/format';
import { isObject } from '@tilewright/format/internal';
import { expectFinite } from '../expect.ts';
import type { Change, FieldEdit, FieldValue } from './change.ts';
import { partOf, renamedPart } from './identify.ts';
import type { Part } from './part.ts';
import { sameValue } from './same-value.ts';

/**
 * The change that sets fields of a part.
 *
 * @param fields - the new values; `undefined` removes a field. Values that are equal to the present ones are left out
 * @returns one change; none if nothing changes
 * @throws RangeError if the document has no such part, or a number is not finite
 * @example setFields(map, [{ layer: 3 }], { opacity: 0.5, tintcolor: undefined })
 */
export function setFields(doc: Document, part: Part, fields: Readonly<Record<string, FieldValue | undefined>>): Change[] {
	const owner = partOf(doc, part);
	const edits = fieldEdits(owner, fields);
	const renamed = edits.length === 0 ? undefined : renamedPart(doc, part, { ...owner, ...fields });
	return edits.length === 0 ? [] : [{ type: 'fields', part, ...(renamed && { renamed }), fields: edits }];
}

/** The edits that give fields of a part new values. Values that are equal to the present ones are left out. */
export function fieldEdits(owner: object, fields: Readonly<Record<string, FieldValue | undefined>>): FieldEdit[] {
	let names: string[] | undefined;
	const edits: FieldEdit[] = [];
	for (const [name, after] of Object.entries(fields)) {
		const found: unknown = Object.hasOwn(owner, name) ? Reflect.get(owner, name) : undefined;
		if (sameValue(found, after)) continue;
		expectFiniteIn(name, after);
		const before = found === undefined ? undefined : fieldValue(found, name);
		if (before !== undefined && after !== undefined) {
			edits.push({ name, before, after });
			continue;
		}
		names ??= Object.keys(owner);
		const at = names.indexOf(name);
		const next = at < 0 ? undefined : names[at + 1];
		if (after === undefined && at >= 0) names.splice(at, 1);
		if (before === undefined) names.push(name);
		edits.push({
			name,
			...(before !== undefined && { before }),
			...(after !== undefined && { after }),
			...(after === undefined && next !== undefined && { next }),
		});
	}
	return edits;
}

/** Documents hold finite numbers only. @throws RangeError */
function expectFiniteIn(name: string, value: FieldValue | undefined): void {
	if (typeof value === 'number') expectFinite(`The field "${name}"`, value);
	else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) expectFiniteIn(name, part);
}

/** A value as it is in a document, which holds only JSON and tile data. */
function fieldValue(value: unknown, name: string): FieldValue {
	if (isFieldValue(value)) return value;
	throw new RangeError(`The field "${name}" holds tile data, which is not changed by field.`);
}

function isFieldValue(value: unknown): value is FieldValue {
	if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return true;
	if (Array.isArray(value)) return value.every(isFieldValue);
	return isObject(value) && !ArrayBuffer.isView(value) && Object.values(value).every(isFieldValue);
}
