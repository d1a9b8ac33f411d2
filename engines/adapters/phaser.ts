import type { MapView } from '@tilewright/phaser';
import { addMap, preloadMap } from '@tilewright/phaser';
import type { GameMap } from '@tilewright/play';
import { loadMap } from '@tilewright/play';
import * as Phaser from 'phaser';
import type { Open, OpenOptions } from '../adapter.ts';

export const open: Open = async (options) => {
	const { game, camera, view } = await openGame(await loadMap(options.map), options);
	// From here on, frames are drawn when they are asked for.
	game.loop.stop();
	return {
		canvas: game.canvas,
		draw({ x, y }, time) {
			camera.setScroll(x, y);
			view.time = time;
			game.step(time, 0);
		},
		close: () => game.destroy(true),
	};
};

interface OpenGame {
	readonly game: Phaser.Game;
	readonly camera: Phaser.Cameras.Scene2D.Camera;
	readonly view: MapView;
}

function openGame(map: GameMap, { width, height, background, fontFamily }: OpenOptions): Promise<OpenGame> {
	return new Promise((done) => {
		class Level extends Phaser.Scene {
			preload(): void {
				preloadMap(this, map);
			}
			create(): void {
				const view = addMap(this, map, { fontFamily });
				const camera = this.cameras.main;
				this.events.once('render', () => done({ game: this.game, camera, view }));
			}
		}
		new Phaser.Game({
			...{ type: Phaser.WEBGL, width, height, backgroundColor: background, scene: Level },
			...{ audio: { noAudio: true }, banner: false, render: { antialias: false, antialiasGL: false, preserveDrawingBuffer: true } },
		});
	});
}
