import { expect, it } from 'vitest';
import { cssColor } from '../../src/draw-list/css-color.ts';

it.each([
	['#ff8000', '#ff8000'],
	['#80ff8000', '#ff800080'],
	['#80FF8000', '#FF800080'],
	['#f80', '#000000'],
	['red', '#000000'],
	['', '#000000'],
])('the color %o is %s in CSS', (color, expected) => {
	expect(cssColor(color)).toBe(expected);
});
