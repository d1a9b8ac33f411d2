import type { Codes } from '../read/xml/codes.ts';
import { OTHER } from '../read/xml/codes.ts';
import { hashOf, standsAt } from '../read/xml/cut.ts';

/** Which characters of ASCII may begin a name (2) or stand in one (1). */
const ASCII = new Uint8Array(128);
for (let code = 0; code < 128; code++) {
	const character = String.fromCharCode(code);
	ASCII[code] = /[A-Za-z_:]/.test(character) ? 2 : /[-.0-9]/.test(character) ? 1 : 0;
}

/** What else may begin a name: from, to, from, to, …. The undivided planes above U+FFFF are the last. */
const STARTS = [
	...[0xc0, 0xd6, 0xd8, 0xf6, 0xf8, 0x2ff, 0x370, 0x37d, 0x37f, 0x1fff, 0x200c, 0x200d, 0x2070, 0x218f],
	...[0x2c00, 0x2fef, 0x3001, 0xd7ff, 0xf900, 0xfdcf, 0xfdf0, 0xfffd, 0x10000, 0xeffff],
];
/** What else may go on in one. */
const FURTHER = [0xb7, 0xb7, 0x300, 0x36f, 0x203f, 0x2040];

/** Where the name ends that begins at an index; the index itself where none begins there. */
export function nameEnd(text: string, codes: Codes, start: number): number {
	let at = start;
	for (;;) {
		const code = codes[at];
		if (code === undefined) return at;
		if (code !== OTHER) {
			const kind = ASCII[code];
			if (kind === 0 || (kind === 1 && at === start)) return at;
			at++;
		} else {
			const length = otherName(text, at, at === start);
			if (length === 0) return at;
			at += length;
		}
	}
}

/** The ranges as they stand in a class of a regular expression. */
const classOf = (ranges: readonly number[]): string =>
	ranges.map((code, i) => `${i % 2 === 0 ? '' : '-'}\\u{${code.toString(16)}}`).join('');

const FIRST = `:A-Z_a-z${classOf(STARTS)}`;
const NAME = new RegExp(`[${FIRST}][-.0-9${FIRST}${classOf(FURTHER)}]*`, 'uy');

/** The same where there are no codes of the text. */
export function nameEndIn(text: string, start: number): number {
	NAME.lastIndex = start;
	return NAME.test(text) ? NAME.lastIndex : start;
}

/** How long the character of a name beyond ASCII is; 0 where it may not stand in one. */
function otherName(text: string, at: number, first: boolean): number {
	const code = text.codePointAt(at) ?? 0;
	if (!isIn(code, STARTS) && (first || !isIn(code, FURTHER))) return 0;
	return code > 0xffff ? 2 : 1;
}

function isIn(code: number, ranges: readonly number[]): boolean {
	for (let i = 0; i < ranges.length; i += 2) if (code >= (ranges[i] ?? 0) && code <= (ranges[i + 1] ?? 0)) return true;
	return false;
}

const SLOTS = 512;

/** The names of a text, numbered. */
export interface Names {
	readonly all: readonly string[];
	/** The number of the name that stands at a place. */
	indexOf(start: number, end: number): number;
}

/** Cuts names out of a text. Each is made once, nearly always: documents have few names and many elements. */
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
			if (name?.length === end - start && standsAt(name, codes, start)) return likely;
			// A copy, which does not keep the text alive.
			const made = ` ${text.slice(start, end)}`.slice(1);
			const number = numbers.get(made) ?? all.push(made) - 1;
			numbers.set(made, number);
			slots[slot] = number;
			return number;
		},
	};
}
