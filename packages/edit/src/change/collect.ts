import type { Documents, Kind } from '@tilewright/format';
import type { DocOf } from './apply.ts';
import { applyOwning } from './apply.ts';
import type { Change } from './change.ts';

/** A document while changes that build on each other are made. */
export interface Collecting<K extends Kind> {
	/** The document with all changes so far. */
	readonly doc: Documents[K];
	/**
	 * Applies changes that were made for this document.
	 *
	 * @throws TypeError if they do not fit it
	 */
	add(changes: readonly Change[]): void;
}

/**
 * Makes changes that build on each other, for operations that consist of others.
 *
 * @param doc - is not changed
 * @param run - adds changes, each made for the document with those before
 * @returns all changes, in order
 * @example
 * const changes = collect(map, (editing) => {
 * 	editing.add(insertItems(editing.doc, [], 'layers', [layer]));
 * 	editing.add(setFields(editing.doc, [{ layer: layer.id }], { opacity: 0.5 }));
 * });
 */
export function collect<K extends Kind>(doc: DocOf<K>, run: (editing: Collecting<K>) => void): Change[] {
	const kind: K = doc.type;
	const ownCells = new WeakSet<Uint32Array>();
	const collected: Change[] = [];
	let current: Documents[K] = doc;
	run({
		get doc() {
			return current;
		},
		add(changes) {
			const { doc: next, issues } = applyOwning(kind, current, changes, ownCells);
			const [issue] = issues;
			if (issue !== undefined) throw new TypeError(issue.message);
			current = next;
			collected.push(...changes);
		},
	});
	return collected;
}
