import { addMap, createMapPictures } from '@tilewright/excalibur';
import { loadMap } from '@tilewright/play';
import { Color, DisplayMode, Engine, Vector } from 'excalibur';
import type { Open } from '../adapter.ts';

export const open: Open = async ({ map: url, width, height, background, fontFamily }) => {
	const map = await loadMap(url);
	const pictures = createMapPictures([map]);
	await pictures.load();
	const canvas = document.createElement('canvas');
	document.body.append(canvas);
	const engine = new Engine({
		...{ canvasElement: canvas, width, height, displayMode: DisplayMode.Fixed, backgroundColor: Color.fromHex(background) },
		...{ antialiasing: false, suppressPlayButton: true, suppressConsoleBootMessage: true, suppressHiDPIScaling: true },
	});
	await engine.start();
	// From here on, frames are drawn when they are asked for.
	const clock = engine.debug.useTestClock();
	clock.start();
	const view = addMap(engine.currentScene, map, pictures, { fontFamily });
	return {
		canvas,
		draw(camera, time) {
			engine.currentScene.camera.pos = new Vector(camera.x + width / 2, camera.y + height / 2);
			// A step of 0 is none.
			view.time = time - 1;
			clock.step(1);
		},
		close() {
			view.destroy();
			engine.dispose();
			canvas.remove();
		},
	};
};
