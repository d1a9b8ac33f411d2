import type { Documents, Issue, Kind } from '@tilewright/format';
import type { Applied, DocOf } from '../change/apply.ts';
import { applyOwning } from '../change/apply.ts';
import type { Change } from '../change/change.ts';
import { invert } from '../change/invert.ts';
import { squash } from '../change/squash.ts';
import type { Region } from '../region/region.ts';
import type { HistoryStep, StepOptions } from './step.ts';
import { extendedStep, sizeOfStep, stepOf } from './step.ts';

/** An event of the history of a document. */
export interface HistoryEvent<K extends Kind> {
	readonly type: 'do' | 'undo' | 'redo';
	readonly doc: Documents[K];
	/** The changes from the previous document to this one. */
	readonly changes: readonly Change[];
	/** The area that is selected now; missing if the selection stays as it was. */
	readonly selectedArea?: Region;
	/** The step, as the list shows it. */
	readonly step: HistoryStep;
}

/** A document with the steps that can be undone and redone. */
export interface History<K extends Kind> {
	/** The document as it is now. Each step makes a new object, but older ones share its tile data: copy what must not change. */
	readonly doc: Documents[K];
	/** The steps from the first to the last; those from `position` on are undone. */
	readonly steps: readonly HistoryStep[];
	/** The number of steps that are done. */
	readonly position: number;
	/** Whether the document differs from the one that was marked as saved. Selecting an area does not change it. */
	readonly modified: boolean;
	/** The position that was marked as saved, 0 at first; `undefined` if no step leads to it now. */
	readonly savedPosition: number | undefined;
	/**
	 * Applies changes as a step, selects another area, or both. Steps that were undone are dropped.
	 *
	 * @param name - what people see in the list
	 * @param changes - without any, and without another selected area, nothing happens
	 * @returns why the changes do not fit; then nothing has changed
	 */
	do(name: string, changes: readonly Change[], options?: StepOptions): readonly Issue[];
	/** Takes back the last step. @returns the step; `undefined` if there is none */
	undo(): HistoryStep | undefined;
	/** Does the next step again. @returns the step; `undefined` if there is none */
	redo(): HistoryStep | undefined;
	/** Goes to a position in the list of steps. */
	goTo(position: number): void;
	/** Ends merging: the next step stays on its own, whatever its key. */
	mark(): void;
	/** Takes back everything since a position, as if it had not been done: for a drag that is cancelled. */
	cancelTo(position: number): void;
	/**
	 * Marks the document as saved. Steps do not merge over it.
	 *
	 * @param at - the position that was saved, if steps were added while the file was written; now by default. A negative one means that no
	 * position is saved: the document was restored with unsaved changes
	 */
	markSaved(at?: number): void;
	/** Calls a function after each change. @returns a function that ends this */
	subscribe(listener: (event: HistoryEvent<K>) => void): () => void;
}

/** How much a history keeps. */
export interface HistoryOptions {
	/** The most bytes that the steps may take, about; the oldest are dropped. 256 MB by default. */
	readonly maxBytes?: number;
}

/** The most that steps take by default, in bytes. */
const MOST_BYTES = 2 ** 28;

/**
 * Starts a history: applies changes to a document, and keeps what is needed to undo them, never a copy of the document. Cells are written in
 * place, in copies of the tile data that are made when a layer is changed first; the given document is not changed.
 *
 * @param doc - any document
 * @example
 * const editing = history(map);
 * editing.do('Paint', cells.changes());
 * editing.do('Change Selection', [], { selectedArea: { before: EMPTY_REGION, after: room } });
 * editing.goTo(0);
 * save(write(editing.doc));
 */
