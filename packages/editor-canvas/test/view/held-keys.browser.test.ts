import { expect, onTestFinished, test } from 'vitest';
import { holdKeys } from '../../src/view/held-keys.ts';

function view(): { readonly host: HTMLElement; readonly seen: string[] } {
	const host = document.createElement('div');
	document.body.append(host);
	const seen: string[] = [];
	const ending = new AbortController();
	const note = (event: KeyboardEvent): void => void seen.push(`${event.type} ${event.shiftKey ? 'Shift+' : ''}${event.key} ${event.code}`);
	window.addEventListener('keydown', note, { signal: ending.signal });
	window.addEventListener('keyup', note, { signal: ending.signal });
	onTestFinished(() => {
		ending.abort();
		host.remove();
	});
	return { host, seen };
}

/** @returns whether the browser would go on with the key */
const press = (target: HTMLElement, key: string, more: KeyboardEventInit = {}, type = 'keydown'): boolean =>
	target.dispatchEvent(new KeyboardEvent(type, { key, code: key, bubbles: true, cancelable: true, composed: true, ...more }));

test('keys wait until something takes them, and come in their order', () => {
	const { host, seen } = view();
	const keys = holdKeys(host, () => true);
	expect(press(host, 'PageDown')).toBe(false);
	expect(press(document.body, 'ArrowLeft', { shiftKey: true })).toBe(false);
	press(host, 'PageDown', {}, 'keyup');
	expect(seen).toEqual([]);
	keys.release();
	const all = ['keydown PageDown PageDown', 'keydown Shift+ArrowLeft ArrowLeft', 'keyup PageDown PageDown'];
	expect(seen).toEqual(all);
	// From now on keys go their way.
	press(host, 'Enter');
	expect(seen).toEqual([...all, 'keydown Enter Enter']);
	keys.release();
	expect(seen).toHaveLength(4);
});

test('keys of the browser, of other elements and of other documents do not wait', () => {
	const { host, seen } = view();
	const field = document.createElement('input');
	document.body.append(field);
	onTestFinished(() => field.remove());
	let current = true;
	const keys = holdKeys(host, () => current);
	for (const [key, more] of [
		['Tab', {}],
		['F5', {}],
		['p', { ctrlKey: true }],
	] as const)
		expect(press(host, key, more)).toBe(true);
	expect(press(field, 'x')).toBe(true);
	current = false;
	expect(press(host, 'y')).toBe(true);
	expect(seen.map((each) => each.split(' ')[1])).toEqual(['Tab', 'F5', 'p', 'x', 'y']);
	current = true;
	press(host, 'z');
	keys.stop();
	keys.release();
	expect(seen).toHaveLength(5);
});
