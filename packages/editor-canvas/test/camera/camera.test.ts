import { expect, test } from 'vitest';
import { deviceView, fitting, snapped, toMap, toView, ZOOM_STEPS, zoomedAt, zoomStep } from '../../src/camera/camera.ts';

const size = { width: 301, height: 200 };

test('[E141] zooming goes from step to step, and stays at the last', () => {
	expect(zoomStep(1, 1)).toBe(1.5);
	expect(zoomStep(1, -1)).toBe(0.75);
	expect(zoomStep(0.4, -1)).toBe(0.33);
	expect(zoomStep(ZOOM_STEPS.at(-1) ?? 0, 1)).toBe(256);
});

test('[E141] zooming keeps the point under the pointer', () => {
	const at = { x: 30, y: 170 };
	const camera = { center: { x: 12.5, y: -7 }, scale: 2 };
	const zoomed = zoomedAt(camera, size, at, 5.5);
	expect(toMap(zoomed, size, at).x).toBeCloseTo(toMap(camera, size, at).x, 9);
	expect(toMap(zoomed, size, at).y).toBeCloseTo(toMap(camera, size, at).y, 9);
});

test('a view lies on whole pixels of the device, also where a pixel of the page has 1.25 of them', () => {
	const { part, scale } = deviceView({ center: { x: 10.3, y: 7.7 }, scale: 0.75 }, { width: 377, height: 250 }, 1.25);
	expect(Number.isInteger(part.x) && Number.isInteger(part.y)).toBe(true);
	expect(scale.x).toBe(0.9375);
});

test('the snapped camera shows what the device shows', () => {
	const camera = { center: { x: 10.3, y: 7.7 }, scale: 3 };
	const { part } = deviceView(camera, size, 1);
	const shown = snapped(camera, size, 1);
	expect(toView(shown, size, { x: 0, y: 0 }).x).toBeCloseTo(-part.x, 9);
	expect(Math.abs(shown.center.x - camera.center.x)).toBeLessThanOrEqual(0.5 / 3);
});

test('a whole map is fitted with a margin, at a step of zooming', () => {
	const camera = fitting({ x: 0, y: 0, width: 1000, height: 500 }, size);
	expect(camera).toEqual({ center: { x: 500, y: 250 }, scale: 0.25 });
});
