import type { Documents, Issue, Kind } from '@tilewright/format';
import { changeDoesNotFit, isObject, makeIssue } from '@tilewright/format/internal';
import { applyCells } from './apply-cells.ts';
import { applyFields } from './apply-fields.ts';
import { applyInsert, applyMove, applyRemove } from './apply-lists.ts';
import type { Change, ReplaceChange } from './change.ts';
import type { Draft } from './draft.ts';
import { draftOf, writable } from './draft.ts';
import { invert } from './invert.ts';
import { locate, valueAtPath } from './locate.ts';
import { endOfRun, settleChains, settleFor } from './open-chains.ts';
import { sameValue } from './same-value.ts';
import { cellsIn, restored } from './tile-data.ts';

/** The result of {@link apply}. */
export interface Applied<K extends Kind> {
	/** The changed document; the same document where a change does not fit. It shares what did not change. */
	readonly doc: Documents[K];
	/** Why a change does not fit; empty where all were applied. */
	readonly issues: readonly Issue[];
}

/** A document of a kind. Its type names the kind, so that calls need not. */
export type DocOf<K extends Kind> = Documents[K] & { readonly type: K };

/**
 * Applies changes to a document, all or none. Each is checked against the document: its parts must exist and have the values that it names
 * as those before. So the {@link invert inverse} always restores the original.
 *
 * The document is not changed. The result shares all parts that did not change. The tile data of a finite layer is one array, which is
 * copied when a cell changes; that of an infinite layer is shared chunk by chunk. A {@link history} avoids the copies.
 *
 * @param doc - any document
 * @param changes - in order; each is applied to what those before it made
 * @returns the changed document, or the same document and the reason
 * @example const { doc: larger } = apply(map, [{ type: 'fields', part: [], fields: [{ name: 'width', before: 10, after: 20 }] }]);
 */
export const apply = <K extends Kind>(doc: DocOf<K>, changes: readonly Change[]): Applied<K> =>
	applyOwning(doc.type, doc, changes, new WeakSet());

/**
 * Like {@link apply}, but writes to the given tile data in place: older versions of the document share it and show the new cells.
 *
 * @param ownCells - the tile data that may be written; copies that had to be made are added
 */
export function applyOwning<K extends Kind>(
	kind: K,
	doc: Documents[K],
	changes: readonly Change[],
	ownCells: WeakSet<Uint32Array>,
): Applied<K> {
	const draft = draftOf(rawOf(doc), ownCells);
	let runEnd = 0;
	for (const [i, change] of changes.entries()) {
		if (i >= runEnd) {
			runEnd = endOfRun(changes, i);
			draft.run = runEnd - i;
		}
		const reason = applyOne(draft, change);
		if (reason === undefined) continue;
		// Cells are written in place: restore them.
		for (const done of invert(changes.slice(0, i))) applyOne(draft, done);
		return { doc, issues: [makeIssue(changeDoesNotFit, '', { reason, change: change.type })] };
	}
	settleChains(draft);
	return isKind(draft.root, kind) ? { doc: draft.root, issues: [] } : { doc, issues: [otherKind(kind)] };
}

/** A document that is changed in place, one change after the other. */
export interface OpenDocument<K extends Kind> {
	/** The document as it is now. What is read from it may be another one after the next change. */
	readonly doc: Documents[K];
	/** @throws TypeError if the change does not fit; after that, the document must not be used */
	apply(change: Change): void;
}

/** Opens a document for many changes, each of which depends on those before. The given document is not changed. */
export function openDocument<K extends Kind>(doc: DocOf<K>): OpenDocument<K> {
	const kind: K = doc.type;
	const draft = draftOf(rawOf(doc), new WeakSet());
	return {
		get doc() {
			if (!isKind(draft.root, kind)) throw new TypeError(otherKind(kind).message);
			return draft.root;
		},
		apply(change) {
			const reason = applyOne(draft, change);
			if (reason !== undefined) throw new TypeError(makeIssue(changeDoesNotFit, '', { reason, change: change.type }).message);
		},
	};
}

const otherKind = (kind: Kind): Issue =>
	makeIssue(changeDoesNotFit, '', { reason: `it would not be a ${kind} any more`, change: 'replace' });

/** @returns why the change does not fit; `undefined` if it was applied */
function applyOne(draft: Draft, change: Change): string | undefined {
	settleFor(draft, change);
	if (change.type !== 'fields') draft.near = undefined;
	switch (change.type) {
		case 'fields':
			return applyFields(draft, change);
		case 'cells':
			return applyCells(draft, change);
		case 'insert':
			return applyInsert(draft, change);
		case 'remove':
			return applyRemove(draft, change);
		case 'move':
			return applyMove(draft, change);
		case 'replace':
			return replacePart(draft, change);
	}
}

function replacePart(draft: Draft, { part, before, after }: ReplaceChange): string | undefined {
	const path = locate(draft.root, part);
	if (path === undefined) return `there is no part ${JSON.stringify(part)}`;
	if (!sameValue(valueAtPath(draft.root, path), restored(before)))
		return `the part ${JSON.stringify(part)} has other values than before the change`;
	const value = restored(after);
	for (const cells of cellsIn(value)) draft.ownCells.delete(cells);
	const last = path.at(-1);
	if (last === undefined) {
		draft.root = rawOf(value);
		return undefined;
	}
	if (typeof last === 'string') {
		const owner = writable(draft, path.slice(0, -1));
		if (owner !== undefined) owner[last] = value;
		return undefined;
	}
	const list = path.at(-2);
	const owner = writable(draft, path.slice(0, -2));
	const values = owner?.[String(list)];
	if (owner === undefined || !Array.isArray(values)) return `there is no part ${JSON.stringify(part)}`;
	owner[String(list)] = values.with(last, value);
	return undefined;
}

const rawOf = (value: object): Record<string, unknown> => (isObject(value) ? value : {});

/** The type of the root says what kind of document it is. */
const isKind = <K extends Kind>(root: unknown, kind: K): root is Documents[K] => isObject(root) && root['type'] === kind;
