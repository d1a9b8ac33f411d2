import type { RawObject } from '@tilewright/format/internal';
import { isObject, setField } from '@tilewright/format/internal';
import type { Lists } from './change.ts';
import type { ChainedList } from './editable-list.ts';
import { copyList } from './list-positions.ts';
import type { Path } from './locate.ts';
import type { Part } from './part.ts';

/**
 * A document that is being changed. What a change touches is copied once for each draft; everything else is shared with the document it
 * was made of.
 */
export interface Draft {
	root: RawObject;
	/** The objects and lists that were copied or made for this draft. */
	readonly fresh: Set<object>;
	/** Tile data that may be changed in place. */
	readonly ownCells: WeakSet<Uint32Array>;
	/** The number of changes of lists of one kind that follow each other now. */
	run: number;
	/** Lists that are chains for now: their arrays are out of date. All are of the kind {@link Draft.chainsOf}. */
	readonly chains: Map<unknown[], ChainedList>;
	chainsOf?: keyof Lists;
	/** The list with the item whose fields changed last, if nothing else was changed since: the next change is often next to it. */
	near?: NearList | undefined;
}

/** A list that may be changed in place, and the part that has it. */
interface NearList {
	readonly around: Part;
	readonly list: keyof Lists;
	readonly values: unknown[];
}

export const draftOf = (root: RawObject, ownCells: WeakSet<Uint32Array>): Draft => ({
	root,
	fresh: new Set(),
	ownCells,
	run: 0,
	chains: new Map(),
});

/** The object at the end of a path, for changing in place; `undefined` if there is none. */
export function writable(draft: Draft, path: Path): RawObject | undefined {
	draft.root = freshObject(draft, draft.root);
	let node: RawObject | unknown[] = draft.root;
	for (const step of path) {
		const child = childOf(node, step);
		if (Array.isArray(child)) {
			const copy = freshList(draft, child);
			if (copy !== child) setChild(node, step, copy);
			node = copy;
		} else if (isObject(child)) {
			const copy = freshObject(draft, child);
			if (copy !== child) setChild(node, step, copy);
			node = copy;
		} else return undefined;
	}
	return Array.isArray(node) ? undefined : node;
}

/** The item of a list for changing in place; the list must be one of the draft's own. */
export function writableItem(draft: Draft, values: unknown[], position: number): RawObject | undefined {
	const value = values[position];
	if (!isObject(value)) return undefined;
	const copy = freshObject(draft, value);
	if (copy !== value) values[position] = copy;
	return copy;
}

/** A list of an object, for changing in place. A list that is missing is made. */
export function writableList(draft: Draft, owner: RawObject, name: string): unknown[] {
	const values = owner[name];
	const list = Array.isArray(values) ? freshList(draft, values) : [];
	draft.fresh.add(list);
	owner[name] = list;
	return list;
}

/** Tile data of an object, for changing in place. */
export function writableCells(draft: Draft, owner: RawObject): Uint32Array | undefined {
	const { data } = owner;
	if (!(data instanceof Uint32Array)) return undefined;
	if (draft.ownCells.has(data)) return data;
	const copy = data.slice();
	draft.ownCells.add(copy);
	owner['data'] = copy;
	return copy;
}

function freshObject(draft: Draft, value: RawObject): RawObject {
	if (draft.fresh.has(value)) return value;
	const copy = { ...value };
	draft.fresh.add(copy);
	return copy;
}

function freshList(draft: Draft, values: unknown[]): unknown[] {
	if (draft.fresh.has(values)) return values;
	const copy = copyList(values);
	draft.fresh.add(copy);
	return copy;
}

const childOf = (node: RawObject | unknown[], step: string | number): unknown => {
	if (Array.isArray(node)) return typeof step === 'number' ? node[step] : undefined;
	return typeof step === 'string' && Object.hasOwn(node, step) ? node[step] : undefined;
};

function setChild(node: RawObject | unknown[], step: string | number, value: unknown): void {
	if (!Array.isArray(node)) setField(node, String(step), value);
	else if (typeof step === 'number') node[step] = value;
}
