import { loadMap } from '@tilewright/play';
import { Application, Stage, state, video } from 'melonjs';
import type { Open } from '../adapter.ts';
import { addMap } from '../recipes/melonjs.ts';
import { loadPictures } from '../recipes/pictures.ts';

/** Farther than all maps, in pixels. */
const FAR = 1e6;

export const open: Open = async ({ map: path, width, height, background, fontFamily }) => {
	const map = await loadMap(path);
	const pictures = await loadPictures(map, fontFamily);
	const app = new Application(width, height, {
		...{ parent: document.body, scaleMethod: 'manual', consoleHeader: false },
		...{ renderer: video.WEBGL, antiAlias: false, subPixel: true },
	});
	await app.init();
	// Each application of a page needs a stage that begins after it.
	state.set(state.PLAY, new Stage());
	state.change(state.isCurrent(state.PLAY) ? state.DEFAULT : state.PLAY, true);
	// From here on, frames are drawn when they are asked for.
	state.stop();
	app.world.backgroundColor.parseCSS(background);
	// The camera is that of the page, and stays in its bounds.
	app.viewport.resize(width, height);
	app.viewport.setBounds(-FAR, -FAR, 2 * FAR, 2 * FAR);
	const layers = addMap(app, map, pictures);
	app.world.sortNow();
	return {
		canvas: app.canvas,
		draw({ x, y }, time) {
			app.viewport.moveTo(x, y);
			for (const layer of layers) layer.time = time;
			app.world.update(0);
			app.repaint();
			app.draw();
		},
		close: () => app.destroy(true),
	};
};
