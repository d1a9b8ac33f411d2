import { lockOf, PAGE } from '@tilewright/editor-core/recovery/page-lock.ts';
import { expect, test } from 'vitest';
import { holdLock } from './hold-lock.ts';

const isHeld = async (): Promise<boolean> => {
	const { held = [] } = await navigator.locks.query();
	return held.some(({ name }) => name === lockOf(PAGE));
};

test('a page that was left has no lock, though the browser keeps it; when the user is back, it has [E133]', async () => {
	const frame = document.createElement('iframe');
	document.body.append(frame);
	const page = frame.contentWindow;
	if (page === null) throw new Error('The frame has no window.');
	let returns = 0;
	holdLock(page, () => returns++);
	await expect.poll(isHeld, { timeout: 60_000 }).toBe(true);
	page.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
	await expect.poll(isHeld, { timeout: 60_000 }).toBe(false);
	page.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
	await expect.poll(isHeld, { timeout: 60_000 }).toBe(true);
	expect(returns).toBe(1);
	page.dispatchEvent(new PageTransitionEvent('pagehide'));
	await expect.poll(isHeld, { timeout: 60_000 }).toBe(false);
	frame.remove();
});
