import { signal } from '@preact/signals-core';
import { expect, test } from 'vitest';
import type { Progress, Undertaking } from '../../src/editor/undertaking.ts';
import { undertake, untilCancelled } from '../../src/editor/undertaking.ts';

function start<T>(work: (progress: Progress) => Promise<T>) {
	const shown = signal<readonly Undertaking[]>([]);
	const result = undertake(shown, 'Counting…', work);
	return { shown, result, cancel: () => shown.value[0]?.cancel() };
}

test('an undertaking is shown with its progress, until it ends', async () => {
	const { shown, result } = start(async ({ report, rest }) => {
		report(0.5);
		await rest();
		return 'done';
	});
	expect(shown.value.map(({ title, done }) => [title, done.value])).toEqual([['Counting…', 0.5]]);
	expect(await result).toBe('done');
	expect(shown.value).toEqual([]);
});

test('work that rests ends when it is cancelled', async () => {
	let count = 0;
	const { shown, result, cancel } = start(async ({ rest }) => {
		for (; count < 1000; count++) {
			if (count === 3) cancel();
			await rest();
		}
		return count;
	});
	expect(await result).toBeUndefined();
	expect([count, shown.value]).toEqual([3, []]);
});

test('work that cannot be ended is not awaited when it is cancelled', async () => {
	const { result, cancel } = start((progress) => untilCancelled(progress, new Promise<string>(() => undefined)));
	cancel();
	expect(await result).toBeUndefined();
});

test('errors are passed on, and work that was complete before it could be cancelled counts', async () => {
	const failing = start(() => Promise.reject(new RangeError('too large')));
	await expect(failing.result).rejects.toThrow('too large');
	expect(failing.shown.value).toEqual([]);
	const complete = start(() => Promise.resolve('written'));
	complete.cancel();
	expect(await complete.result).toBe('written');
});
