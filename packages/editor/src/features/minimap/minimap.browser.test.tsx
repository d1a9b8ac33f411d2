import { signal } from '@preact/signals';
import { mapControls } from '@tilewright/editor-canvas/camera/controls.ts';
import type { Vector } from '@tilewright/geometry';
import { expect, test } from 'vitest';
import { mapOfObjects } from '../../../../editor-canvas/test/support/pointing.ts';
import { editing } from '../../../test/support/editing.ts';
import { mount } from '../../../test/support/mount.tsx';
import { minimapPanel } from './minimap-panel.tsx';

test('[E142] a click or drag in the minimap centres the view there, and the wheel zooms', async () => {
	const { editor } = editing(mapOfObjects([]));
	const centers: Vector[] = [];
	const zooms: number[] = [];
	mapControls(editor).value = {
		shown: signal({ x: 0, y: 0, width: 80, height: 40 }),
		scale: signal(1),
		screenAt: () => undefined,
		zoomBy: (direction) => zooms.push(direction),
		zoomTo: () => undefined,
		fit: () => undefined,
		centerOn: (point) => centers.push(point),
		reveal: () => undefined,
	};
	const Panel = minimapPanel.component;
	const host = mount(editor, <Panel />);
	await expect.poll(() => host.querySelector('.minimap canvas')).not.toBeNull();
	const map = host.querySelector('.minimap');
	const frame = host.querySelector<HTMLElement>('.minimap-view');
	if (map === null || frame === null) throw new TypeError('There is no minimap.');
	await expect.poll(() => Number.parseFloat(frame.style.width)).toBeGreaterThan(0);

	// The map is 160 × 160 pixels; the frame shows the half of its width that the view shows.
	const { left, top, width, height } = map.getBoundingClientRect();
	const scale = Number.parseFloat(frame.style.width) / 80;
	const press = (type: string, x: number, y: number): void => {
		const [clientX, clientY] = [left + width / 2 + (x - 80) * scale, top + height / 2 + (y - 80) * scale];
		map.dispatchEvent(new PointerEvent(type, { bubbles: true, buttons: 1, clientX, clientY, pointerId: 1 }));
	};
	Object.assign(map, { setPointerCapture: () => undefined });
	press('pointerdown', 40, 120);
	press('pointermove', 100, 20);
	expect(centers.map(({ x, y }) => [Math.round(x), Math.round(y)])).toEqual([
		[40, 120],
		[100, 20],
	]);
	for (const deltaY of [-100, 100]) map.dispatchEvent(new WheelEvent('wheel', { deltaY, cancelable: true }));
	expect(zooms).toEqual([1, -1]);
});

test('[E142] the minimap shows where a map without tiles is', async () => {
	const { editor } = editing(mapOfObjects([]));
	const Panel = minimapPanel.component;
	const host = mount(editor, <Panel />);
	await expect.poll(() => host.querySelector<HTMLElement>('.minimap-map')?.getBoundingClientRect().width ?? 0).toBeGreaterThan(100);
	const [area, all] = ['.minimap-map', '.minimap'].map((part) => host.querySelector(part)?.getBoundingClientRect());
	expect(area?.width).toBeCloseTo(area?.height ?? 0, 3);
	expect(area?.width).toBeLessThan(all?.width ?? 0);
});

test('[E142] the minimap shows the whole map', async () => {
	const { editor } = editing({ ...mapOfObjects([{ shape: 'rectangle', x: 0, y: 0, width: 160, height: 160 }]) });
	const Panel = minimapPanel.component;
	const host = mount(editor, <Panel />);
	await expect.poll(() => host.querySelector('.minimap canvas')).not.toBeNull();
	const canvas = host.querySelector('canvas');
	const isPainted = (): boolean => {
		const data = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
		return data.some((value) => value !== 0);
	};
	await expect.poll(isPainted).toBe(true);
});
