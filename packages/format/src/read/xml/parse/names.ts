import { nameEndIn } from '../../../xml/characters.ts';
import type { Codes } from './codes.ts';
import { OTHER } from './codes.ts';
import { hashOf, isAt } from './cut.ts';

/** The ASCII characters that a name may start with (2) or contain (1). */
const ASCII = /* @__PURE__ */ Uint8Array.from({ length: 128 }, (_, code) => {
	const character = String.fromCharCode(code);
	return /[A-Za-z_:]/.test(character) ? 2 : /[-.0-9]/.test(character) ? 1 : 0;
});

/** The end of the name that starts at an index; the index itself if no name starts there. */
export function nameEnd(text: string, codes: Codes, start: number): number {
	let at = start;
	for (;;) {
		const code = codes[at];
		if (code === undefined) return at;
		// Names with other characters are rare.
		if (code === OTHER) return nameEndIn(text, start);
		const kind = ASCII[code];
		if (kind === 0 || (kind === 1 && at === start)) return at;
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
