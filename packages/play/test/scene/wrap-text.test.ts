import { describe, expect, it } from 'vitest';
import { wrapText } from '../../src/scene.ts';

/** Each letter is one wide. */
const wrap = (text: string, width: number): string[] => wrapText(text, width, ({ length }) => length);

describe('wrapText', () => {
	it('breaks at spaces, which take no room at the end of a line', () => {
		expect(wrap('over several lines', 12)).toEqual(['over several', 'lines']);
		expect(wrap('over several lines', 11)).toEqual(['over', 'several', 'lines']);
	});

	it('keeps lines, also empty ones', () => {
		expect(wrap('one\n\ntwo\r\nthree', 80)).toEqual(['one', '', 'two', 'three']);
		expect(wrap('', 80)).toEqual(['']);
	});

	it('breaks words that are too long, and puts at least one letter in a line', () => {
		expect(wrap('to underlined', 8)).toEqual(['to', 'underlin', 'ed']);
		expect(wrap('abc', 0)).toEqual(['a', 'b', 'c']);
	});
});
