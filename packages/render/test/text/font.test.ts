import { describe, expect, it } from 'vitest';
import { cssFont, FONT_FILES, fontFamily, fontMetrics } from '../../src/text/font.ts';
import { textOf } from '../support/objects.ts';

describe('the font family of a text', () => {
	it.each([
		['sans-serif', 'DejaVu Sans'],
		['Sans Serif', 'DejaVu Sans'],
		['Microsoft Sans Serif', 'DejaVu Sans'],
		['Arial', 'DejaVu Sans'],
		['Nobody Knows This', 'DejaVu Sans'],
		['', 'DejaVu Sans'],
		['serif', 'DejaVu Serif'],
		['Times New Roman', 'DejaVu Serif'],
		['Georgia', 'DejaVu Serif'],
		['monospace', 'DejaVu Sans Mono'],
		['Courier New', 'DejaVu Sans Mono'],
		['Terminal', 'DejaVu Sans Mono'],
		['DejaVu Sans Mono', 'DejaVu Sans Mono'],
		['DejaVu Serif', 'DejaVu Serif'],
	])('for “%s” is %s', (family, expected) => {
		expect(fontFamily(family)).toBe(expected);
	});

	it('has a file for each family and style', () => {
		for (const family of ['sans-serif', 'serif', 'monospace']) {
			for (const weight of ['normal', 'bold']) {
				for (const style of ['normal', 'italic']) {
					const found = FONT_FILES.filter((file) => file.family === fontFamily(family) && file.weight === weight && file.style === style);
					expect(found).toHaveLength(1);
				}
			}
		}
	});
});

describe('the font of a text', () => {
	it('is written in CSS', () => {
		expect(cssFont(textOf(''))).toBe('16px "DejaVu Sans"');
		expect(cssFont(textOf('', { fontfamily: 'serif', bold: true, italic: true, pixelsize: 8 }))).toBe('italic bold 8px "DejaVu Serif"');
	});

	it('has the default size if the text has no size', () => {
		expect(cssFont(textOf('', { pixelsize: 0 }))).toBe('16px "DejaVu Sans"');
		expect(fontMetrics(textOf('', { pixelsize: -1 }))).toEqual(fontMetrics(textOf('')));
	});

	it('has the measures of its font file', () => {
		expect(fontMetrics(textOf('', { pixelsize: 2048 }))).toMatchObject({ ascent: 1901, descent: 483, thickness: 90 });
		expect(fontMetrics(textOf('', { fontfamily: 'serif', bold: true, pixelsize: 2048 })).ascent).toBe(1923);
		expect(fontMetrics(textOf('')).thickness).toBe(1);
	});
});
