import 'pixi.js/advanced-blend-modes';
import { createMapView } from '@tilewright/pixi';
import { loadMap } from '@tilewright/play';
import { WebGLRenderer } from 'pixi.js';
import type { Open } from '../adapter.ts';

export const open: Open = async ({ map, width, height, background, fontFamily }) => {
	const renderer = new WebGLRenderer();
	await renderer.init({ width, height, background, useBackBuffer: true, preserveDrawingBuffer: true, antialias: false });
	const view = await createMapView(await loadMap(map), { fontFamily });
	return {
		canvas: renderer.canvas,
		draw(camera, time) {
			view.container.position.set(-camera.x, -camera.y);
			view.update(camera, time);
			renderer.render(view.container);
		},
		close() {
			view.destroy();
			renderer.destroy();
		},
	};
};
