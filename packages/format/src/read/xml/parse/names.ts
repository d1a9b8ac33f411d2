import { bytesAmong, DIGITS, LETTERS } from '../../../codec/ascii.ts';
import { nameEndIn } from '../../../xml/characters.ts';
import type { Codes } from './character-codes.ts';
import { OTHER } from './character-codes.ts';
import { hashOf, isAt } from './cut.ts';

/** 1 for the ASCII characters that a name may start with. */
const FIRST = /* @__PURE__ */ bytesAmong(`${LETTERS}_:`);
/** 1 for those that it may contain. */
const INSIDE = /* @__PURE__ */ bytesAmong(`${LETTERS}${DIGITS}_:-.`);

/** The end of the name that starts at an index; the index itself if no name starts there. */
export function nameEnd(text: string, codes: Codes, start: number): number {
	let at = start;
	for (;;) {
		const code = codes[at];
		if (code === undefined) return at;
		// Names with other characters are rare.
		if (code === OTHER) return nameEndIn(text, start);
		if (INSIDE[code] === 0 || (at === start && FIRST[code] === 0)) return at;
		at++;
	}
}

const SLOTS = 512;

/** The different names of a text, numbered from 0. */
export interface Names {
	readonly all: readonly string[];
	/** The number of the name between two indexes. */
	indexOf(start: number, end: number): number;
}

/** Cuts names out of a text. A cache finds most of them: documents have few different names and many elements. */
export function namesOf(text: string, codes: Codes): Names {
	const all: string[] = [];
	const numbers = new Map<string, number>();
	const slots = new Int32Array(SLOTS).fill(-1);
	return {
		all,
		indexOf(start, end) {
			const slot = hashOf(codes, start, end) & (SLOTS - 1);
			const likely = slots[slot] ?? -1;
			const name = all[likely];
			if (name?.length === end - start && isAt(name, codes, start)) return likely;
			// A copy, so that the name does not keep the whole text in memory.
			const copy = ` ${text.slice(start, end)}`.slice(1);
			const number = numbers.get(copy) ?? all.push(copy) - 1;
			numbers.set(copy, number);
			slots[slot] = number;
			return number;
		},
	};
}
