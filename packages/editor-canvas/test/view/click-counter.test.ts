import { expect, test } from 'vitest';
import { clickCounter } from '../../src/view/click-counter.ts';

test('presses that follow each other at one place are counted; others start a new count', () => {
	const count = clickCounter();
	const at = { x: 10, y: 10 };
	expect([count(at, 0, 0), count({ x: 12, y: 9 }, 200, 0), count(at, 400, 0)]).toEqual([1, 2, 3]);
	expect(count(at, 900, 0)).toBe(1);
	expect(count(at, 1000, 2)).toBe(1);
	expect(count({ x: 30, y: 10 }, 1100, 2)).toBe(1);
});
