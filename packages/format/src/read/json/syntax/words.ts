import type { Rule } from './failure-context.ts';

/** Words of other languages that people write where JSON asks for a value, and what to write in their stead. */
const WORDS: readonly (readonly [RegExp, string])[] = [
	[/^[+-]?(nan|inf(inity)?)$/i, 'JSON knows no such number: write a finite one, or leave the field out.'],
	[/^(true|false|null)$/i, 'Write it in small letters.'],
	[/^(None|nil|undefined)$/i, 'Write null, or leave the field out.'],
];

/** Ways to write numbers that other languages have and JSON has not. */
const NUMBERS: readonly (readonly [RegExp, string])[] = [
	[/^[+-]?0[xob][\da-f]+$/i, 'Write the number in decimal.'],
	[/^-?0\d/, 'Remove the zeros in front of the number.'],
	[/^\+[\d.]/, 'Remove the plus sign.'],
	[/^-?\./, 'Write a zero before the point.'],
	[/^-?\d+\.(?!\d)/, 'Write a digit after the point, or remove the point.'],
	[/^-?\d+(\.\d+)?e[+-]?$/i, 'Write the digits of the exponent, or remove the "e".'],
	[/^-?\d+(_\d+)+$/, 'Remove the underscores.'],
	[/^-$/, 'Write the digits after the minus sign, or remove it.'],
	[/^[-+.]*\d/, 'A number is digits with at most one point and one exponent; text stands in double quotes.'],
];

/**
 * Explains a word or number that JSON has not, such as `NaN`, `None`, `01` or `0x1F`.
 *
 * @param context - the place where the validator stopped
 * @returns what to tell, or undefined when no word stands there or the word is not to blame
 */
export const explainWord: Rule = ({ awaiting, token, word, wordStart }) => {
	const wantsValue = awaiting === 'document' || awaiting === 'first-item' || awaiting === 'item' || awaiting === 'member-value';
	// A value was fine as far as it went, and then letters or digits go on without a gap: 12abc, 1.2.3, nullify.
	const glued = wordStart < token;
	if (word === '' || !(wantsValue || glued)) return undefined;
	const place = { offset: wordStart, ...(glued && { expected: 'a value' }) };
	const advice = adviceFrom(WORDS, word);
	if (advice !== undefined) return { ...place, found: `the word ${word}`, advice };
	const numberAdvice = adviceFrom(NUMBERS, word);
	if (numberAdvice !== undefined) {
		return { ...place, found: `the number ${word}`, expected: 'a number as JSON writes it', advice: numberAdvice };
	}
	const quote = 'Write text in double quotes; without quotes JSON knows only numbers, true, false and null.';
	return { ...place, found: `the word ${word} without quotes`, advice: quote };
};

function adviceFrom(table: readonly (readonly [RegExp, string])[], word: string): string | undefined {
	return table.find(([pattern]) => pattern.test(word))?.[1];
}
