import { parsePointer } from '../../../model/pointer.ts';

/** A wanted value, or an ancestor of one, with the place where it was found. */
export interface Wanted {
	readonly parent: Wanted | undefined;
	/** The field name, or the index in decimal; empty for the root. */
	readonly segment: string;
	/** The segment as an array index; -1 if it is not one. */
	readonly index: number;
	/** By segment. A Map, because `__proto__` may be a name. */
	readonly children: Map<string, Wanted>;
	/** The children with names in plain ASCII by {@link nameHash}, so that a name is found without decoding it. */
	readonly byHash: Map<number, Wanted[]>;
	/** The children that can be items of an array, in ascending order. */
	readonly items: Wanted[];
	offset: number;
	endOffset: number;
	/** The place of the key with its quotes; -1 if there is none. */
	keyOffset: number;
	keyEnd: number;
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
	const root = newNode(undefined, '');
	const all = [root];
	const targets = new Map<string, Wanted>();
	for (const pointer of pointers) {
		if (targets.has(pointer)) continue;
		let node = root;
		for (const segment of parsePointer(pointer)) {
			let child = node.children.get(segment);
			if (child === undefined) {
				child = newNode(node, segment);
				node.children.set(segment, child);
				if (child.index >= 0) node.items.push(child);
				addByHash(node, child);
				all.push(child);
			}
			node = child;
		}
		targets.set(pointer, node);
	}
	for (const node of all) node.items.sort((a, b) => a.index - b.index);
	return { root, targets, all };
}

/** Adds one byte to the hash of a name; the hash of an empty name is 0. A 32-bit integer. */
export function nameHash(hash: number, byte: number): number {
	return (Math.imul(hash, 31) + byte) | 0;
}

function addByHash(parent: Wanted, child: Wanted): void {
	let hash = 0;
	for (let i = 0; i < child.segment.length; i++) {
		const unit = child.segment.charCodeAt(i);
		if (unit >= 0x80) return;
		hash = nameHash(hash, unit);
	}
	const bucket = parent.byHash.get(hash);
	if (bucket === undefined) parent.byHash.set(hash, [child]);
	else bucket.push(child);
}

function newNode(parent: Wanted | undefined, segment: string): Wanted {
	return {
		parent,
		segment,
		index: /^(0|[1-9]\d{0,9})$/.test(segment) ? Number(segment) : -1,
		children: new Map(),
		byHash: new Map(),
		items: [],
		offset: -1,
		endOffset: -1,
		keyOffset: -1,
		keyEnd: -1,
		visit: 0,
		within: 0,
	};
}
