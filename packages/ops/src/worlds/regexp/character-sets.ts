import type { CharacterSet, Range } from './syntax.ts';

const range = (first: string, last = first): Range => [first.codePointAt(0) ?? 0, last.codePointAt(0) ?? 0];

const DIGITS = [range('0', '9')];
const LETTERS = [range('a', 'z'), range('A', 'Z')];
const WORD = [...LETTERS, ...DIGITS, range('_')];
/** Space, and the controls from tab to carriage return. */
const SPACE: readonly Range[] = [range(' '), [9, 13]];

/** The classes of characters that an escape stands for. Perl's are ASCII unless an option says otherwise. */
export const ESCAPED_SETS: Readonly<Record<string, readonly Range[]>> = {
	d: DIGITS,
	w: WORD,
	s: SPACE,
	h: [range(' '), range('\t')],
	v: [[10, 13]],
};

/** The classes that are named within brackets: `[[:alpha:]]`. */
export const NAMED_SETS: Readonly<Record<string, readonly Range[]>> = {
	alnum: [...LETTERS, ...DIGITS],
	alpha: LETTERS,
	ascii: [[0, 127]],
	blank: [range(' '), range('\t')],
	cntrl: [
		[0, 31],
		[127, 127],
	],
	digit: DIGITS,
	graph: [[33, 126]],
	lower: [range('a', 'z')],
	print: [[32, 126]],
	punct: [
		[33, 47],
		[58, 64],
		[91, 96],
		[123, 126],
	],
	space: SPACE,
	upper: [range('A', 'Z')],
	word: WORD,
	xdigit: [...DIGITS, range('a', 'f'), range('A', 'F')],
};

/** Whether a set contains a character. */
export function contains(set: CharacterSet, code: number): boolean {
	return set.negated !== (lists(set, code) || (set.ignoreCase && otherCases(code).some((other) => lists(set, other))));
}

function lists({ ranges, without }: CharacterSet, code: number): boolean {
	return inRanges(ranges, code) || (without.length > 0 && without.some((others) => !inRanges(others, code)));
}

export const isWord = (code: number | undefined): boolean => code !== undefined && inRanges(WORD, code);

function inRanges(ranges: readonly Range[], code: number): boolean {
	for (const each of ranges) if (code >= each[0] && code <= each[1]) return true;
	return false;
}

function otherCases(code: number): number[] {
	const text = String.fromCodePoint(code);
	return [text.toLowerCase(), text.toUpperCase()].flatMap((other) => {
		const single = other.codePointAt(0) ?? 0;
		return other.length === String.fromCodePoint(single).length ? [single] : [];
	});
}
