import { contains, isWord } from './character-sets.ts';
import type { Program, Step } from './compile.ts';
import type { Effort } from './effort.ts';
import type { Anchor } from './syntax.ts';

/** The texts that the two groups of an expression captured; empty for a group that took no part. */
export type Captured = readonly [first: string, second: string];

/** No system has longer names. */
const MOST_CHARACTERS = 512;

const SLOTS = 6;

/** Clearing memory takes time: for this many states, as much as one step. */
const STATES_IN_A_STEP = 64;

/** A state that is tried later, or a slot that gets its earlier value back. */
type Todo = { readonly step: number; readonly at: number } | { readonly slot: number; readonly before: number };

/** Tries an expression on names. */
export type Matcher = (name: string) => Captured | undefined | 'too-much';

/**
 * Makes a function that finds the first match anywhere in a name, with the groups that Perl would capture. States are tried in Perl's
 * order, but none twice: a state that did not lead to a match does not lead to one later. So the time is at most the number of steps
 * of the program times the length of the name, whatever the expression.
 *
 * @returns `undefined` if nothing matches; `'too-much'` if the effort is used up
 */
export function matcher({ steps }: Program, effort: Effort): Matcher {
	/** The number of the name for which a state was tried, by state. */
	let tried = new Uint32Array();
	let number = 0;
	return (name) => {
		const text = Array.from(name, (character) => character.codePointAt(0) ?? 0);
		if (text.length > MOST_CHARACTERS) return undefined;
		const states = steps.length * (text.length + 1);
		if (tried.length < states) {
			tried = new Uint32Array(states);
			number = 0;
			effort.left -= states / STATES_IN_A_STEP;
		}
		number++;
		return find(text, (state) => {
			if (tried[state] === number) return false;
			tried[state] = number;
			return true;
		});
	};

	/** @param enter - enters a state, unless it was tried before */
	function find(text: readonly number[], enter: (state: number) => boolean): Captured | undefined | 'too-much' {
		const slots = new Array<number>(SLOTS).fill(-1);
		for (let start = 0; start <= text.length; start++) {
			slots.fill(-1);
			const todo: Todo[] = [{ step: 0, at: start }];
			for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
				if ('slot' in next) {
					slots[next.slot] = next.before;
					continue;
				}
				const result = run(next.step, next.at, { text, slots, todo, enter });
				if (result === 'too-much') return result;
				if (result) return [captured(text, slots, 2), captured(text, slots, 4)];
			}
		}
		return undefined;
	}

	/** Follows a state until it fails or matches; what else could be tried goes to `todo`. */
	function run(from: number, start: number, { text, slots, todo, enter }: Search): boolean | 'too-much' {
		let [at, index] = [start, from];
		for (;;) {
			if (--effort.left < 0) return 'too-much';
			const step: Step | undefined = steps[index];
			if (step === undefined || !enter(index * (text.length + 1) + at)) return false;
			switch (step.kind) {
				case 'match':
					return true;
				case 'set': {
					const code = text[at];
					// A class may have hundreds of ranges.
					effort.left -= step.set.ranges.length + step.set.without.length;
					if (code === undefined || !contains(step.set, code)) return false;
					at++;
					index++;
					break;
				}
				case 'anchor':
					if (!holds(step.anchor, text, at)) return false;
					index++;
					break;
				case 'save': {
					const before = slots[step.slot];
					if (before !== undefined) {
						todo.push({ slot: step.slot, before });
						slots[step.slot] = at;
					}
					index++;
					break;
				}
				case 'jump':
					index = step.to;
					break;
				case 'split':
					todo.push({ step: step.second, at });
					index = step.first;
			}
		}
	}
}

/** The state of a search in one name. */
interface Search {
	readonly text: readonly number[];
	/** Starts and ends of the groups; -1 without one. */
	readonly slots: number[];
	readonly todo: Todo[];
	readonly enter: (state: number) => boolean;
}

function holds(anchor: Anchor, text: readonly number[], at: number): boolean {
	switch (anchor) {
		case 'start':
			return at === 0;
		case 'very-end':
			return at === text.length;
		case 'end':
			return at === text.length || (at === text.length - 1 && text[at] === 10);
		case 'word':
			return isWord(text[at - 1]) !== isWord(text[at]);
		case 'no-word':
			return isWord(text[at - 1]) === isWord(text[at]);
	}
}

function captured(text: readonly number[], slots: readonly number[], slot: number): string {
	const [from = -1, to = -1] = slots.slice(slot, slot + 2);
	return from < 0 || to < from ? '' : String.fromCodePoint(...text.slice(from, to));
}
