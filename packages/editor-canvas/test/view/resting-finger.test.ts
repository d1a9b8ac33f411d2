import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { restingFinger } from '../../src/view/resting-finger.ts';

const finger = (clientX: number, pointerId = 1) => ({ pointerId, clientX, clientY: 0 });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a finger that is held is told once', () => {
	const held: object[] = [];
	const resting = restingFinger((press) => held.push(press));
	resting.start(finger(10));
	expect([resting.rests(finger(14)), resting.rests(finger(30)), resting.rests(finger(10, 2))]).toEqual([true, false, false]);
	vi.advanceTimersByTime(10_000);
	expect(held).toEqual([finger(10)]);
	expect([resting.rests(finger(10)), resting.take(finger(10))]).toEqual([false, undefined]);
});

test('one that moves, is lifted or is joined by another is not held', () => {
	const resting = restingFinger(() => expect.fail('It was held.'));
	resting.start(finger(10));
	expect(resting.take(finger(10, 2))).toBeUndefined();
	expect(resting.take(finger(30))).toEqual(finger(10));
	resting.start(finger(10));
	resting.stop();
	vi.advanceTimersByTime(10_000);
	expect(resting.take(finger(10))).toBeUndefined();
});
