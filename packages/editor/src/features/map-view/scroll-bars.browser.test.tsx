import { createMap } from '@tilewright/edit';
import { mapControls } from '@tilewright/editor-canvas/camera/controls.ts';
import { expect, test } from 'vitest';
import { editing } from '../../../test/support/editing.ts';
import { mount } from '../../../test/support/mount.tsx';
import { MapView } from './map-view.tsx';

/** A view of 320 × 600 pixels on a map of 1600 × 1600. */
async function viewed() {
	const { editor, session } = editing(createMap({ width: 100, height: 100, tilewidth: 16, tileheight: 16 }));
	const host = mount(editor, <MapView session={session} />);
	await expect.poll(() => host.querySelectorAll('.scroll-bar').length).toBe(2);
	const barOf = (axis: 'x' | 'y'): HTMLElement => {
		const found = host.querySelector<HTMLElement>(`.scroll-bar.${axis}`);
		if (found === null) throw new TypeError('There is no scroll bar.');
		return found;
	};
	const left = (): number => Math.round(mapControls(editor).value?.shown.value.x ?? NaN);
	return { editor, session, barOf, left };
}

test('scroll bars are shown where the view cannot show the whole map', async () => {
	const { editor, barOf } = await viewed();
	await expect.poll(() => [barOf('x').hidden, barOf('y').hidden]).toEqual([true, true]);
	mapControls(editor).value?.zoomTo(0.33);
	await expect.poll(() => [barOf('x').hidden, barOf('y').hidden]).toEqual([false, true]);
	mapControls(editor).value?.zoomTo(2);
	await expect.poll(() => barOf('y').hidden).toBe(false);
});

test('dragging a thumb moves the view as far as to the end of the map, and draws nothing', async () => {
	const { editor, session, barOf, left } = await viewed();
	mapControls(editor).value?.zoomTo(1);
	await expect.poll(() => barOf('x').hidden).toBe(false);
	const thumb = barOf('x').firstElementChild;
	if (thumb === null) throw new TypeError('There is no thumb.');
	await expect.poll(() => Math.round(thumb.getBoundingClientRect().width)).toBe(61);
	expect(left()).toBe(640);
	const { x, y } = thumb.getBoundingClientRect();
	Object.assign(barOf('x'), { setPointerCapture: () => undefined });
	const send = (type: string, by: number): void => {
		const at = { clientX: x + 10 + by, clientY: y + 3 };
		thumb.dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0, buttons: 1, pointerId: 1, ...at }));
	};
	send('pointerdown', 0);
	expect(left()).toBe(640);
	send('pointermove', 61);
	expect(left()).toBeGreaterThan(900);
	send('pointermove', 1000);
	expect(left()).toBe(1280);
	send('pointermove', -1000);
	expect(left()).toBe(0);
	send('pointerup', -1000);
	send('pointermove', 0);
	expect(left()).toBe(0);
	expect([session.modified.value, editor.pointer.value]).toEqual([false, undefined]);
});

test('a press next to the thumb brings it there', async () => {
	const { editor, barOf, left } = await viewed();
	mapControls(editor).value?.zoomTo(1);
	await expect.poll(() => barOf('x').hidden).toBe(false);
	Object.assign(barOf('x'), { setPointerCapture: () => undefined });
	const { right, top } = barOf('x').getBoundingClientRect();
	barOf('x').dispatchEvent(
		new PointerEvent('pointerdown', { bubbles: true, button: 0, pointerId: 1, clientX: right - 1, clientY: top + 4 }),
	);
	expect(left()).toBe(1280);
});
