import type { JsonValue, TextChange } from '@tilewright/format';
import type { RawObject } from '@tilewright/format/internal';
import { escapeSegment, isObject } from '@tilewright/format/internal';

/**
 * The changes that make one plain value of another. Parts that both share are not looked into.
 *
 * @returns `undefined` if the new value has parts that JSON cannot hold
 */
export function changesBetween(before: RawObject, after: RawObject): readonly TextChange[] | undefined {
	const changes: TextChange[] = [];
	return fieldsBetween(before, after, '', changes) ? changes : undefined;
}

function fieldsBetween(before: RawObject, after: RawObject, pointer: string, changes: TextChange[]): boolean {
	const at = (name: string): string => `${pointer}/${escapeSegment(name)}`;
	const added = new Map(Object.entries(after).filter(([name]) => !Object.hasOwn(before, name)));
	for (const [name, value] of Object.entries(before)) {
		if (Object.hasOwn(after, name)) {
			if (!between(value, after[name], at(name), changes)) return false;
			continue;
		}
		// The same value under another name keeps its text.
		const [renamed] = [...added].find(([, other]) => other === value) ?? [];
		changes.push(renamed === undefined ? { type: 'remove', pointer: at(name) } : { type: 'rename', pointer: at(name), name: renamed });
		if (renamed !== undefined) added.delete(renamed);
	}
	for (const [name, value] of added) if (!set(value, at(name), changes)) return false;
	return true;
}

function between(before: unknown, after: unknown, pointer: string, changes: TextChange[]): boolean {
	if (before === after) return true;
	if (isObject(before) && isObject(after)) return fieldsBetween(before, after, pointer, changes);
	if (!Array.isArray(before) || !Array.isArray(after)) return set(after, pointer, changes);
	const more = after.length - before.length;
	// Items before the others, as terrains come before the Wang sets.
	if (more > 0 && before.every((item, i) => item === after[i + more]))
		return after.slice(0, more).every((item: unknown) => {
			if (!isJson(item)) return false;
			changes.push({ type: 'insert', pointer: `${pointer}/0`, value: item });
			return true;
		});
	if (more !== 0) return set(after, pointer, changes);
	return after.every((item: unknown, i) => between(before[i], item, `${pointer}/${i}`, changes));
}

function set(value: unknown, pointer: string, changes: TextChange[]): boolean {
	if (value === undefined) return true;
	if (!isJson(value)) return false;
	changes.push({ type: 'set', pointer, value });
	return true;
}

function isJson(value: unknown): value is JsonValue {
	if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
	if (typeof value === 'number') return Number.isFinite(value);
	if (Array.isArray(value)) return value.every(isJson);
	return isObject(value) && !ArrayBuffer.isView(value) && Object.values(value).every(isJson);
}
