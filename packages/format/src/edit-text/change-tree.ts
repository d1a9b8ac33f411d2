import { parsePointer } from '../model/pointer.ts';
import { addAll } from './add-all.ts';
import type { RefusalReason, RefusedChange, TextChange } from './change.ts';

/** A change of one type. */
export type ChangeOf<T extends TextChange['type']> = Extract<TextChange, { readonly type: T }>;

/** A change of a list's items. */
export type ItemChange = ChangeOf<'insert' | 'move'>;

/** A place that changes, or that contains places that do. */
export interface ChangeNode {
	/** By field name or index. */
	readonly children: Map<string, ChangeNode>;
	/** The change to the value itself. */
	own: ChangeOf<'set' | 'remove' | 'rename' | 'move'> | undefined;
	/** The index of `own` in the list of all changes. */
	order: number;
	/** The items that are added to this list, with the indexes of the items that they come before; `-` is the end. In the order of the changes. */
	inserted: { readonly at: string; readonly change: ChangeOf<'insert'>; readonly order: number }[];
}

/** Collects the changes that cannot be made. */
export interface Refusals {
	readonly all: RefusedChange[];
	readonly refuse: (change: TextChange, reason: RefusalReason) => void;
	/** Refuses all changes at a place and below it. */
	readonly refuseAll: (node: ChangeNode, reason: RefusalReason) => void;
	/** Refuses all changes below a place. */
	readonly refuseBelow: (node: ChangeNode, reason: RefusalReason) => void;
}

/** No refused changes yet. */
export function createRefusals(): Refusals {
	const all: RefusedChange[] = [];
	const refused = new Set<TextChange>();
	const refuse = (change: TextChange, reason: RefusalReason): void => {
		// The first reason counts.
		if (refused.has(change)) return;
		refused.add(change);
		all.push({ change, reason });
	};
	const refuseBelow = (top: ChangeNode, reason: RefusalReason): void => {
		const left = [top];
		for (let node = left.pop(); node !== undefined; node = left.pop()) {
			for (const { change } of node.inserted) refuse(change, reason);
			for (const child of node.children.values()) {
				if (child.own !== undefined) refuse(child.own, reason);
				left.push(child);
			}
		}
	};
	const refuseAll = (node: ChangeNode, reason: RefusalReason): void => {
		if (node.own !== undefined) refuse(node.own, reason);
		refuseBelow(node, reason);
	};
	return { all, refuse, refuseAll, refuseBelow };
}

/**
 * Sorts changes by their places. If two changes concern one place, the first counts. Changes inside a part that is removed or replaced are
 * refused.
 *
 * @throws RangeError if a pointer is not a JSON pointer
 */
export function changeTree(changes: readonly TextChange[], refusals: Refusals): ChangeNode {
	const root = newNode();
	for (const [order, change] of changes.entries()) {
		const path = parsePointer(change.pointer);
		const last = change.type === 'insert' ? path.pop() : undefined;
		const node = nodeAt(root, path);
		if (change.type === 'insert') {
			if (last === undefined) refusals.refuse(change, 'not-a-list');
			else node.inserted.push({ at: last, change, order });
		} else if (node.own !== undefined) refusals.refuse(change, 'conflict');
		else if (path.length === 0 && change.type !== 'set') refusals.refuse(change, 'missing');
		else {
			node.own = change;
			node.order = order;
		}
	}
	dropCovered(root, refusals);
	return root;
}

/** The index that a segment means; `undefined` if it is none. */
export const indexOf = (segment: string): number | undefined => (/^(?:0|[1-9]\d{0,9})$/.test(segment) ? Number(segment) : undefined);

/** The place of an insertion: the index of the item that it comes before, up to the length; `undefined` if the list has no such place. */
export function gapOf(segment: string | number, length: number): number | undefined {
	const index = segment === '-' ? length : indexOf(String(segment));
	return index === undefined || index > length ? undefined : index;
}

function newNode(): ChangeNode {
	return { children: new Map(), own: undefined, order: 0, inserted: [] };
}

function nodeAt(root: ChangeNode, path: readonly string[]): ChangeNode {
	let node = root;
	for (const segment of path) {
		let child = node.children.get(segment);
		if (child === undefined) {
			child = newNode();
			node.children.set(segment, child);
		}
		node = child;
	}
	return node;
}

function dropCovered(root: ChangeNode, refusals: Refusals): void {
	const left = [root];
	for (let node = left.pop(); node !== undefined; node = left.pop()) {
		if (node.own?.type === 'set' || node.own?.type === 'remove') {
			refusals.refuseBelow(node, 'gone');
			node.children.clear();
			node.inserted = [];
		} else addAll(left, node.children.values());
	}
}
