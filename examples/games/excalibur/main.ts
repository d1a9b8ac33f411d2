/** The isle of Brill in Excalibur, by `@tilewright/excalibur`. */
import type { MapView } from '@tilewright/excalibur';
import { addMap, createMapPictures } from '@tilewright/excalibur';
import { Actor, DisplayMode, Engine, ImageFiltering, ImageSource, Loader, SpriteSheet, Vector } from 'excalibur';
import { FOOT, FRAME, heroFrame, heroPicture } from '../brill/hero.ts';
import { play } from '../brill/play.ts';

const canvasElement = document.createElement('canvas');
document.querySelector('#stage')?.append(canvasElement);
const size = { resolution: { width: 320, height: 240 }, viewport: { width: 640, height: 480 }, displayMode: DisplayMode.Fixed };
const engine = new Engine({ canvasElement, ...size, antialiasing: false });
const image = new ImageSource(heroPicture, { filtering: ImageFiltering.Pixel });
const loader = new Loader([image]);
loader.suppressPlayButton = true;
await engine.start(loader);
const { columns, count, width: spriteWidth, height: spriteHeight } = FRAME;
const grid = { rows: count / columns, columns, spriteWidth, spriteHeight };
const { sprites } = SpriteSheet.fromImageSource({ image, grid });
const hero = new Actor({ anchor: new Vector(FOOT.x / spriteWidth, FOOT.y / spriteHeight) });
const scene = engine.currentScene;
scene.add(hero);
const pictures = createMapPictures();
let view: MapView | undefined;

await play({
	async show(map) {
		pictures.add(map);
		await pictures.load();
		view?.destroy();
		view = addMap(scene, map, pictures);
		// The hero is below the highest layer of tiles: roofs and the tops of trees.
		const above = map.layers.findLast(({ type }) => type === 'tilelayer');
		hero.z = (above === undefined ? map.layers.length : view.layer(above.name).z) - 0.5;
	},
	draw(game) {
		const { map, x, y, taken } = game;
		if (view?.map !== map) return;
		scene.camera.pos = new Vector(Math.round(x), Math.round(y));
		hero.pos = scene.camera.pos;
		const frame = sprites[heroFrame(game)];
		if (frame !== undefined) hero.graphics.use(frame);
		for (const { id } of taken) {
			const coin = view.object(id);
			if (coin !== undefined) coin.graphics.isVisible = false;
		}
	},
});
