import type { GameMap } from '@tilewright/play';
import { loadMap } from '@tilewright/play';
import * as Phaser from 'phaser';
import type { MapView, MapViewOptions } from '../../src/index.ts';
import { addMap, preloadMap } from '../../src/index.ts';

/** A game that shows a map, and draws a frame when it is asked for. */
export interface OpenScene {
	readonly game: Phaser.Game;
	readonly scene: Phaser.Scene;
	readonly map: GameMap;
	readonly view: MapView;
	/** Draws a frame. */
	readonly frame: () => void;
}

/** Opens a map in a game of 320 × 240 pixels; without another type, on a canvas without WebGL. */
export async function openScene(
	url: string,
	options: MapViewOptions = {},
	physics = 'arcade',
	type: number = Phaser.CANVAS,
): Promise<OpenScene> {
	const map = await loadMap(url);
	return new Promise((done) => {
		class Level extends Phaser.Scene {
			preload(): void {
				preloadMap(this, map);
			}
			create(): void {
				const view = addMap(this, map, options);
				let time = 0;
				const frame = (): void => {
					time += 16;
					this.game.step(time, 16);
				};
				this.events.once('render', () => {
					this.game.loop.stop();
					done({ game: this.game, scene: this, map, view, frame });
				});
			}
		}
		const config: Phaser.Types.Core.GameConfig = { type, width: 320, height: 240, scene: Level };
		new Phaser.Game({ ...config, banner: false, audio: { noAudio: true }, physics: { default: physics } });
	});
}

/** The images that are shown below some game objects. */
export function shownImages(objects: readonly Phaser.GameObjects.GameObject[]): Phaser.GameObjects.Image[] {
	return objects.flatMap((object) => {
		if (object instanceof Phaser.GameObjects.Container) return object.visible ? shownImages(object.list) : [];
		return object instanceof Phaser.GameObjects.Image && object.visible ? [object] : [];
	});
}
