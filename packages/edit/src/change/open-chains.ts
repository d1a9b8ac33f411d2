import type { Change, Lists } from './change.ts';
import type { Draft } from './draft.ts';
import type { ChainedList } from './editable-list.ts';
import { chainedList } from './editable-list.ts';
import { listOf } from './lists.ts';
import type { Part } from './part.ts';

/** In shorter runs of changes, and in shorter lists, moving the items of an array takes less time than making a chain. */
const MANY = 64;

/**
 * The chain of a list while a long run of changes inserts and removes items. Without it, such a run takes time by the square of the list.
 *
 * @param values - the list; its items are in the chain from now on, until {@link settleChains}
 * @param added - items that the list will get
 * @returns `undefined` if the list stays an array
 */
export function chainIn(draft: Draft, values: unknown[], list: keyof Lists, added: readonly unknown[]): ChainedList | undefined {
	// Groups have layers in them: a change of one is found by the list around it, which must not be out of date.
	if (list === 'layers') return undefined;
	const known = draft.chains.get(values);
	if (known === undefined && (draft.run < MANY || values.length < MANY)) return undefined;
	const chain = known ?? chainedList(values, list);
	if (chain?.fits(added)) {
		draft.chains.set(values, chain);
		draft.chainsOf = list;
		return chain;
	}
	if (known !== undefined) settleChains(draft);
	return undefined;
}

/** Where a run of changes ends that insert, remove and move items of lists of one kind. */
export function endOfRun(changes: readonly Change[], start: number): number {
	const list = listChangedBy(changes[start]);
	let end = start + 1;
	while (list !== undefined && end < changes.length && listChangedBy(changes[end]) === list) end++;
	return end;
}

/** Writes chains back, if a change needs the lists as they are. */
export function settleFor(draft: Draft, change: Change): void {
	if (draft.chains.size === 0) return;
	const list = listChangedBy(change);
	if (list === undefined || list !== draft.chainsOf || partsOf(change).some((part) => goesThrough(part, list))) settleChains(draft);
}

/** Writes all chains back into their lists. */
export function settleChains(draft: Draft): void {
	for (const chain of draft.chains.values()) chain.settle();
	draft.chains.clear();
}

const listChangedBy = (change: Change | undefined): keyof Lists | undefined =>
	change !== undefined && 'list' in change ? change.list : undefined;

const partsOf = (change: Change): readonly Part[] =>
	change.type === 'move' ? [change.from.part, change.to.part] : change.type === 'insert' || change.type === 'remove' ? [change.part] : [];

/** Whether a part is found by looking into lists of a kind, such as a group for the layers in it. */
const goesThrough = (part: Part, list: keyof Lists): boolean => part.some((step) => typeof step === 'object' && listOf(step) === list);
