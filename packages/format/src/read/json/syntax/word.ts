import { quoted } from './found.ts';
import type { Explanation, Failure } from './problem.ts';

/** A word or number. */
export interface Word {
	/** At most 30 characters of it. */
	readonly text: string;
	readonly start: number;
	/** Such as `the word yes`. */
	readonly name: string;
}

/** The letters, digits and signs around a failure, without a gap. */
export function wordAround({ bytes, text, start, token }: Failure): Word | undefined {
	let [from, to] = [token, token];
	while (isOfWord(text.charAt(to))) to++;
	if (to === token) return undefined;
	while (from > start && isOfWord(text.charAt(from - 1))) from--;
	const word = quoted(bytes, from, to);
	return { text: word, start: from, name: `the ${/^[-+.]?\d/.test(word) ? 'number' : 'word'} ${word}` };
}

const isOfWord = (character: string): boolean => /[\w$.+-]/.test(character);

/** Words of other languages, and what to write instead. */
const WORDS: readonly (readonly [RegExp, string])[] = [
	[/^[-+]?(nan|inf(inity)?)$/i, 'JSON has no such number: write a finite one, or leave the field out.'],
	[/^(true|false|null)$/i, 'Write it in small letters.'],
	[/^(None|nil|undefined)$/i, 'Write null, or leave the field out.'],
];

/** Spellings of numbers that JSON does not have. */
const NUMBERS: readonly (readonly [RegExp, string])[] = [
	[/^[-+]?0[xob]/i, 'Write the number in decimal.'],
	[/^-?0\d/, 'Remove the zeros in front of the number.'],
	[/^\+/, 'Remove the plus sign.'],
	[/^[-.]*\d|^-$/, 'Write digits on both sides of a point and after "-" or "e", and nothing else. Text needs double quotes.'],
];

/** Explains a word or number that JSON does not have, such as `NaN`, `None`, `01` or `0x1F`. */
export function valueProblem({ text, start }: Word): Explanation {
	const adviceFrom = (table: readonly (readonly [RegExp, string])[]): string | undefined =>
		table.find(([pattern]) => pattern.test(text))?.[1];
	const ofWord = adviceFrom(WORDS);
	const ofNumber = ofWord === undefined ? adviceFrom(NUMBERS) : undefined;
	if (ofNumber !== undefined)
		return { found: `the number ${text}`, expected: 'a number as JSON writes it', offset: start, advice: ofNumber };
	const found = `the word ${text}${ofWord === undefined ? ' without quotes' : ''}`;
	return { found, offset: start, advice: ofWord ?? 'Write text in double quotes.' };
}
