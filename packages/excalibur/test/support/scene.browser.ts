import type { GameMap } from '@tilewright/play';
import { loadMap } from '@tilewright/play';
import type { Scene, TestClock } from 'excalibur';
import { Color, DisplayMode, Engine, Vector } from 'excalibur';
import type { MapView, MapViewOptions } from '../../src/index.ts';
import { addMap, createMapPictures } from '../../src/index.ts';

/** A scene that shows a map, and is drawn when it is asked for. */
export interface OpenScene {
	readonly scene: Scene;
	readonly map: GameMap;
	readonly view: MapView;
	/** Lets some milliseconds pass and draws a frame. Returns how many images it has. */
	readonly frame: (milliseconds?: number) => number;
	/** The pixels of a new frame, as a URL. */
	readonly picture: () => string;
	/** The color of a pixel of a new frame: red, green, blue. */
	readonly colorAt: (x: number, y: number) => readonly number[];
}

/** Makes a game of 320 × 240 pixels. */
export function createEngine(): Engine {
	const canvasElement = document.createElement('canvas');
	document.body.append(canvasElement);
	return new Engine({
		...{ canvasElement, width: 320, height: 240, displayMode: DisplayMode.Fixed, backgroundColor: Color.Black, antialiasing: false },
		...{ suppressPlayButton: true, suppressConsoleBootMessage: true, suppressHiDPIScaling: true },
	});
}

interface Game {
	readonly engine: Engine;
	readonly clock: TestClock;
}

/** All tests of a file share a game: browsers have few contexts for WebGL. */
let started: Promise<Game> | undefined;

async function startGame(): Promise<Game> {
	const engine = createEngine();
	await engine.start();
	const clock = engine.debug.useTestClock();
	clock.start();
	return { engine, clock };
}

let last: MapView | undefined;

/** Opens a map in a scene where nothing else is. */
export async function openScene(from: string | GameMap, options: MapViewOptions = {}): Promise<OpenScene> {
	const map = typeof from === 'string' ? await loadMap(from) : from;
	const pictures = createMapPictures([map]);
	await pictures.load();
	started ??= startGame();
	const { engine, clock } = await started;
	const scene = engine.currentScene;
	last?.destroy();
	scene.clear(false);
	scene.camera.pos = new Vector(160, 120);
	[scene.camera.zoom, scene.camera.rotation] = [1, 0];
	const view = addMap(scene, map, pictures, options);
	last = view;
	const frame = (milliseconds = 16): number => {
		clock.step(milliseconds);
		return engine.stats.currFrame.graphics.drawnImages;
	};
	return {
		...{ scene, map, frame, view },
		picture() {
			frame(1);
			return engine.canvas.toDataURL();
		},
		colorAt(x, y) {
			const copy = document.createElement('canvas');
			[copy.width, copy.height] = [320, 240];
			const context = copy.getContext('2d');
			frame(1);
			context?.drawImage(engine.canvas, 0, 0);
			return [...(context?.getImageData(x, y, 1, 1).data ?? [])].slice(0, 3);
		},
	};
}
