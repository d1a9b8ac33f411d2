import * as ascii from '../ascii.ts';
import { skipString, skipToClose, skipToToken, skipValue } from './skip.ts';
import { nameHash, type Wanted } from './trie.ts';

/** An open array or object that may contain wanted values. */
interface Frame {
	readonly node: Wanted;
	readonly isArray: boolean;
	/** The index of the next item of the array. */
	index: number;
	/** The number of wanted items already passed. */
	passed: number;
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
	const frames: Frame[] = [];
	let visits = 0;
	let node: Wanted | undefined = root;
	for (;;) {
		if (node !== undefined) {
			node.offset = at;
			node.visit = ++visits;
			node.within = node.parent?.visit ?? 0;
			const first = bytes[at];
			const isArray = first === ascii.OPEN_BRACKET;
			if (node.children.size > 0 && (isArray || first === ascii.OPEN_BRACE)) {
				frames.push({ node, isArray, index: 0, passed: 0 });
				at++;
			} else {
				at = skipValue(bytes, at);
				node.endOffset = at;
			}
		}
		const frame = frames.at(-1);
		if (frame === undefined) return;
		at = skipToToken(bytes, at);
		const byte = bytes[at];
		if (byte === ascii.CLOSE_BRACKET || byte === ascii.CLOSE_BRACE || byte === undefined) {
			at = Math.min(at + 1, bytes.length);
			node = close(frames, at);
		} else if (!frame.isArray) {
			const end = skipString(bytes, at);
			node = childNamed(frame.node, bytes, at, end);
			if (node !== undefined) {
				node.keyOffset = at;
				node.keyEnd = end;
			}
			at = skipToToken(bytes, end);
			if (node === undefined) at = skipValue(bytes, at);
		} else {
			const next = frame.node.items[frame.passed];
			if (next === undefined) {
				at = skipToClose(bytes, at);
				node = close(frames, at);
			} else {
				node = frame.index === next.index ? next : undefined;
				if (node === undefined) at = skipValue(bytes, at);
				else {
					frame.passed++;
					// An earlier object with the same key may have had this index as a key.
					next.keyOffset = -1;
				}
				frame.index++;
			}
		}
	}
}

function close(frames: Frame[], end: number): undefined {
	const frame = frames.pop();
	if (frame !== undefined) frame.node.endOffset = end;
	return undefined;
}

/** Finds the child for a name in the text. A name in plain ASCII is not decoded. */
function childNamed(parent: Wanted, bytes: Uint8Array, open: number, end: number): Wanted | undefined {
	let hash = 0;
	for (let at = open + 1; at < end - 1; at++) {
		const byte = bytes[at] ?? 0;
		if (byte === ascii.BACKSLASH || byte >= 0x80) return parent.children.get(decodedName(bytes, open, end));
		hash = nameHash(hash, byte);
	}
	return parent.byHash.get(hash)?.find((child) => hasName(child, bytes, open + 1, end - 1));
}

function hasName({ segment }: Wanted, bytes: Uint8Array, from: number, to: number): boolean {
	if (segment.length !== to - from) return false;
	for (let i = 0; i < segment.length; i++) if (bytes[from + i] !== segment.charCodeAt(i)) return false;
	return true;
}

function decodedName(bytes: Uint8Array, open: number, end: number): string {
	const name: unknown = JSON.parse(new TextDecoder().decode(bytes.subarray(open, end)));
	return String(name);
}
