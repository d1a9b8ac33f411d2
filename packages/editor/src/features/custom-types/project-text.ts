import type { JsonObject, TextChange } from '@tilewright/format';
import { editPlainJson, escapeSegment, isObject } from '@tilewright/format/internal';

type JsonValue = JsonObject[string];

/**
 * The bytes of a project file after a change. Only the differences are written: all other text stays as it is.
 *
 * @param bytes - the file before
 * @param before - its content
 */
export function editedProject(bytes: Uint8Array, before: JsonObject, after: JsonObject): Uint8Array {
	const changes = changesOf(before, after, '');
	if (changes.length === 0) return bytes;
	const edited = editPlainJson(bytes, changes);
	return edited.refused.length === 0 ? edited.bytes : newProject(after);
}

/** The bytes of a new project file, as Tiled writes them. */
export const newProject = (project: JsonObject): Uint8Array => new TextEncoder().encode(sortedText(project));

/** JSON as Tiled writes it: indented by four spaces, with fields sorted by name. */
export const sortedText = (value: JsonValue): string => `${JSON.stringify(sorted(value), null, 4)}\n`;

function changesOf(before: JsonValue | undefined, after: JsonValue, pointer: string): TextChange[] {
	if (isSame(before, after)) return [];
	if (isJson(before) && isJson(after)) {
		const removed = Object.keys(before).filter((name) => !Object.hasOwn(after, name));
		return [
			...removed.map((name): TextChange => ({ type: 'remove', pointer: below(pointer, name) })),
			...Object.entries(after).flatMap(([name, value]) =>
				changesOf(Object.hasOwn(before, name) ? before[name] : undefined, value, below(pointer, name)),
			),
		];
	}
	return (
		(Array.isArray(before) && Array.isArray(after) ? changesOfList(before, after, pointer) : undefined) ?? [
			{ type: 'set', pointer, value: sorted(after) },
		]
	);
}

/** The changes of a list of things with ids or names. `undefined` if others have the same. */
function changesOfList(before: readonly JsonValue[], after: readonly JsonValue[], pointer: string): TextChange[] | undefined {
	const [old, now] = [before.map(keyOf), after.map(keyOf)];
	if (!areUnique(old) || !areUnique(now)) return undefined;
	const staying = longestRising(now.map((key) => old.indexOf(key)));
	const changes: TextChange[] = old.flatMap((_, i) => (staying.has(i) ? [] : [{ type: 'remove', pointer: `${pointer}/${i}` }]));
	let next = before.length;
	// From the end: added items come before the next of those that stay.
	const added: TextChange[] = [];
	for (const [i, item] of [...after.entries()].reverse()) {
		const at = old.indexOf(now[i]);
		if (!staying.has(at)) added.unshift({ type: 'insert', pointer: `${pointer}/${next}`, value: sorted(item) });
		else {
			next = at;
			changes.push(...changesOf(before[at], item, `${pointer}/${at}`));
		}
	}
	return [...changes, ...added];
}

/** The longest selection of places that rise from left to right: the items at the others have moved. Places below 0 are new. */
function longestRising(places: readonly number[]): ReadonlySet<number> {
	let best: readonly number[] = [];
	const endingAt: (readonly number[])[] = [];
	for (const place of places) {
		if (place < 0) continue;
		let longest: readonly number[] = [];
		for (const chain of endingAt) if ((chain.at(-1) ?? 0) < place && chain.length > longest.length) longest = chain;
		const chain = [...longest, place];
		endingAt.push(chain);
		if (chain.length > best.length) best = chain;
	}
	return new Set(best);
}

/** Returns the key of a type, a member or a property. */
const keyOf = (item: JsonValue): string | number | undefined => {
	const key = isJson(item) ? (item['id'] ?? item['name']) : undefined;
	return typeof key === 'number' || typeof key === 'string' ? key : undefined;
};

const areUnique = (keys: readonly unknown[]): boolean => !keys.includes(undefined) && new Set(keys).size === keys.length;

const below = (pointer: string, name: string): string => `${pointer}/${escapeSegment(name)}`;

const isJson = (value: JsonValue | undefined): value is JsonObject => isObject(value);

const isSame = (a: JsonValue | undefined, b: JsonValue): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** A value whose fields are sorted by name, as Tiled writes them. */
function sorted(value: JsonValue): JsonValue {
	if (Array.isArray(value)) return value.map(sorted);
	if (!isJson(value)) return value;
	const names = Object.keys(value).sort();
	return Object.fromEntries(names.map((name) => [name, sorted(value[name] ?? null)]));
}
