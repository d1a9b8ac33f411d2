import { parse } from './parse.ts';
import type { Anchor, CharacterSet, Node } from './syntax.ts';
import { UnsupportedError } from './syntax.ts';

/** A step of a program. Without `next`, the step after it follows. */
export type Step =
	| { readonly kind: 'set'; readonly set: CharacterSet }
	| { readonly kind: 'anchor'; readonly anchor: Anchor }
	/** Remembers the position: even slots are starts of groups, odd ones ends. */
	| { readonly kind: 'save'; readonly slot: number }
	| { readonly kind: 'jump'; readonly to: number }
	/** Tries the steps at `first`, then those at `second`. */
	| { readonly kind: 'split'; readonly first: number; readonly second: number }
	| { readonly kind: 'match' };

/** An expression that can be run. */
export interface Program {
	readonly steps: readonly Step[];
	/** The number of groups that capture. */
	readonly groups: number;
}

/** `(a{100}){100}` has 10,000 steps, but no file name has that many characters. */
const MOST_STEPS = 2000;

/**
 * Makes a program of a regular expression.
 *
 * @throws UnsupportedError if it is not supported, has a mistake, or is too large
 */
export function compile(regexp: string): Program {
	const steps: Step[] = [];
	const { node: whole, groups } = parse(regexp);
	emit(whole);
	add({ kind: 'match' });
	return { steps, groups };

	function add(step: Step): number {
		if (steps.length === MOST_STEPS)
			throw new UnsupportedError(`it has more than ${MOST_STEPS} steps when its repetitions are written out`);
		return steps.push(step) - 1;
	}

	/** Adds a split whose other way ends where `inner` ends. */
	function around(lazy: boolean, inner: () => void): void {
		const at = add({ kind: 'match' });
		inner();
		const [enter, leave] = [at + 1, steps.length];
		steps[at] = lazy ? { kind: 'split', first: leave, second: enter } : { kind: 'split', first: enter, second: leave };
	}

	function emit(node: Node): void {
		switch (node.kind) {
			case 'set':
			case 'anchor':
				add(node);
				return;
			case 'sequence':
				for (const part of node.parts) emit(part);
				return;
			case 'group':
				add({ kind: 'save', slot: 2 * node.number });
				emit(node.part);
				add({ kind: 'save', slot: 2 * node.number + 1 });
				return;
			case 'choice':
				emitChoice(node.options);
				return;
			case 'repeat':
				emitRepeat(node);
		}
	}

	function emitChoice(options: readonly Node[]): void {
		const ends: number[] = [];
		options.forEach((option, index) => {
			if (index === options.length - 1) {
				emit(option);
				return;
			}
			around(false, () => {
				emit(option);
				ends.push(add({ kind: 'match' }));
			});
		});
		for (const end of ends) steps[end] = { kind: 'jump', to: steps.length };
	}

	function emitRepeat({ part, least, most, lazy }: Extract<Node, { kind: 'repeat' }>): void {
		for (let i = 0; i < least; i++) emitCopy(part);
		if (most === Number.POSITIVE_INFINITY) {
			const start = steps.length;
			around(lazy, () => {
				emit(part);
				add({ kind: 'jump', to: start });
			});
			return;
		}
		emitOptional(part, most - least, lazy);
	}

	/** Up to some copies of a part, each only after the one before. */
	function emitOptional(part: Node, times: number, lazy: boolean): void {
		const splits: number[] = [];
		for (let i = 0; i < times; i++) {
			splits.push(add({ kind: 'match' }));
			emitCopy(part);
		}
		for (const at of splits) {
			const [enter, leave] = [at + 1, steps.length];
			steps[at] = lazy ? { kind: 'split', first: leave, second: enter } : { kind: 'split', first: enter, second: leave };
		}
	}

	/** A part without steps, such as `(?:)`, would be repeated forever. */
	function emitCopy(part: Node): void {
		const before = steps.length;
		emit(part);
		if (steps.length === before) add({ kind: 'jump', to: before + 1 });
	}
}
