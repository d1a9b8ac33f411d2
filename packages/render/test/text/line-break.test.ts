import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakLines } from '../../src/text/line-break.ts';

/** Ten pixels a letter. */
const measure = (text: string): number => 10 * text.length;

const linesOf = (text: string, width?: number): string[] => [...breakLines(text, width, measure)].map(({ text }) => text);

describe('lines', () => {
	it('end where the text has line ends, of any kind', () => {
		expect(linesOf('a\nb\r\nc\u2028d\n')).toEqual(['a', 'b', 'c', 'd', '']);
	});

	it('are not broken without a width', () => {
		expect(linesOf('one two three')).toEqual(['one two three']);
	});

	it('break between words', () => {
		expect(linesOf('one two three', 70)).toEqual(['one two', 'three']);
		expect(linesOf('one two three', 69)).toEqual(['one', 'two', 'three']);
	});

	it('break within a word that is longer than a line, which begins a line', () => {
		expect(linesOf('an extraordinary word', 60)).toEqual(['an', 'extrao', 'rdinar', 'y word']);
	});

	it('have a letter each in a box that is too narrow for one', () => {
		expect(linesOf('ab c', 5)).toEqual(['a', 'b', 'c']);
		expect(linesOf('ab', 0)).toEqual(['a', 'b']);
	});

	it('break after hyphens and slashes before letters, not before digits', () => {
		expect(linesOf('well-known', 60)).toEqual(['well-', 'known']);
		expect(linesOf('and/or', 50)).toEqual(['and/', 'or']);
		expect(linesOf('the 1-2', 50)).toEqual(['the', '1-2']);
	});

	it('break between ideographs', () => {
		expect(linesOf('日本語の文', 30)).toEqual(['日本語', 'の文']);
	});

	it('keep letters and their marks together', () => {
		expect(linesOf('e\u0301e\u0301', 20)).toEqual(['e\u0301', 'e\u0301']);
	});

	it('keep spaces but at their ends; tabs are spaces', () => {
		expect(linesOf('a   b', 60)).toEqual(['a   b']);
		expect(linesOf('a   b', 20)).toEqual(['a', 'b']);
		expect(linesOf('a\tb  ')).toEqual(['a b']);
		expect(linesOf('  a')).toEqual(['  a']);
	});

	it('say which of them end a paragraph', () => {
		expect([...breakLines('a b\nc', 10, measure)].map(({ last }) => last)).toEqual([false, true, true]);
	});

	it('hold all of the text but spaces, and none is too wide that could be narrower', () => {
		fc.assert(
			fc.property(fc.string(), fc.nat({ max: 100 }), (text, width) => {
				const lines = [...breakLines(text, width, measure)];
				expect(
					lines
						.map(({ text }) => text)
						.join('')
						.replaceAll(/\s/g, ''),
				).toBe(text.replaceAll(/\s/g, ''));
				for (const line of lines) expect(line.width <= width + 1 || line.text.trim().length <= 1).toBe(true);
			}),
		);
	});

	it('come one at a time: of a long text only what is asked for is measured', () => {
		let measured = 0;
		const lines = breakLines('word '.repeat(100_000), 100, (text) => {
			measured++;
			return 10 * text.length;
		});
		expect(lines.next().value).toMatchObject({ text: 'word word' });
		expect(measured).toBeLessThan(20);
	});
});
