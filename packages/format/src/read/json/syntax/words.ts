import type { Rule } from './failure-context.ts';

/** Words of other languages in place of a value, and what to write instead. */
const WORDS: readonly (readonly [RegExp, string])[] = [
	[/^[+-]?(nan|inf(inity)?)$/i, 'JSON has no such number: write a finite one, or leave the field out.'],
	[/^(true|false|null)$/i, 'Write it in small letters.'],
	[/^(None|nil|undefined)$/i, 'Write null, or leave the field out.'],
];

/** Spellings of numbers that JSON does not have. */
const NUMBERS: readonly (readonly [RegExp, string])[] = [
	[/^[+-]?0[xob][\da-f]+$/i, 'Write the number in decimal.'],
	[/^-?0\d/, 'Remove the zeros in front of the number.'],
	[/^\+[\d.]/, 'Remove the plus sign.'],
	[/^-?\./, 'Write a zero before the point.'],
	[/^-?\d+\.(?!\d)/, 'Write a digit after the point, or remove the point.'],
	[/^-?\d+(\.\d+)?e[+-]?$/i, 'Write the digits of the exponent, or remove the "e".'],
	[/^-?\d+(_\d+)+$/, 'Remove the underscores.'],
	[/^-$/, 'Write the digits after the minus sign, or remove it.'],
	[/^[-+.]*\d/, 'A number is digits with at most one point and one exponent. Text needs double quotes.'],
];

/**
 * Explains a word or number that JSON does not have, such as `NaN`, `None`, `01` or `0x1F`.
 *
 * @returns `undefined` if there is no word, or the mistake is not about it
 */
export const explainWord: Rule = ({ awaiting, token, word, wordStart }) => {
	const wantsValue = awaiting === 'document' || awaiting === 'first-item' || awaiting === 'item' || awaiting === 'member-value';
	// A value with letters or digits right after it: 12abc, 1.2.3, nullify.
	const glued = wordStart < token;
	if (word === '' || !(wantsValue || glued)) return undefined;
	const place = { offset: wordStart, ...(glued && { expected: 'a value' }) };
	const advice = adviceFrom(WORDS, word);
	if (advice !== undefined) return { ...place, found: `the word ${word}`, advice };
	const numberAdvice = adviceFrom(NUMBERS, word);
	if (numberAdvice !== undefined) {
		return { ...place, found: `the number ${word}`, expected: 'a number as JSON writes it', advice: numberAdvice };
	}
	const quote = 'Write text in double quotes; without quotes JSON has only numbers, true, false and null.';
	return { ...place, found: `the word ${word} without quotes`, advice: quote };
};

function adviceFrom(table: readonly (readonly [RegExp, string])[], word: string): string | undefined {
	return table.find(([pattern]) => pattern.test(word))?.[1];
}
