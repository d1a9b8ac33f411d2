import type { RawObject } from '@tilewright/format/internal';
import { isObject } from '@tilewright/format/internal';

/**
 * Restores tile data after JSON: `JSON.stringify` makes `{"0":1,"1":5}` of a `Uint32Array`.
 *
 * @returns the typed array; the same one where nothing was lost
 */
export function restoredCells(data: unknown): Uint32Array {
	if (data instanceof Uint32Array) return data;
	return Uint32Array.from(isObject(data) ? Object.values(data) : [], Number);
}

/**
 * Restores the tile data of layers, chunks and maps that went through JSON.
 *
 * @returns the same value where nothing was lost
 */
export function restored<T>(value: T): T {
	// Most chunks are whole, and there may be many.
	if (!isObject(value) || isWholeBlock(value)) return value;
	let copy: (T & RawObject) | undefined;
	for (const [name, content] of cellFields(value)) {
		const whole = Array.isArray(content) ? restoredList(content) : restoredCells(content);
		if (whole === content) continue;
		copy ??= { ...value };
		Object.assign(copy, { [name]: whole });
	}
	return copy ?? value;
}

function restoredList(values: readonly unknown[]): readonly unknown[] {
	const whole = values.map((value) => restored(value));
	return whole.every((value, i) => value === values[i]) ? values : whole;
}

/** All tile data in layers, chunks and maps. */
export function* cellsIn(value: unknown): Generator<Uint32Array, void, undefined> {
	if (!isObject(value)) return;
	if (isWholeBlock(value)) {
		yield value['data'];
		return;
	}
	for (const [, content] of cellFields(value)) {
		if (content instanceof Uint32Array) yield content;
		else if (Array.isArray(content)) for (const item of content) yield* cellsIn(item);
	}
}

/** Whether a value has tile data of its own, as it should be: chunks and finite layers do. */
const isWholeBlock = (value: RawObject): value is RawObject & { readonly data: Uint32Array } =>
	value['data'] instanceof Uint32Array && !('chunks' in value) && !('layers' in value);

/** The fields that are tile data or may have some in them. Other parts may have fields of these names that mean something else. */
function cellFields(value: RawObject): [name: string, content: unknown][] {
	const { type, data, chunks, layers } = value;
	if (type === 'map' || type === 'group') return [['layers', layers]];
	const isLayer = type === 'tilelayer';
	if (isLayer && Array.isArray(chunks)) return [['chunks', chunks]];
	return isLayer || isChunk(value) ? [['data', data]] : [];
}

/** A chunk has no type. Nothing else without one that can be inserted has tile data. */
const isChunk = (value: RawObject): boolean =>
	!('type' in value) &&
	['x', 'y', 'width', 'height'].every((name) => typeof value[name] === 'number') &&
	isObject(value['data']) &&
	!('id' in value) &&
	!('fileName' in value);
