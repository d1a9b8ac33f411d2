import * as ascii from '../../../codec/ascii.ts';
import { skipString, skipToClose, skipToToken, skipValue } from './skip.ts';
import type { Wanted } from './trie.ts';

/** An open array or object that may contain wanted values. */
interface Frame {
	readonly node: Wanted;
	/** The index of the next item of an array; -1 in an object. */
	item: number;
}

/**
 * Writes the places of values into the nodes of a trie. Iterative: only wanted values go on the stack.
 *
 * @param bytes - a valid JSON document, in UTF-8
 * @param root - the root of the trie; it and the nodes below it are changed
 * @param start - the byte to start at
 */
export function findWanted(bytes: Uint8Array, root: Wanted, start: number): void {
	let at = skipToToken(bytes, start);
	const decoder = new TextDecoder();
	const frames: Frame[] = [];
	let visits = 0;
	let node: Wanted | undefined = root;
	for (;;) {
		if (node !== undefined) {
			node.at = at;
			node.visit = ++visits;
			node.within = node.parent?.visit ?? 0;
			const isArray = bytes[at] === ascii.OPEN_BRACKET;
			if (node.children.size > 0 && (isArray || bytes[at] === ascii.OPEN_BRACE)) {
				frames.push({ node, item: isArray ? 0 : -1 });
				at++;
			} else at = skipValue(bytes, at);
		}
		const frame = frames.at(-1);
		if (frame === undefined) return;
		at = skipToToken(bytes, at);
		node = undefined;
		const byte = bytes[at];
		if (byte === ascii.CLOSE_BRACKET || byte === ascii.CLOSE_BRACE || byte === undefined) {
			frames.pop();
			at++;
		} else if (frame.item > frame.node.lastItem) {
			frames.pop();
			at = skipToClose(bytes, at);
		} else {
			let name: string | number = frame.item;
			let key: number | undefined;
			if (name >= 0) frame.item++;
			else {
				key = at;
				at = skipString(bytes, at);
				name = nameIn(decoder.decode(bytes.subarray(key, at)));
				at = skipToToken(bytes, at);
			}
			node = frame.node.children.get(name);
			// An item may have been found before as a field: of an object with the same key as the array.
			if (node !== undefined) node.key = key;
			else at = skipValue(bytes, at);
		}
	}
}

/** The name in a key with its quotes. */
function nameIn(key: string): string {
	if (!key.includes('\\')) return key.slice(1, -1);
	const name: unknown = JSON.parse(key);
	return String(name);
}
