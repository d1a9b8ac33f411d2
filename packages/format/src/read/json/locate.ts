import * as ascii from '../../codec/ascii.ts';
import type { Place } from '../opened.ts';
import { findWanted } from './locate/find.ts';
import { buildTrie } from './locate/trie.ts';

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
	if (targets.size > 0) findWanted(bytes, root, start);
	// Parents come first in the list, so the result of a parent is known when a missing child needs it.
	const nearest = new Map([[root, root]]);
	for (const node of all) {
		const around = node.parent && nearest.get(node.parent);
		if (around !== undefined) nearest.set(node, around === node.parent && node.within === around.visit ? node : around);
	}
	return new Map([...targets].map(([pointer, node]) => [pointer, nearest.get(node) ?? root]));
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
