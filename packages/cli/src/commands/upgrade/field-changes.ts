import type { AsIsDocument, JsonValue } from '@tilewright/format';

/** The names of the fields in which two forms of a document differ, sorted. */
export interface FieldChanges {
	/** Only the newer form has them. */
	readonly added: readonly string[];
	/** Only the older form has them. */
	readonly removed: readonly string[];
	/** Both have them, with other values. */
	readonly changed: readonly string[];
}

/**
 * Compares two forms of a document by value. The order of fields, white space and the spelling of colors do not count. Encoded tile
 * data counts as equal: both forms hold the same tiles, but compressors differ.
 */
export function fieldChanges(before: AsIsDocument, after: AsIsDocument): FieldChanges {
	const added = new Set<string>();
	const removed = new Set<string>();
	const changed = new Set<string>();
	compareFields(before, after);
	const sorted = (names: ReadonlySet<string>): string[] => [...names].sort();
	return { added: sorted(added), removed: sorted(removed), changed: sorted(changed) };

	function compareFields(older: AsIsDocument, newer: AsIsDocument): void {
		for (const [name, value] of Object.entries(older)) {
			const other = Object.hasOwn(newer, name) ? newer[name] : undefined;
			if (other === undefined) removed.add(name);
			else compare(value, other, name);
		}
		for (const name of Object.keys(newer)) if (!Object.hasOwn(older, name)) added.add(name);
	}

	function compare(older: JsonValue, newer: JsonValue, name: string): void {
		if (isSame(older, newer) || (name === 'data' && typeof older === 'string' && typeof newer === 'string')) return;
		// Properties are compared as a whole: after sorting, items at the same index do not match.
		if (name === 'properties') {
			if (!isEqual(older, newer)) changed.add(name);
		} else if (isList(older) && isList(newer) && older.length === newer.length) {
			older.forEach((item, i) => {
				const other = newer[i];
				if (other !== undefined) compare(item, other, name);
			});
		} else if (isFields(older) && isFields(newer)) compareFields(older, newer);
		else changed.add(name);
	}
}

/** Whether there is no difference at all. */
export const isUnchanged = ({ added, removed, changed }: FieldChanges): boolean => added.length + removed.length + changed.length === 0;

function isEqual(a: JsonValue, b: JsonValue): boolean {
	if (isList(a) && isList(b)) return a.length === b.length && a.every((item, i) => isEqual(item, b[i] ?? null));
	if (!isFields(a) || !isFields(b)) return isSame(a, b);
	const names = Object.keys(a);
	return (
		names.length === Object.keys(b).length && names.every((name) => Object.hasOwn(b, name) && isEqual(a[name] ?? null, b[name] ?? null))
	);
}

const COLOR = /^#(?:ff)?([0-9a-f]{6})$|^#[0-9a-f]{8}$/i;

/** Whether two values are equal. Colors are equal despite capital letters or an explicit opaque alpha (rule N7). */
function isSame(a: JsonValue, b: JsonValue): boolean {
	if (a === b) return true;
	if (typeof a !== 'string' || typeof b !== 'string') return false;
	const [first, second] = [COLOR.exec(a), COLOR.exec(b)];
	return first !== null && second !== null && (first[1] ?? first[0]).toLowerCase() === (second[1] ?? second[0]).toLowerCase();
}

const isList = (value: JsonValue): value is readonly JsonValue[] => Array.isArray(value);

const isFields = (value: JsonValue): value is AsIsDocument => typeof value === 'object' && value !== null && !isList(value);
