import { parsePointer } from '../../../model/pointer.ts';

/** One wanted value, or one on the way to it, and where the scan found it. */
export interface Wanted {
	readonly parent: Wanted | undefined;
	/** The field name, or the index in decimal; empty for the root. */
	readonly segment: string;
	/** The segment as an array index, or -1 when it is none. */
	readonly index: number;
	/** By segment; a Map, so that `__proto__` is a name like any other. */
	readonly children: Map<string, Wanted>;
	/** The children whose names are plain ASCII, by {@link nameHash}, so that a name can be found without decoding it. */
	readonly byHash: Map<number, Wanted[]>;
	/** The children that can stand in an array, by rising index. */
	readonly items: Wanted[];
	offset: number;
	endOffset: number;
	/** The name before the value, quotes included; -1 where there is none. */
	keyOffset: number;
	keyEnd: number;
	/** Numbers each find. With a duplicate key a node is found again, and what was found below the first find no longer counts. */
	visit: number;
	/** The parent's `visit` when this was found. */
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
 * Makes one tree of many pointers, so that one pass over a document serves them all.
 *
 * @param pointers - JSON pointers, in any order; repeats cost nothing
 * @returns the tree
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

/**
 * Goes on with the hash of a name by one byte; the hash of an empty name is 0.
 *
 * @param hash - the hash of the bytes before
 * @param byte - the next byte
 * @returns the hash with the byte in it, a 32-bit integer
 */
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
