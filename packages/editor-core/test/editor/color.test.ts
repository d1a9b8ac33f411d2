import { expect, test } from 'vitest';
import { colorParts, formatColor } from '../../src/editor/color.ts';

test.each([
	['#80ff0000', '#ff0000', 128],
	['FF8000', '#ff8000', 255],
	['#f80', '#ff8800', 255],
	['#ff123456', '#123456', 255],
])('[E110] %s has the parts %s and %i', (color, rgb, alpha) => {
	expect(colorParts(color)).toEqual({ rgb, alpha });
});

test('[E110] a text that is not a color has no parts', () => {
	expect(colorParts('')).toBeUndefined();
	expect(colorParts('#12345')).toBeUndefined();
	expect(colorParts('red')).toBeUndefined();
});

test('[E110] alpha is written only where a color is translucent', () => {
	expect(formatColor({ rgb: '#ff0000', alpha: 255 })).toBe('#ff0000');
	expect(formatColor({ rgb: '#ff0000', alpha: 8 })).toBe('#08ff0000');
});
