import { parsePointer } from '../../../model/pointer.ts';

/** A wanted value, or an ancestor of one, with the place where it was found. */
export interface Wanted {
	readonly parent: Wanted | undefined;
	/** By field name. Those that can be items of an array are also there by their index as a number. A Map, because `__proto__` may be a name. */
	readonly children: Map<string | number, Wanted>;
	/** The highest index of an item; -1 if there is none. */
	lastItem: number;
	/** The index of its first byte; -1 if it was not found. */
	at: number;
	/** The index of its key's first quote; `undefined` for the root and for items of arrays. */
	key: number | undefined;
	/** The number of this find. A duplicate key is found again, and values below the first one no longer count. */
	visit: number;
	/** The parent's `visit` at the time of this find. */
	within: number;
}

/** The wanted values of a document as a tree. */
export interface Trie {
	readonly root: Wanted;
	/** By pointer. */
	readonly targets: ReadonlyMap<string, Wanted>;
	/** All values, parents before children. */
	readonly all: readonly Wanted[];
}

/**
 * Builds one tree from many pointers, so that one pass over a document finds all of them.
 *
 * @param pointers - JSON pointers in any order; duplicates are allowed
 */
export function buildTrie(pointers: readonly string[]): Trie {
	const root = newNode(undefined);
	const all = [root];
	const targets = new Map<string, Wanted>();
	for (const pointer of pointers) {
		let node = root;
		for (const segment of parsePointer(pointer)) {
			let child = node.children.get(segment);
			if (child === undefined) {
				child = newNode(node);
				node.children.set(segment, child);
				if (/^(0|[1-9]\d{0,9})$/.test(segment)) {
					node.children.set(Number(segment), child);
					node.lastItem = Math.max(node.lastItem, Number(segment));
				}
				all.push(child);
			}
			node = child;
		}
		targets.set(pointer, node);
	}
	return { root, targets, all };
}

function newNode(parent: Wanted | undefined): Wanted {
	return { parent, children: new Map(), lastItem: -1, at: -1, key: undefined, visit: 0, within: 0 };
}
