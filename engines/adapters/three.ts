import { loadMap } from '@tilewright/play';
import { createMapCamera, createMapView, pointCamera } from '@tilewright/three';
import { Color, Scene, WebGLRenderer } from 'three';
import type { Open } from '../adapter.ts';

export const open: Open = async ({ map, width, height, background, fontFamily }) => {
	const renderer = new WebGLRenderer({ preserveDrawingBuffer: true });
	renderer.setSize(width, height);
	const view = await createMapView(await loadMap(map), { fontFamily });
	const scene = new Scene().add(view.root);
	scene.background = new Color(background);
	const camera = createMapCamera({ x: 0, y: 0, width, height });
	return {
		canvas: renderer.domElement,
		draw(seen, time) {
			pointCamera(camera, seen);
			view.update(seen, time);
			renderer.render(scene, camera);
		},
		close() {
			view.dispose();
			renderer.dispose();
			renderer.forceContextLoss();
		},
	};
};
