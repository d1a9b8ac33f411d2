import type { Documents, Kind } from '@tilewright/format';
import type { Synchronous } from '../synchronous.ts';
import { runSynchronously } from '../synchronous.ts';
import type { DocOf } from './apply.ts';
import { applyOwning, openDocument } from './apply.ts';
import type { Change } from './change.ts';

/** A document while changes that build on each other are made. */
export interface Collecting<K extends Kind> {
	/**
	 * The document with all changes so far.
	 *
	 * @throws TypeError if they do not fit it
	 */
	readonly doc: Documents[K];
	/** Adds changes that were made for this document. */
	add(changes: readonly Change[]): void;
}

/**
 * Makes changes that build on each other, for operations that consist of others.
 *
 * @param doc - is not changed
 * @param run - adds changes, each made for the document with those before. It must not return a promise
 * @returns all changes, in order
 * @throws TypeError if `run` returns a promise
 * @example
 * const changes = collect(map, (editing) => {
 * 	editing.add(insertItems(editing.doc, [], 'layers', [layer]));
 * 	editing.add(setFields(editing.doc, [{ layer: layer.id }], { opacity: 0.5 }));
 * });
 */
export function collect<K extends Kind, Result = void>(doc: DocOf<K>, run: (editing: Collecting<K>) => Synchronous<Result>): Change[] {
	const { editing, collected } = collecting(doc);
	runSynchronously('collect', run, editing);
	return collected;
}

/** The argument that {@link collect} gives to its function, for work with pauses, and the changes that were added so far. */
export function collecting<K extends Kind>(doc: DocOf<K>): { readonly editing: Collecting<K>; readonly collected: Change[] } {
	const kind: K = doc.type;
	const ownCells = new WeakSet<Uint32Array>();
	const collected: Change[] = [];
	/** How many of the changes the document has. Those after which nobody looks at it need not be applied. */
	let applied = 0;
	let current: Documents[K] = doc;
	const editing: Collecting<K> = {
		get doc() {
			if (applied === collected.length) return current;
			const { doc: next, issues } = applyOwning(kind, current, collected.slice(applied), ownCells);
			const [issue] = issues;
			if (issue !== undefined) throw new TypeError(issue.message);
			applied = collected.length;
			current = next;
			return current;
		},
		add(changes) {
			for (const change of changes) collected.push(change);
		},
	};
	return { editing, collected };
}

/**
 * Like {@link collect}, for changes that only move, insert and remove items: the document is changed in place after each, because copying long
 * lists again and again takes time by the square of their length. What was read from it is out of date after the next change.
 */
export function collectMoves<K extends Kind>(doc: DocOf<K>, run: (editing: Collecting<K>) => void): Change[] {
	const open = openDocument(doc);
	const collected: Change[] = [];
	run({
		get doc() {
			return open.doc;
		},
		add(changes) {
			for (const change of changes) {
				open.apply(change);
				collected.push(change);
			}
		},
	});
	return collected;
}
