import { picturesOf } from '@tilewright/editor-canvas/stage/pictures.ts';
import { restored, watched } from '@tilewright/editor-canvas/stage/restored.ts';
import type { Camera } from '@tilewright/editor-core/session/camera.ts';
import { expect, test } from 'vitest';
import { PLAIN, paintedMap } from '../../../../editor-canvas/test/support/painted.ts';
import { openMap } from '../../../../editor-core/test/support/open-map.ts';
import { exampleFiles } from '../../platform/example-files.ts';

/** Empties a canvas and says so, as browsers do after the graphics card was lost. */
function lose(canvas: HTMLCanvasElement | OffscreenCanvas): void {
	canvas.width += 0;
	canvas.dispatchEvent(new Event('contextlost'));
	canvas.dispatchEvent(new Event('contextrestored'));
}

test('the lost content of canvases is drawn again, from pictures that are read again', async () => {
	const surfaces: OffscreenCanvas[] = [];
	const Own = window.OffscreenCanvas;
	class Kept extends Own {
		constructor(width: number, height: number) {
			super(width, height);
			surfaces.push(this);
		}
	}
	window.OffscreenCanvas = Kept;
	try {
		const files = await exampleFiles();
		let reads = 0;
		const load: typeof files.loader.load = async (path) => {
			if (path.endsWith('.png')) reads++;
			return await files.loader.load(path);
		};
		const own = { ...files, loader: { ...files.loader, load } };
		const map = paintedMap(await openMap(own, '/maps/orthogonal.tmj'));
		const camera: Camera = { scale: 1, center: { x: 350, y: 225 } };
		const before = await map.paint(camera, PLAIN);
		const read = reads;
		expect(new Set(before).size).toBeGreaterThan(30);
		const losses = restored.value;
		for (const surface of surfaces) lose(surface);
		// The kept pictures are lost, too: without another drawing, nothing would be seen.
		expect(new Set(await map.paint(camera, PLAIN)).size).toBeLessThan(10);
		await expect.poll(() => restored.value, { timeout: 60_000 }).toBe(losses + 1);
		expect(await map.paint(camera, PLAIN)).toEqual(before);
		expect(reads).toBeGreaterThan(read);
		expect(picturesOf(own).loading).toBe(false);
		map.stop();
	} finally {
		window.OffscreenCanvas = Own;
	}
});

test('many canvases that come back are one loss', async () => {
	const losses = restored.value;
	const canvases = Array.from({ length: 5 }, () => document.createElement('canvas'));
	for (const canvas of [...canvases, ...canvases]) watched(canvas);
	for (const canvas of canvases) lose(canvas);
	await expect.poll(() => restored.value, { timeout: 60_000 }).toBe(losses + 1);
	await new Promise((resolve) => setTimeout(resolve, 300));
	expect(restored.value).toBe(losses + 1);
});
