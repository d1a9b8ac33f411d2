import { loadMap } from '@tilewright/play';
import * as LJS from 'littlejsengine';
import type { Open } from '../adapter.ts';
import { addMap } from '../recipes/littlejs.ts';
import { loadPictures } from '../recipes/pictures.ts';

/** The engine starts once in a page. */
let started: Promise<void> | undefined;

function start(): Promise<void> {
	LJS.setShowSplashScreen(false);
	LJS.setTilesPixelated(true);
	// Frames are drawn when they are asked for.
	LJS.setEngineManualStep(true);
	const nothing = (): void => {};
	return LJS.engineInit(nothing, nothing, nothing, nothing, nothing);
}

export const open: Open = async ({ map: path, width, height, background, fontFamily }) => {
	started ??= start();
	await started;
	const map = await loadMap(path);
	const layers = addMap(map, await loadPictures(map, fontFamily));
	LJS.setCanvasFixedSize(LJS.vec2(width, height));
	LJS.setCameraScale(1);
	LJS.setCanvasClearColor(new LJS.Color().setHex(background));
	let time = 0;
	for (const layer of layers) layer.clock = () => time;
	const canvas = Object.assign(document.createElement('canvas'), { width, height });
	return {
		canvas,
		draw(view, at) {
			LJS.setCameraPos(LJS.vec2(view.x + width / 2, -view.y - height / 2));
			time = at;
			LJS.engineStep(1);
			// The canvas of the engine is only readable now.
			canvas.getContext('2d')?.drawImage(LJS.glCanvas, 0, 0);
		},
		close: () => LJS.engineObjectsDestroy(),
	};
};
