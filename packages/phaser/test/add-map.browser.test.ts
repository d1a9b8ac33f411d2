import { loadMap, objects, tileLayer } from '@tilewright/play';
import { layerPosition, objectPieces } from '@tilewright/play/scene';
import { layerShapes } from '@tilewright/play/shapes';
import * as Phaser from 'phaser';
import { afterEach, describe, expect, it } from 'vitest';
import type { MapViewOptions } from '../src/index.ts';
import { addMap, arcadeBodies, matterBodies, preloadMap } from '../src/index.ts';
import { textObject } from '../src/view/text-object.ts';
import type { OpenScene } from './support/scene.browser.ts';
import { openScene, shownImages } from './support/scene.browser.ts';

let opened: OpenScene | undefined;

async function open(url: string, options: MapViewOptions = {}, physics?: string, type?: number): Promise<OpenScene> {
	opened = await openScene(url, options, physics, type);
	return opened;
}

afterEach(() => {
	opened?.game.destroy(true);
	// What was destroyed goes with the next frame.
	opened?.game.step(0, 0);
	opened = undefined;
});

describe('addMap', () => {
	it('shows the tiles that the camera sees, and removes the others', async () => {
		const { scene, view, frame } = await open('/examples/maps/infinite.tmj');
		const sea = view.layer('Sea and land');
		const camera = scene.cameras.main;
		camera.setScroll(0, 0);
		frame();
		const shown = shownImages([sea]).length;
		expect(shown).toBeGreaterThanOrEqual(300);
		// The blocks at the edges are only partly in view.
		expect(shown).toBeLessThan(700);
		camera.setScroll(1e6, 0);
		frame();
		expect(sea.list).toHaveLength(0);
	});

	it('shows them in the frame in which a camera jumps after a figure', async () => {
		const { scene, view, frame } = await open('/examples/maps/orthogonal.tmj');
		const ground = view.layer('Ground');
		const figure = scene.add.zone(-1e5, -1e5, 1, 1);
		scene.cameras.main.startFollow(figure);
		frame();
		expect(ground.list).toHaveLength(0);
		figure.setPosition(300, 200);
		frame();
		expect(shownImages([ground]).length).toBeGreaterThan(200);
	});

	it('shows what any of the cameras sees, also a turned and enlarged one', async () => {
		const { scene, view, frame } = await open('/examples/maps/orthogonal.tmj');
		scene.cameras.main.setScroll(-1e5, 0);
		const second = scene.cameras.add(0, 0, 100, 100).setScroll(200, 200).setZoom(2);
		frame();
		const straight = shownImages([view.layer('Ground')]).length;
		expect(straight).toBeGreaterThanOrEqual(9);
		second.setZoom(0.5).setRotation(Math.PI / 4);
		frame();
		expect(shownImages([view.layer('Ground')]).length).toBeGreaterThan(straight);
	});

	it('layers are where parallax moves them, and above each other', async () => {
		const { scene, map, view, frame } = await open('/fixtures/render/parallax/map.tmj');
		const camera = scene.cameras.main.setScroll(37, -11);
		frame();
		const { x, y, width, height } = camera.worldView;
		for (const [index, layer] of map.layers.entries()) {
			if (layer.type === 'group') continue;
			const container = view.layer(layer.name);
			const at = layerPosition(map, layer, { x, y, width, height });
			expect(container.x - camera.scrollX * container.scrollFactorX).toBeCloseTo(at.x - x, 6);
			expect(container.y - camera.scrollY * container.scrollFactorY).toBeCloseTo(at.y - y, 6);
			expect(container.depth).toBe(index);
		}
		expect(() => view.layer('gone')).toThrow('has no layer with the name "gone"');
	});

	it('runs animations, also backwards', async () => {
		const { view, frame } = await open('/fixtures/render/animation/map.tmj');
		const shownAt = (time: number): string => {
			view.time = time - 16;
			frame();
			expect(view.time).toBe(time);
			return shownImages(view.map.layers.map(({ name }) => view.layer(name)))
				.map(({ frame }) => frame.name)
				.join(' ');
		};
		const [first, later] = [shownAt(16), shownAt(120)];
		expect(later).not.toBe(first);
		expect(shownAt(16)).toBe(first);
	});

	it('lets a game destroy and hide animated objects', async () => {
		const { map, view, frame } = await open('/examples/maps/orthogonal.tmj');
		const [first, second] = objects(map, { class: 'Coin' });
		const [taken, hidden] = [view.object(first?.id ?? 0), view.object(second?.id ?? 0)];
		if (!(taken instanceof Phaser.GameObjects.Image && hidden instanceof Phaser.GameObjects.Image)) throw new Error('there are no coins');
		const before = hidden.frame.name;
		taken.destroy();
		hidden.setVisible(false);
		const frames = new Set([before]);
		for (let time = 0; time <= 2000; time += 50) {
			view.time = time;
			frame();
			frames.add(hidden.frame.name);
			expect(hidden.visible).toBe(false);
		}
		expect(frames.size).toBeGreaterThan(1);
	});

	it('lets a game show objects of a class, and removes them', async () => {
		const made: Phaser.GameObjects.Image[] = [];
		const { scene, map, view } = await open('/examples/maps/orthogonal.tmj', {
			depth: 10,
			objects: {
				Coin(_, { scene, x, y, width, height, texture }) {
					const coin = scene.add.image(x, y, texture?.key ?? '', texture?.frame).setDisplaySize(width, height);
					made.push(coin);
					return coin;
				},
				House: () => undefined,
			},
		});
		const coins = objects(map, { class: 'Coin' });
		expect(made).toHaveLength(coins.length);
		const [coin] = coins;
		const layer = map.layers.findIndex(({ id }) => id === coin?.layer);
		expect(made[0]).toMatchObject({ depth: 10 + layer, x: coin?.x, y: (coin?.y ?? 0) - 8, displayWidth: 16 });
		expect(coin && view.object(coin.id)).toBe(made[0]);
		view.destroy();
		expect(scene.children.list).toHaveLength(0);
		expect(made[0]?.active).toBe(false);
	});

	it('makes pixels of the transparent color clear', async () => {
		const { scene, view } = await open('/fixtures/render/margin-spacing-and-transparent-color/map.tmj');
		const [image] = shownImages(view.map.layers.flatMap(({ type, name }) => (type === 'tilelayer' ? [view.layer(name)] : [])));
		expect(image?.texture.key).toMatch(/ [\da-f]{6}$/);
		const { width, height } = scene.textures.get(image?.texture.key ?? '').get();
		let clear = 0;
		for (let y = 0; y < height; y++)
			for (let x = 0; x < width; x++) if (scene.textures.getPixelAlpha(x, y, image?.texture.key ?? '') === 0) clear++;
		expect(clear).toBeGreaterThan(0);
	});

	it('cuts pictures as large as they are, whatever the map says [J15]', async () => {
		const { view } = await open('/fixtures/render/sizes-of-pictures/map.tmj');
		const cut = shownImages([view.layer('tiles'), view.layer('objects')]).map(({ frame }) => frame.name);
		const square = ['0,0,16,16', '16,0,16,16', '0,16,16,16', '48,16,16,16'];
		const tall = ['0,0,16,24', '16,0,16,24', '0,24,16,24', '48,24,16,24'];
		const pictures = ['0,0,24,16', '32,16,14,13', '0,0,24,16'];
		expect(cut).toEqual([...square, ...tall, ...pictures, '16,16,16,16', '0,0,24,16']);
	});

	it.each(['sizes-of-pictures', 'image-layer-beyond-the-map', 'image-layers-that-repeat', 'margin-spacing-and-transparent-color'])(
		'draws the same when pictures have frames already: %s',
		async (name) => {
			const { game, scene, map, view, frame } = await open(`/fixtures/render/${name}/map.tmj`);
			const drawn = (): string => {
				frame();
				return game.canvas.toDataURL();
			};
			const first = drawn();
			view.destroy();
			expect(drawn() === first).toBe(false);
			for (const key of scene.textures.getTextureKeys()) {
				if (/ [\da-f]{6}$/.test(key)) scene.textures.remove(key);
				else scene.textures.get(key).add('first', 0, 0, 0, 5, 5);
			}
			addMap(scene, await loadMap(map.path));
			expect(drawn() === first).toBe(true);
		},
	);

	it('shows the marker of Phaser in the place of a missing picture, at its size', async () => {
		const { view } = await open('/fixtures/render/missing-image/map.tmj');
		const images = shownImages(view.map.layers.flatMap(({ type, name }) => (type === 'tilelayer' ? [view.layer(name)] : [])));
		const markers = images.filter(({ texture }) => texture.key === '__MISSING');
		expect(markers.length).toBeGreaterThan(0);
		expect(markers.every(({ displayWidth }) => [16, 20, 24].includes(displayWidth))).toBe(true);
	});

	it('names the pictures that are missing, and shows the one of a layer as large as the map states it', async () => {
		const { view } = await open('/fixtures/render/missing-image/map.tmj');
		expect([...view.missing].map((path) => path.replace(/.*\//, '')).sort()).toEqual(['nothing.png', 'nowhere.png']);
		const [picture] = shownImages([view.layer('picture')]);
		expect([picture?.texture.key, picture?.displayWidth, picture?.displayHeight]).toEqual(['__MISSING', 20, 12]);
	});

	it('draws objects alone that are turned by other than right angles, since shaders of Phaser miss parts of them', async () => {
		const { view, map } = await open('/fixtures/render/objects-turned/map.tmj', {}, undefined, Phaser.WEBGL);
		const alone = objects(map).map(({ id, rotation }) => {
			const shown = view.object(id);
			const isAlone = shown instanceof Phaser.GameObjects.Image && 'BatchHandler' in shown.customRenderNodes;
			return [rotation, isAlone];
		});
		expect(alone.some(([, isAlone]) => isAlone)).toBe(true);
		expect(alone).toEqual(alone.map(([rotation]) => [rotation, Number(rotation) % 90 !== 0]));
	});

	it('draws the blend mode `exclusion` with WebGL [R7]', async () => {
		const { game, view, frame } = await open('/fixtures/render/blend-modes/map.tmj', {}, undefined, Phaser.WEBGL);
		const ground = view.layer('ground');
		const drawn = view.layer('exclusion');
		const plain = view.layer('normal');
		for (const { name } of view.map.layers) view.layer(name).setVisible(false);
		/** The colors of a row through a tile. */
		const row = (x: number, y: number, ...shown: Phaser.GameObjects.Container[]): number[] => {
			for (const layer of shown) layer.setVisible(true);
			frame();
			for (const layer of shown) layer.setVisible(false);
			const canvas = document.createElement('canvas');
			const context = canvas.getContext('2d');
			context?.drawImage(game.canvas, x, y, 16, 1, 0, 0, 16, 1);
			return [...(context?.getImageData(0, 0, 16, 1).data ?? [])];
		};
		// The same tile lies on the first column, and on the sixth.
		const below = row(80, 44, ground);
		const above = row(0, 12, plain);
		const blended = row(80, 44, ground, drawn);
		const expected = below.map((d, index) => (index % 4 === 3 ? 255 : d + (above[index] ?? 0) - (2 * d * (above[index] ?? 0)) / 255));
		expect(above.some((channel, index) => index % 4 !== 3 && channel > 0)).toBe(true);
		expect(blended.map((channel, index) => Math.abs(channel - (expected[index] ?? 0)) <= 2)).toEqual(blended.map(() => true));
	});

	it('hides and shows layers with their group', async () => {
		const { scene, view, frame } = await open('/fixtures/render/groups-inherit/map.tmj');
		const isSeen = (name: string): boolean => view.layer(name).visible && view.layer(name).willRender(scene.cameras.main);
		expect([isSeen('not seen'), isSeen('quarter'), isSeen('half')]).toEqual([false, true, true]);
		expect(view.layer('not seen').visible).toBe(true);
		view.layer('hidden').setVisible(true);
		view.layer('outer').setVisible(false);
		frame();
		expect([isSeen('not seen'), isSeen('quarter'), isSeen('half')]).toEqual([true, false, false]);
		expect(shownImages([view.layer('not seen')]).length).toBeGreaterThan(0);
		view.layer('inner').setVisible(false);
		view.layer('outer').setVisible(true);
		frame();
		expect([isSeen('quarter'), isSeen('half'), view.layer('quarter').visible]).toEqual([false, true, true]);
	});

	it('clips texts to their boxes', async () => {
		const { view, map } = await open('/fixtures/render/texts/map.tmj');
		for (const { id, width, height } of objects(map)) {
			const shown = view.object(id);
			const text = shown instanceof Phaser.GameObjects.Container ? shown.first : shown;
			expect(text).toMatchObject({ width, height });
		}
	});

	it('leaves out lines of texts that begin below their boxes, before it aligns them', async () => {
		const { scene, map } = await open('/fixtures/render/texts/map.tmj');
		const [piece] = map.layers.flatMap((layer) => (layer.type === 'objectgroup' ? objectPieces(map, layer) : []));
		if (piece?.kind !== 'text') throw new Error('there is no text');
		const text = { ...piece.text, text: 'One\nTwo\nThree\nFour', pixelsize: 16, wrap: false, underline: false, strikeout: false };
		const shown = textObject(scene, { ...piece, text, width: 200, height: 30 }, {});
		expect(shown).toMatchObject({ text: 'One\nTwo' });
	});

	it('draws shapes when it is told to', async () => {
		const [first] = objects((await open('/fixtures/render/shapes-orthogonal/map.tmj')).map);
		expect(first && opened?.view.object(first.id)).toBeUndefined();
		opened?.game.destroy(true);
		await open('/fixtures/render/shapes-orthogonal/map.tmj', { shapes: true });
		for (const { id } of objects(opened?.map ?? (await open('')).map))
			expect(opened?.view.object(id)).toBeInstanceOf(Phaser.GameObjects.Graphics);
	});

	it('makes tiles again after a game changed them', async () => {
		const { view, map, frame } = await open('/examples/maps/orthogonal.tmj');
		const before = shownImages([view.layer('Ground')]).length;
		tileLayer(map, 'Ground').data?.fill(0, 0, 5);
		view.redraw();
		frame();
		expect(shownImages([view.layer('Ground')])).toHaveLength(before - 5);
	});

	it('ends with its scene', async () => {
		const { game, scene, map, frame } = await open('/examples/maps/orthogonal.tmj');
		// Its pictures stay in the game.
		await preloadMap(scene, map);
		scene.scene.stop();
		frame();
		frame();
		expect(scene.events.listenerCount('prerender')).toBe(0);
		expect(game.textures.exists(map.tiles.tilesets[0]?.source ?? '')).toBe(true);
	});
});

describe('bodies', () => {
	it('of Arcade physics are static rectangles that a figure collides with', async () => {
		const { scene, map, frame } = await open('/examples/maps/orthogonal.tmj');
		const layer = tileLayer(map, 'Things');
		const group = arcadeBodies(scene, map, layer);
		expect(group.getLength()).toBeGreaterThan(0);
		const [zone] = group.getChildren();
		if (!(zone instanceof Phaser.GameObjects.Zone)) throw new Error('there is no zone');
		const figure = scene.physics.add.existing(scene.add.zone(zone.x, zone.y - zone.height / 2 - 20, 4, 4));
		if (!(figure.body instanceof Phaser.Physics.Arcade.Body)) throw new Error('there is no body');
		scene.physics.add.collider(figure, group);
		figure.body.setVelocityY(200);
		for (let i = 0; i < 60; i++) frame();
		expect(figure.y).toBeLessThan(zone.y);
	});

	it('of Arcade physics are circles for round objects, and boxes for an ellipse that leans [R8]', async () => {
		const { scene, map } = await open('/fixtures/render/shapes-orthogonal/map.tmj');
		const things = map.layers.find((layer) => layer.type === 'objectgroup');
		const ellipse = things?.objects.find(({ shape }) => shape === 'ellipse');
		if (things === undefined || ellipse === undefined) throw new Error('there is no ellipse');
		const round = { ...ellipse, width: 30, height: 30, rotation: 0 };
		const leaning = { ...ellipse, width: 100, height: 20, rotation: 45 };
		const zones = arcadeBodies(scene, map, { ...things, objects: [round, leaning] }).getChildren();
		const areCircles = zones.map(({ body }) => body instanceof Phaser.Physics.Arcade.StaticBody && body.isCircle);
		expect(areCircles).toEqual([true, false]);
	});

	it('of Matter physics are polygons where the shapes are', async () => {
		const { scene, map } = await open('/examples/maps/isometric.tmj', {}, 'matter');
		const layers = map.layers.flatMap((layer) => (layer.type === 'tilelayer' && layerShapes(map, layer).length > 0 ? [layer] : []));
		const [layer] = layers;
		if (layer === undefined) throw new Error('no layer has shapes');
		const bodies = matterBodies(scene, map, layer);
		const shapes = layerShapes(map, layer).filter(({ type }) => type === 'polygon');
		expect(bodies).toHaveLength(shapes.length);
		for (const [i, { points }] of shapes.entries()) {
			expect(bodies[i]?.bounds.min.x).toBeCloseTo(Math.min(...points.map(({ x }) => x)), 3);
			expect(bodies[i]?.bounds.max.y).toBeCloseTo(Math.max(...points.map(({ y }) => y)), 3);
			expect(bodies[i]?.isStatic).toBe(true);
		}
	});
});
