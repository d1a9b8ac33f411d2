import { Color, Scene } from 'three';
import { WebGPURenderer } from 'three/webgpu';
import { expect, it } from 'vitest';
import { createMapCamera, createMapView } from '../src/index.ts';
import type { Rgb } from './support/stage.browser.ts';
import { FIRST, filled, isNear, mapOf, VIEW } from './support/stage.browser.ts';

it.each(['normal', 'overlay'])('the WebGPURenderer shows colors as they are; %s as `normal`', async (mode) => {
	const renderer = new WebGPURenderer({ forceWebGL: true });
	renderer.setSize(VIEW.width, VIEW.height);
	await renderer.init();
	const view = await createMapView(await mapOf([filled(1, { mode })]));
	const scene = new Scene().add(view.root);
	scene.background = new Color('rgb(90, 160, 30)');
	view.update(VIEW);
	renderer.render(scene, createMapCamera(VIEW));
	const context = document.createElement('canvas').getContext('2d');
	context?.drawImage(renderer.domElement, 0, 0);
	const [red = 0, green = 0, blue = 0] = context?.getImageData(20, 20, 1, 1).data ?? [];
	expect([red, green, blue]).toSatisfy((color: Rgb) => isNear(color, FIRST));
	view.dispose();
	renderer.dispose();
});
