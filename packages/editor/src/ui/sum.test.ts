import { expect, test } from 'vitest';
import { sumOf } from './sum.ts';

test.each([
	['32*4', 128],
	['1 + 2 * 3', 7],
	['(10 + 6) / 2', 8],
	['-4', -4],
	['2--1', 3],
	['0,5', 0.5],
	['.25', 0.25],
	['7', 7],
])('[E110] a number field takes the sum %s', (written, value) => {
	expect(sumOf(written)).toBe(value);
});

test.each(['', 'abc', '1/0', '2 +', '(1', '1)', '3 4', '1e5x'])('[E110] "%s" is not a sum', (written) => {
	expect(sumOf(written)).toBeUndefined();
});
