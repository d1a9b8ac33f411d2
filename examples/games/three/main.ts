/** The isle of Brill in three.js, by `@tilewright/three`. */
import type { MapView } from '@tilewright/three';
import { createMapCamera, createMapView, createTextureStore, pointCamera } from '@tilewright/three';
import { Group, NearestFilter, Scene, Sprite, SpriteMaterial, SRGBColorSpace, TextureLoader, WebGLRenderer } from 'three';
import { FOOT, FRAME, frameAt, heroFrame, heroPicture } from '../brill/hero.ts';
import { play } from '../brill/play.ts';

const renderer = new WebGLRenderer();
renderer.setSize(320, 240, false);
document.querySelector('#stage')?.append(renderer.domElement);
const scene = new Scene();
const camera = createMapCamera({ x: 0, y: 0, width: 320, height: 240 });
const textures = createTextureStore();
const picture = await new TextureLoader().loadAsync(heroPicture);
Object.assign(picture, { magFilter: NearestFilter, generateMipmaps: false, minFilter: NearestFilter, colorSpace: SRGBColorSpace });
const rows = FRAME.count / FRAME.columns;
picture.repeat.set(1 / FRAME.columns, 1 / rows);
const hero = new Sprite(new SpriteMaterial({ map: picture, depthWrite: false, toneMapped: false }));
hero.scale.set(FRAME.width, FRAME.height, 1);
hero.center.set(FOOT.x / FRAME.width, 1 - FOOT.y / FRAME.height);
const figures = new Group().add(hero);
let view: MapView | undefined;

await play({
	async show(map) {
		const next = await createMapView(map, { textures });
		// The hero is below the highest layer of tiles: roofs and the tops of trees.
		const above = map.layers.findLast(({ type }) => type === 'tilelayer');
		figures.renderOrder = (above === undefined ? map.layers.length : next.layer(above.name).renderOrder) - 0.5;
		next.root.add(figures);
		view?.dispose();
		view = next;
		scene.add(view.root);
	},
	draw(game, time) {
		const { map, x, y, taken } = game;
		if (view?.map !== map) return;
		const seen = { x: Math.round(x - 160), y: Math.round(y - 120), width: 320, height: 240 };
		pointCamera(camera, seen);
		view.update(seen, time);
		hero.position.set(Math.round(x), Math.round(y), 0);
		const frame = frameAt(heroFrame(game));
		picture.offset.set(frame.x / (FRAME.columns * FRAME.width), 1 - (frame.y + FRAME.height) / (rows * FRAME.height));
		for (const { id } of taken) {
			const coin = view.object(id);
			if (coin) coin.visible = false;
		}
		renderer.render(scene, camera);
	},
});
