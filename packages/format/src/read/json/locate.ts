import { type Position, positionsAt } from '../../issue/positions.ts';
import * as ascii from './ascii.ts';
import { findWanted } from './locate/find.ts';
import { buildTrie, type Wanted } from './locate/trie.ts';

/** A range of bytes in a text. */
export interface Span extends Position {
	/** The index of its first byte. The line and column are those of this byte. */
	readonly offset: number;
	/** The index after its last byte. */
	readonly endOffset: number;
}

/** The place of a value. */
export interface Place extends Span {
	/** The place of the value's key with its quotes; missing for the root and for items of arrays. */
	readonly key?: Span;
}

/**
 * Finds the values that JSON pointers refer to, in one pass over a document. If an object has a key twice, the last one counts, as in
 * JSON.parse. Values that no pointer refers to are skipped, however deep they are.
 *
 * @param bytes - a valid JSON document, in UTF-8
 * @param pointers - JSON pointers (RFC 6901). A pointer to a missing value means its deepest ancestor that exists
 * @param start - the byte to start at: 3 after a byte order mark
 * @returns the place of each pointer's value
 * @throws RangeError if one of the texts is not a JSON pointer
 */
export function locate(bytes: Uint8Array, pointers: readonly string[], start = 0): Map<string, Place> {
	const { root, targets, all } = buildTrie(pointers);
	findWanted(bytes, root, start);
	// Parents come first in the list, so the result of a parent is known when a missing child needs it.
	const found = new Map<Wanted, Wanted>();
	for (const node of all) {
		const { parent } = node;
		const nearest = parent && found.get(parent);
		const exists = nearest === undefined || (nearest === parent && node.within === parent.visit);
		found.set(node, exists ? node : nearest);
	}
	const named = new Set<Wanted>();
	for (const node of targets.values()) named.add(found.get(node) ?? root);
	const offsets: number[] = [];
	for (const node of named) {
		offsets.push(node.offset);
		if (node.keyOffset >= 0) offsets.push(node.keyOffset);
	}
	const positions = positionsAt(bytes, offsets);
	const places = new Map<Wanted, Place>();
	for (const node of named) places.set(node, placeOf(node, positions));
	const result = new Map<string, Place>();
	for (const [pointer, node] of targets) {
		const place = places.get(found.get(node) ?? root);
		if (place !== undefined) result.set(pointer, place);
	}
	return result;
}

function placeOf(node: Wanted, positions: ReadonlyMap<number, Position>): Place {
	const value = spanOf(node.offset, node.endOffset, positions);
	return node.keyOffset < 0 ? value : { ...value, key: spanOf(node.keyOffset, node.keyEnd, positions) };
}

function spanOf(offset: number, endOffset: number, positions: ReadonlyMap<number, Position>): Span {
	const { line, column } = positions.get(offset) ?? { line: 1, column: 1 };
	return { offset, endOffset, line, column };
}

/**
 * Finds a byte of a string's value in its JSON text, where escapes are longer than the characters that they represent.
 *
 * @param bytes - a valid document, in UTF-8
 * @param open - the index of the string's first quote
 * @param index - the index of the byte in the value as UTF-8
 * @returns its index in `bytes`; `undefined` if the value is shorter, or if an escape before it represents a character outside ASCII
 */
export function insideString(bytes: Uint8Array, open: number, index: number): number | undefined {
	if (bytes[open] !== ascii.QUOTE) return undefined;
	let at = open + 1;
	for (let left = index; left > 0; left--) {
		if (bytes[at] === ascii.QUOTE) return undefined;
		const length = bytes[at] === ascii.BACKSLASH ? escapeLength(bytes, at) : 1;
		if (length === undefined) return undefined;
		at += length;
	}
	return at;
}

function escapeLength(bytes: Uint8Array, at: number): number | undefined {
	if (bytes[at + 1] !== 0x75) return 2;
	const digits = String.fromCharCode(...bytes.subarray(at + 2, at + 6));
	return Number.parseInt(digits, 16) < 0x80 ? 6 : undefined;
}