export function history<K extends Kind>(doc: DocOf<K>, { maxBytes = MOST_BYTES }: HistoryOptions = {}): History<K> {
	const ownCells = new WeakSet<Uint32Array>();
	const listeners = new Set<(event: HistoryEvent<K>) => void>();
	const steps: HistoryStep[] = [];
	const kind: K = doc.type;
	let current: Documents[K] = doc;
	let position = 0;
	let saved: number | undefined = 0;
	/** The key of the last step while further steps may merge with it. */
	let open: string | undefined;
	/** The size of all steps. */
	let bytes = 0;

	/** Applies changes that were applied before. */
	function repeat(changes: readonly Change[]): void {
		const { doc: next, issues } = applyNow(changes);
		const [issue] = issues;
		if (issue !== undefined) throw new TypeError(`The document was changed without the history. ${issue.message}`);
		current = next;
	}

	const applyNow = (changes: readonly Change[]): Applied<K> => applyOwning(kind, current, changes, ownCells);

	/** Ends merging. A step that no longer has an effect is dropped (rule E130). */
	function close(): void {
		if (open === undefined) return;
		open = undefined;
		const last = steps[position - 1];
		if (last === undefined) return;
		const changes = squash(last.changes);
		replaceSteps(position - 1, 1, changes.length > 0 ? [{ ...last, changes }] : []);
		if (changes.length > 0) return;
		position--;
		if (saved !== undefined && saved > position) saved = position;
	}

	function replaceSteps(from: number, count: number, by: readonly HistoryStep[]): void {
		for (const step of steps.splice(from, count, ...by)) bytes -= sizeOfStep(step);
		for (const step of by) bytes += sizeOfStep(step);
	}

	function tell(type: HistoryEvent<K>['type'], changes: readonly Change[], step: HistoryStep): void {
		const area = step.selectedArea?.[type === 'undo' ? 'before' : 'after'];
		const event = { type, doc: current, changes, step, ...(area && { selectedArea: area }) };
		for (const listener of [...listeners]) listener(event);
	}

	/** Whether the document is the same at two positions: the steps between them only select areas. */
	const isSameDoc = (a: number, b: number): boolean =>
		steps.slice(Math.min(a, b), Math.max(a, b)).every(({ changes }) => changes.length === 0);

	/** Drops the steps that were undone. */
	function dropUndone(): void {
		if (saved !== undefined && saved > position) saved = isSameDoc(position, saved) ? position : undefined;
		replaceSteps(position, steps.length - position, []);
	}

	/** Drops the oldest steps that take too much memory; the last one stays. */
	function trim(): void {
		let left = bytes;
		let count = 0;
		for (const step of steps) {
			if (left <= maxBytes || count >= position - 1) break;
			left -= sizeOfStep(step);
			count++;
		}
		if (count === 0) return;
		if (saved !== undefined) saved = saved >= count ? saved - count : isSameDoc(saved, count) ? 0 : undefined;
		replaceSteps(0, count, []);
		position -= count;
	}

	const result: History<K> = {
		get doc() {
			return current;
		},
		get steps() {
			return steps;
		},
		get position() {
			return position;
		},
		get modified() {
			return saved === undefined || !isSameDoc(saved, position);
		},
		get savedPosition() {
			return saved;
		},
		do(name, changes, options = {}) {
			const own = stepOf(name, changes, options);
			if (own === undefined) return [];
			const { doc: next, issues } = applyNow(changes);
			if (issues.length > 0) return issues;
			const merge = own.selectedArea === undefined ? options.merge : undefined;
			const last = steps[position - 1];
			const merges = merge !== undefined && merge === open && last !== undefined && position === steps.length && saved !== position;
			if (!merges) close();
			current = next;
			dropUndone();
			const step = merges && last !== undefined ? extendedStep(last, changes) : own;
			replaceSteps(merges ? position - 1 : position, merges ? 1 : 0, [step]);
			if (!merges) {
				position++;
				open = merge;
			}
			trim();
			tell('do', changes, step);
			return [];
		},
		undo() {
			close();
			const step = steps[position - 1];
			if (step === undefined) return undefined;
			const changes = invert(step.changes);
			repeat(changes);
			position--;
			tell('undo', changes, step);
			return step;
		},
		redo() {
			close();
			const step = steps[position];
			if (step === undefined) return undefined;
			repeat(step.changes);
			position++;
			tell('redo', step.changes, step);
			return step;
		},
		goTo(target) {
			while (position > target && result.undo() !== undefined);
			while (position < target && result.redo() !== undefined);
		},
		mark: close,
		cancelTo(target) {
			result.goTo(target);
			dropUndone();
		},
		markSaved(at) {
			close();
			saved = at !== undefined && at < 0 ? undefined : (at ?? position);
		},
		subscribe(listener) {
			listeners.add(listener);
			return () => void listeners.delete(listener);
		},
	};
	return result;
}
