import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakLines } from '../../src/text/line-break.ts';

/** Letters of ten pixels. */
const measure = (text: string): number => 10 * text.length;

const linesOf = (text: string, width?: number): string[] => [...breakLines(text, width, measure)].map(({ text }) => text);

describe('lines', () => {
	it('end at line ends of any kind', () => {
		expect(linesOf('a\nb\r\nc\u2028d\n')).toEqual(['a', 'b', 'c', 'd', '']);
	});

	it('are not wrapped without a width', () => {
		expect(linesOf('one two three')).toEqual(['one two three']);
	});

	it('wrap between words', () => {
		expect(linesOf('one two three', 70)).toEqual(['one two', 'three']);
		expect(linesOf('one two three', 69)).toEqual(['one', 'two', 'three']);
	});

	it('wrap inside a word that is longer than a line; such a word starts a line', () => {
		expect(linesOf('an extraordinary word', 60)).toEqual(['an', 'extrao', 'rdinar', 'y word']);
	});

	it('have one letter each if the box is too narrow for any', () => {
		expect(linesOf('ab c', 5)).toEqual(['a', 'b', 'c']);
		expect(linesOf('ab', 0)).toEqual(['a', 'b']);
	});

	it('wrap after hyphens and slashes before letters, but not before digits', () => {
		expect(linesOf('well-known', 60)).toEqual(['well-', 'known']);
		expect(linesOf('and/or', 50)).toEqual(['and/', 'or']);
		expect(linesOf('the 1-2', 50)).toEqual(['the', '1-2']);
	});

	it('wrap between ideographs', () => {
		expect(linesOf('日本語の文', 30)).toEqual(['日本語', 'の文']);
	});

	it('keep letters and their combining marks together', () => {
		expect(linesOf('e\u0301e\u0301', 20)).toEqual(['e\u0301', 'e\u0301']);
	});

	it('keep spaces, except at the end; tabs become spaces', () => {
		expect(linesOf('a   b', 60)).toEqual(['a   b']);
		expect(linesOf('a   b', 20)).toEqual(['a', 'b']);
		expect(linesOf('a\tb  ')).toEqual(['a b']);
		expect(linesOf('  a')).toEqual(['  a']);
	});

	it('include whether a line ends a paragraph', () => {
		expect([...breakLines('a b\nc', 10, measure)].map(({ last }) => last)).toEqual([false, true, true]);
	});

	it('contain the whole text except spaces, and are as short as they must be', () => {
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

	it('are generated one at a time: the rest of a long text is not measured', () => {
		let measured = 0;
		const lines = breakLines('word '.repeat(100_000), 100, (text) => {
			measured++;
			return 10 * text.length;
		});
		expect(lines.next().value).toMatchObject({ text: 'word word' });
		expect(measured).toBeLessThan(20);
	});
});
