import { isObject, setField } from '../model/json-value.ts';
import type { RefusedChange, TextChange } from './change.ts';
import type { ChangeNode, ItemChange, Refusals } from './change-tree.ts';
import { changeTree, createRefusals, gapOf, indexOf } from './change-tree.ts';

/**
 * Makes the changes of {@link editText} in a value: in a document, or a part of one. The result shares its unchanged parts.
 *
 * @param value - plain data; it may contain typed arrays of cells
 * @throws RangeError if a pointer is not a JSON pointer
 * @example const { value } = changeValue(doc, [{ type: 'set', pointer: '/nextobjectid', value: 8 }]);
 */
export function changeValue(
	value: unknown,
	changes: readonly TextChange[],
): { readonly value: unknown; readonly refused: readonly RefusedChange[] } {
	const refusals = createRefusals();
	const root = changeTree(changes, refusals);
	return { value: changedBy(value, root, refusals), refused: refusals.all };
}

/** Makes the changes of a part of the tree. */
export function changedBy(value: unknown, node: ChangeNode, refusals: Refusals): unknown {
	if (node.own?.type === 'set') return node.own.value;
	if (node.children.size === 0 && node.inserted.length === 0) return value;
	if (Array.isArray(value)) return changedList(value, node, refusals);
	for (const { change } of node.inserted) refusals.refuse(change, value === undefined ? 'missing' : 'not-a-list');
	if (value instanceof Uint32Array) return changedCells(value, node, refusals);
	if (isObject(value)) return changedFields(value, node, refusals);
	for (const child of node.children.values()) refusals.refuseAll(child, 'missing');
	return value;
}

function changedFields(value: Record<string, unknown>, node: ChangeNode, refusals: Refusals): Record<string, unknown> {
	const taken = new Set(Object.keys(value));
	const left = new Map(node.children);
	const fields: (readonly [string, unknown])[] = [];
	for (const [name, before] of Object.entries(value)) {
		const child = node.children.get(name);
		left.delete(name);
		if (child === undefined) fields.push([name, before]);
		else if (child.own?.type !== 'remove')
			fields.push([newName(name, child, taken, refusals), changedBy(before, withoutMove(child, refusals), refusals)]);
	}
	for (const [name, child] of left) {
		if (child.own?.type === 'set' && !taken.has(name)) fields.push([name, child.own.value]);
		else refusals.refuseAll(child, child.own?.type === 'set' ? 'conflict' : 'missing');
	}
	const result: Record<string, unknown> = {};
	for (const [name, after] of fields) setField(result, name, after);
	return result;
}

/** The name of a field after its change. A name that is taken is refused. */
export function newName(name: string, { own }: ChangeNode, taken: Set<string>, refusals: Refusals): string {
	if (own?.type !== 'rename') return name;
	if (taken.has(own.name)) {
		refusals.refuse(own, 'conflict');
		return name;
	}
	taken.add(own.name);
	return own.name;
}

/** Fields cannot be moved. */
export function withoutMove(node: ChangeNode, refusals: Refusals): ChangeNode {
	if (node.own?.type !== 'move') return node;
	refusals.refuse(node.own, 'not-a-list');
	return { ...node, own: undefined };
}

function changedList(list: readonly unknown[], node: ChangeNode, refusals: Refusals): unknown[] {
	const { added, moved } = itemChanges(node, list.length, refusals);
	const changed = (item: unknown, index: number): unknown => {
		const child = node.children.get(String(index));
		return child === undefined ? item : changedBy(item, child, refusals);
	};
	const result: unknown[] = [];
	const addAt = (gap: number): void => {
		for (const change of added.get(gap) ?? []) {
			if (change.type === 'insert') result.push(change.value);
			else {
				const index = moved.get(change) ?? 0;
				result.push(changed(list[index], index));
			}
		}
	};
	for (const [index, item] of list.entries()) {
		addAt(index);
		const own = node.children.get(String(index))?.own;
		if (own?.type !== 'remove' && !(own?.type === 'move' && moved.has(own))) result.push(changed(item, index));
	}
	addAt(list.length);
	return result;
}

/** The changes of a list that add and move items. */
export interface ItemChanges {
	/** By the index of the item that they come before, in the order of the changes. */
	readonly added: ReadonlyMap<number, readonly ItemChange[]>;
	/** The indexes of the items that move. */
	readonly moved: ReadonlyMap<ItemChange, number>;
}

/** Sorts the changes of a list's items by where they put something. Refuses those that do not fit a list of this length. */
export function itemChanges(node: ChangeNode, length: number, refusals: Refusals): ItemChanges {
	const placed: { readonly gap: number; readonly change: ItemChange; readonly order: number }[] = [];
	const moved = new Map<ItemChange, number>();
	for (const { at, change, order } of node.inserted) {
		const gap = gapOf(at, length);
		if (gap === undefined) refusals.refuse(change, 'missing');
		else placed.push({ gap, change, order });
	}
	for (const [name, child] of node.children) {
		const index = indexOf(name);
		if (index === undefined || index >= length) {
			refusals.refuseAll(child, 'missing');
			continue;
		}
		const { own, order } = child;
		if (own?.type === 'rename') refusals.refuse(own, 'not-a-list');
		if (own?.type !== 'move') continue;
		const gap = gapOf(own.before, length);
		if (gap === undefined) refusals.refuse(own, 'missing');
		else if (gap !== index && gap !== index + 1) {
			moved.set(own, index);
			placed.push({ gap, change: own, order });
		}
	}
	const added = new Map<number, ItemChange[]>();
	for (const { gap, change } of placed.sort((a, b) => a.order - b.order)) {
		const before = added.get(gap);
		if (before === undefined) added.set(gap, [change]);
		else before.push(change);
	}
	return { added, moved };
}

function changedCells(cells: Uint32Array, node: ChangeNode, refusals: Refusals): Uint32Array {
	const result = cells.slice();
	for (const [name, child] of node.children) {
		const index = indexOf(name);
		if (child.own?.type === 'set' && index !== undefined && index < cells.length) result[index] = Number(child.own.value);
		else refusals.refuseAll(child, 'missing');
	}
	return result;
}
