/** The isle of Brill in Phaser, by `@tilewright/phaser`. */
import type { MapView } from '@tilewright/phaser';
import { addMap, preloadMap } from '@tilewright/phaser';
import type { Scene } from 'phaser';
import { Game } from 'phaser';
import { FOOT, FRAME, heroFrame, heroPicture } from '../brill/hero.ts';
import { play } from '../brill/play.ts';

const scene = await new Promise<Scene>((resolve) => {
	const preload = function (this: Scene): void {
		this.load.spritesheet('hero', heroPicture, { frameWidth: FRAME.width, frameHeight: FRAME.height });
	};
	const create = function (this: Scene): void {
		resolve(this);
	};
	new Game({ width: 320, height: 240, parent: 'stage', pixelArt: true, banner: false, scene: { preload, create } });
});
const hero = scene.add.sprite(0, 0, 'hero').setOrigin(FOOT.x / FRAME.width, FOOT.y / FRAME.height);
let view: MapView | undefined;

await play({
	async show(map) {
		preloadMap(scene, map);
		await new Promise((resolve) => {
			scene.load.once('complete', resolve);
			scene.load.start();
		});
		view?.destroy();
		view = addMap(scene, map);
		// The hero is below the highest layer of tiles: roofs and the tops of trees.
		const above = map.layers.findLast(({ type }) => type === 'tilelayer');
		hero.setDepth((above === undefined ? map.layers.length : view.layer(above.name).depth) - 0.5);
	},
	draw(game) {
		const { map, x, y, taken } = game;
		if (view?.map !== map) return;
		scene.cameras.main.setScroll(Math.round(x - 160), Math.round(y - 120));
		hero.setPosition(Math.round(x), Math.round(y)).setFrame(heroFrame(game));
		for (const { id } of taken) view.object(id)?.destroy();
	},
});
