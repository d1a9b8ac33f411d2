import { type Position, positionsAt } from '../../issue/positions.ts';
import * as ascii from './ascii.ts';
import { findWanted } from './locate/find.ts';
import { buildTrie, type Wanted } from './locate/trie.ts';

/** A stretch of a text. */
export interface Span extends Position {
	/** The index of its first byte; the line and column are this byte's. */
	readonly offset: number;
	/** The index after its last byte. */
	readonly endOffset: number;
}

/** Where a value stands. */
export interface Place extends Span {
	/** Where the value's name stands, quotes included; missing for the root and for the items of an array. */
	readonly key?: Span;
}

/**
 * Finds the values that JSON pointers name, in one pass over a document.
 *
 * Where a name occurs twice in an object the last one counts, as for JSON.parse. Depth costs nothing that the pointers do not ask for.
 *
 * @param bytes - a valid JSON document, in UTF-8
 * @param pointers - JSON pointers (RFC 6901); one that leads nowhere, as that of a missing field, stands for its deepest ancestor that exists
 * @param start - the byte to start at, 3 behind a byte order mark
 * @returns the place of each pointer's value
 * @throws RangeError when one of the texts is no JSON pointer
 */
export function locate(bytes: Uint8Array, pointers: readonly string[], start = 0): Map<string, Place> {
	const { root, targets, all } = buildTrie(pointers);
	findWanted(bytes, root, start);
	// Parents come before children, so that a parent's answer is there when a lost child asks for it.
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
 * Finds a byte of a string's value in the JSON that spells it: each escape stands for one.
 *
 * @param bytes - a valid document, in UTF-8
 * @param open - the index of the string's first quote
 * @param index - of the byte in the value as UTF-8
 * @returns its index in `bytes`; `undefined` where the value is shorter, or has escapes before it that are no ASCII
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
