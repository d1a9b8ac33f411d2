import type { Text } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import { layoutText } from '../../src/text/text-layout.ts';
import { textOf } from '../support/objects.ts';

/** Letters and lines of ten pixels. */
const layout = (text: string, fields: Partial<Text> = {}, width = 100, height = 40) =>
	layoutText(textOf(text, fields), { width, height, ascent: 8, descent: 2 }, (piece) => 10 * piece.length);

const places = (text: string, fields: Partial<Text>, width?: number, height?: number) =>
	layout(text, fields, width, height).lines.map(({ runs, baseline }) => [runs[0]?.text, runs[0]?.x, baseline]);

describe('the lines of a text', () => {
	it.each([
		[
			'left',
			'top',
			[
				['one', 0, 8],
				['two!', 0, 18],
			],
		],
		[
			'center',
			'center',
			[
				['one', 35, 18],
				['two!', 30, 28],
			],
		],
		[
			'right',
			'bottom',
			[
				['one', 70, 28],
				['two!', 60, 38],
			],
		],
		[
			'justify',
			'top',
			[
				['one', 0, 8],
				['two!', 0, 18],
			],
		],
	] as const)('are aligned: %s, %s', (halign, valign, expected) => {
		expect(places('one\ntwo!', { halign, valign })).toEqual(expected);
	});

	it('start at whole pixels', () => {
		const { lines } = layoutText(textOf('a\nb\nc'), { width: 100, height: 100, ascent: 7.5, descent: 2 }, () => 10);
		expect(lines.map(({ baseline }) => baseline)).toEqual([7.5, 17.5, 27.5]);
	});

	it('are dropped if they start below the box, before the rest is aligned', () => {
		expect(places('a\nb\nc\nd', { valign: 'bottom' }, 100, 15)).toEqual([
			['a', 0, 3],
			['b', 0, 13],
		]);
	});

	it('wrap at the width of the box', () => {
		expect(places('one two', { wrap: true }, 50)).toEqual([
			['one', 0, 8],
			['two', 0, 18],
		]);
		expect(places('one two', {}, 50)).toEqual([['one two', 0, 8]]);
	});

	it.each([
		['fits', '', 100, 40, false],
		['is too wide', 'too wide for it', 100, 40, true],
		['is too high', 'a\nb', 100, 15, true],
	])('overflow if the text %s', (_, text, width, height, expected) => {
		expect(layout(text, {}, width, height).overflows).toBe(expected);
	});
});

describe('justified lines', () => {
	const justified = (text: string, width: number) => layout(text, { wrap: true, halign: 'justify' }, width).lines.map(({ runs }) => runs);

	it('reach both sides, except the last one of a paragraph', () => {
		expect(justified('a b c d', 60)).toEqual([
			[
				{ text: 'a', x: 0 },
				{ text: ' b', x: 15 },
				{ text: ' c', x: 40 },
			],
			[{ text: 'd', x: 0 }],
		]);
	});

	it('spread the letters of a single word', () => {
		expect(justified('abc defghi', 60)[0]).toEqual([
			{ text: 'a', x: 0 },
			{ text: 'b', x: 25 },
			{ text: 'c', x: 50 },
		]);
	});

	it('make all spaces equally wide', () => {
		expect(justified('a  b c defghij', 90)[0]?.map(({ x }) => x)).toEqual([0, 30, 70]);
	});
});
