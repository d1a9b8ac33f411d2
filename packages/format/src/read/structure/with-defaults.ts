import type { RawObject } from '../../model/json-value.ts';
import { setField } from '../../model/json-value.ts';

/** With more missing fields, a new object takes less memory than fields that are added one by one. */
export const MANY = 6;

/**
 * A copy of a value with all fields that have a default, and without those that are `undefined`. An object whose fields are deleted becomes
 * a table, which takes four times the memory.
 *
 * @param defaults - as JSON
 */
export function withDefaults(value: RawObject, defaults: string): RawObject {
	const result: RawObject = JSON.parse(defaults);
	for (const key of Object.keys(value)) {
		const field = value[key];
		if (field !== undefined) setField(result, key, field);
	}
	return result;
}
