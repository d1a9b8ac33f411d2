/** The isle of Brill in PixiJS, by `@tilewright/pixi`. */
import type { MapView } from '@tilewright/pixi';
import { createMapView, createTextureStore } from '@tilewright/pixi';
import 'pixi.js/advanced-blend-modes';
import { Application, Assets, Rectangle, Sprite, Texture } from 'pixi.js';
import { FOOT, FRAME, frameAt, heroFrame, heroPicture } from '../brill/hero.ts';
import { play } from '../brill/play.ts';

const app = new Application();
await app.init({ width: 320, height: 240, roundPixels: true, useBackBuffer: true });
document.querySelector('#stage')?.append(app.canvas);
const textures = createTextureStore();
const { source } = await Assets.load<Texture>(heroPicture);
source.scaleMode = 'nearest';
const frames = Array.from({ length: FRAME.count }, (_, index) => {
	const { x, y } = frameAt(index);
	return new Texture({ source, frame: new Rectangle(x, y, FRAME.width, FRAME.height) });
});
const hero = new Sprite({ anchor: { x: FOOT.x / FRAME.width, y: FOOT.y / FRAME.height } });
let view: MapView | undefined;

await play({
	async show(map) {
		const next = await createMapView(map, { textures });
		// The hero is below the highest layer of tiles: roofs and the tops of trees.
		const above = map.layers.findLast(({ type }) => type === 'tilelayer');
		const roofs = above === undefined ? undefined : next.layer(above.name);
		if (roofs?.parent) roofs.parent.addChildAt(hero, roofs.parent.getChildIndex(roofs));
		else next.container.addChild(hero);
		view?.destroy();
		view = next;
		app.stage.addChild(view.container);
	},
	draw(game, time) {
		const { map, x, y, taken } = game;
		if (view?.map !== map) return;
		const camera = { x: Math.round(x - 160), y: Math.round(y - 120), width: 320, height: 240 };
		view.container.position.set(-camera.x, -camera.y);
		view.update(camera, time);
		hero.position.set(Math.round(x), Math.round(y));
		hero.texture = frames[heroFrame(game)] ?? Texture.EMPTY;
		for (const { id } of taken) {
			const coin = view.object(id);
			if (coin) coin.visible = false;
		}
	},
});
