import { expect, test } from 'vitest';
import { scrollRange, thumbOf } from '../../src/camera/scroll-range.ts';

const map = { from: 0, to: 1000 };

test('there is no thumb where the whole map is seen', () => {
	expect(thumbOf(map, { from: -10, to: 1010 })).toBeUndefined();
	expect(thumbOf(map, { from: 0, to: 1000 })).toBeUndefined();
});

test('a thumb is as long as the part that is seen, and lies where that is', () => {
	expect(thumbOf(map, { from: 250, to: 500 })).toEqual({ start: 0.25, length: 0.25 });
	expect(thumbOf(map, { from: 750, to: 1000 })).toEqual({ start: 0.75, length: 0.25 });
});

test('the visible part beyond the map belongs to the range', () => {
	expect(scrollRange(map, { from: -1000, to: 0 })).toEqual({ from: -1000, to: 1000 });
	expect(thumbOf(map, { from: -1000, to: 0 })).toEqual({ start: 0, length: 0.5 });
	expect(thumbOf(map, { from: 1500, to: 2000 })).toEqual({ start: 0.75, length: 0.25 });
});
