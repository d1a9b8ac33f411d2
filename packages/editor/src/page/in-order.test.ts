import { expect, test } from 'vitest';
import { inOrder } from './in-order.ts';

test('works are done in the order in which they were asked for, although the first takes longest, and although one fails', async () => {
	const done: string[] = [];
	let load: (() => void) | undefined;
	const loaded = new Promise<void>((resolve) => (load = resolve));
	const next = inOrder();
	const works = [
		next(async () => {
			await loaded;
			done.push('turn');
		}),
		next(async () => Promise.reject(new Error('It cannot be loaded.'))),
		next(async () => {
			await Promise.resolve();
			done.push('flip');
		}),
	];
	await Promise.resolve();
	expect(done).toEqual([]);
	load?.();
	const ends = await Promise.allSettled(works);
	expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
	expect(done).toEqual(['turn', 'flip']);
});
