import type { GameMap } from '@tilewright/play';
import { Mesh, Object3D, PerspectiveCamera, Sprite, SpriteMaterial } from 'three';
import { describe, expect, it } from 'vitest';
import { objectsJson } from '../../play/test/support/map-files.ts';
import type { MapView } from '../src/index.ts';
import { createMapCamera, createMapView, createTextureStore, pointCamera } from '../src/index.ts';
import type { Rgb } from './support/stage.browser.ts';
import { FIRST, filled, isNear, mapOf, renderer, stageOf, tilesPicture, VIEW } from './support/stage.browser.ts';

const BLACK: Rgb = [0, 0, 0];
const GREEN: Rgb = [0, 200, 0];

const large = (): Promise<GameMap> =>
	mapOf([filled(0, { name: 'Ground', width: 100, height: 100, data: Array(10_000).fill(1) })], {}, { width: 100, height: 100 });

/** How many tiles the mesh of a layer has. */
function tilesIn(view: MapView, layer: string): number {
	const [mesh] = view.layer(layer).children;
	if (!(mesh instanceof Mesh)) throw new Error('there is no mesh');
	return mesh.geometry.index.count / 6;
}

const animation = [
	{ tileid: 0, duration: 100 },
	{ tileid: 1, duration: 100 },
];

describe('tile layers', () => {
	it('are drawn at once, with what the camera sees, which comes and goes', async () => {
		const { view, colorAt } = await stageOf(await large());
		expect(colorAt(20, 20)).toEqual(FIRST);
		expect(renderer.info.render.calls).toBe(1);
		expect(tilesIn(view, 'Ground')).toBe(32 * 32);
		expect(colorAt(20, 20, 0, { ...VIEW, x: 500 })).toEqual(FIRST);
		expect(tilesIn(view, 'Ground')).toBe(2 * 32 * 32);
		expect(renderer.info.render.calls).toBe(1);
		view.update({ ...VIEW, x: 700 });
		expect(tilesIn(view, 'Ground')).toBe(32 * 32);
		expect(colorAt(20, 20, 0, { ...VIEW, x: -5000 })).toEqual(BLACK);
		expect(tilesIn(view, 'Ground')).toBe(0);
	});

	it('change animated tiles with time, also if each has a picture of its own', async () => {
		const [one, other] = [tilesPicture([200, 0, 0]), tilesPicture([0, 0, 200])];
		const collection = {
			...{ image: undefined, columns: 0, imagewidth: undefined, imageheight: undefined },
			tiles: [one, other].map((image, id) => ({ id, image, imagewidth: 32, imageheight: 16, ...(id === 0 && { animation }) })),
		};
		const sheet = { image: tilesPicture([200, 0, 0], [0, 0, 200]), tiles: [{ id: 0, animation }] };
		for (const tileset of [collection, sheet]) {
			const { colorAt } = await stageOf(await mapOf([filled(1)], tileset));
			const reds = [0, 99, 100, 199, 200, 150, 50].map((time) => colorAt(20, 20, time)[0] > 100);
			expect(reds).toEqual([true, true, false, false, true, false, true]);
		}
	});

	it('follow changes of cells after a redraw', async () => {
		const map = await mapOf([filled(1)]);
		const { view, colorAt } = await stageOf(map);
		expect(colorAt(20, 20)).toEqual(FIRST);
		const [layer] = map.layers;
		if (layer?.type === 'tilelayer') layer.data?.fill(0);
		expect(colorAt(20, 20)).toEqual(FIRST);
		view.redraw();
		expect(colorAt(20, 20)).toEqual(BLACK);
	});

	it('move by their offset and their parallax', async () => {
		const { view, colorAt } = await stageOf(await mapOf([filled(1, { name: 'Sky', parallaxx: 0.5, offsetx: 3, offsety: 5 })]));
		expect([colorAt(40, 4), colorAt(40, 6)]).toEqual([BLACK, FIRST]);
		view.update({ ...VIEW, x: 100 });
		expect(view.layer('Sky').position.x).toBe(3 + 0.5 * 132);
	});
});

describe('objects', () => {
	it('are where the map says, flipped and turned; a game may move them', async () => {
		const { view, colorAt } = await stageOf(await mapOf([objectsJson([{ gid: 1, x: 20, y: 20, rotation: 90 }])]));
		// A turn about the bottom left corner moves the tile down.
		expect([colorAt(25, 15), colorAt(25, 25), colorAt(25, 40)]).toEqual([BLACK, FIRST, BLACK]);
		const [{ id = 0 } = {}] = view.map.layers.flatMap((layer) => (layer.type === 'objectgroup' ? layer.objects : []));
		const shown = view.object(id);
		shown?.position.setY(36);
		expect([colorAt(25, 25), colorAt(25, 40)]).toEqual([BLACK, FIRST]);
	});

	it('are texts and, if asked for, shapes', async () => {
		const text = { text: 'MMMMM', pixelsize: 16, underline: true, strikeout: true, color: '#00c800' };
		const map = await mapOf([objectsJson([{ text }, { x: 32 }], { color: '#c80000' })]);
		const plain = await stageOf(map);
		// Whatever the letters look like, there is a line through them, which ends with the box.
		const isGreen = (x: number): boolean => Array.from({ length: 16 }, (_, y) => plain.colorAt(x, y)[1]).some((green) => green > 100);
		expect([0, 15, 16, 17].map(isGreen)).toEqual([true, true, false, false]);
		expect(plain.view.object(2)).toBeUndefined();
		const { view, colorAt } = await stageOf(map, { shapes: true, textResolution: 2 });
		expect(view.object(2)).toBeInstanceOf(Mesh);
		expect(colorAt(32, 8)).toEqual([200, 0, 0]);
		expect(colorAt(40, 8)).toSatisfy((color: Rgb) => isNear(color, [(200 * 50) / 255, 0, 0]));
	});

	it('of a class are what a factory makes', async () => {
		const coin = new Object3D();
		const objects = [
			{ type: 'Coin', gid: 1, x: 20, y: 40 },
			{ type: 'Secret', gid: 1, y: 1 },
			{ type: 'Lamp', gid: 1, y: 2 },
		];
		const view = await createMapView(await mapOf([objectsJson(objects)]), {
			objects: {
				Coin: (object, { x, y }) => {
					coin.position.set(x, y, 0);
					coin.name = object.class;
					return coin;
				},
				Secret: () => undefined,
				Lamp: (_, { show }) => show(),
			},
		});
		expect(view.object(1)).toBe(coin);
		expect([coin.position.x, coin.position.y, coin.renderOrder]).toEqual([20, 40, 40]);
		expect(view.object(2)).toBeUndefined();
		expect(view.object(3)).toBeInstanceOf(Mesh);
	});

	it('that are not visible are there, hidden', async () => {
		const { view, colorAt } = await stageOf(await mapOf([objectsJson([{ gid: 1, x: 0, y: 16, visible: false }])]));
		expect(colorAt(8, 8)).toEqual(BLACK);
		view.object(1)?.traverse((each) => {
			each.visible = true;
		});
		expect(colorAt(8, 8)).toEqual(FIRST);
	});

	it('are before and behind figures of the game, by their y; figures stand upright, between the layers', async () => {
		const roof = filled(0, { id: 5, name: 'Roof', data: [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] });
		const map = await mapOf([filled(0), objectsJson([{ gid: 1, x: 0, y: 30 }], { name: 'Things' }), roof]);
		const { view, colorAt } = await stageOf(map);
		const figure = new Sprite(new SpriteMaterial({ color: 'rgb(0, 200, 0)', depthWrite: false }));
		figure.scale.set(64, 48, 1);
		figure.position.set(32, 24, 0);
		view.layer('Things').add(figure);
		figure.renderOrder = 29;
		expect([colorAt(8, 20), colorAt(24, 8), colorAt(50, 40)]).toEqual([FIRST, FIRST, GREEN]);
		figure.renderOrder = 31;
		expect([colorAt(8, 20), colorAt(24, 8)]).toEqual([GREEN, FIRST]);
	});
});

describe('layers', () => {
	it('with a picture that repeats fill what the camera sees [R10]', async () => {
		const image = filled(0, { type: 'imagelayer', image: tilesPicture(FIRST, [0, 0, 0]), repeatx: true, offsetx: 5 });
		const { colorAt } = await stageOf(await mapOf([image]));
		const at = (x: number, y: number) => colorAt(x, y, 0, { ...VIEW, x: 1000 });
		// 1000 − 5 is 31 × 32 + 3.
		expect([at(0, 0), at(12, 0), at(13, 0), at(28, 0), at(29, 0), at(0, 15), at(0, 16)]).toEqual([
			...[FIRST, FIRST, BLACK, BLACK, FIRST],
			...[FIRST, BLACK],
		]);
	});

	it('are in the groups of their groups, which a game hides and shows', async () => {
		const inner = filled(1, { id: 2, name: 'Inner' });
		const group = filled(0, { id: 7, name: 'Group', type: 'group', visible: false, layers: [inner] });
		const { view, colorAt } = await stageOf(await mapOf([group]), { renderOrder: 100 });
		expect(view.layer('Inner').parent).toBe(view.layer('Group'));
		expect([view.layer('Group').visible, view.layer('Inner').renderOrder]).toEqual([false, 101]);
		expect(colorAt(8, 8)).toEqual(BLACK);
		view.layer('Group').visible = true;
		expect(colorAt(8, 8)).toEqual(FIRST);
		expect(() => view.layer('Nowhere')).toThrow('map.tmj has no layer with the name "Nowhere".');
	});
});

describe('pictures', () => {
	it('that are missing are named, and a marker is shown', async () => {
		const { view, colorAt } = await stageOf(await mapOf([filled(1)], { image: 'gone.png' }));
		expect([...view.missing]).toEqual(['/gone.png']);
		expect(colorAt(0, 0)).toEqual([255, 0, 0]);
	});

	it('that are missing are as large as their layer says, and do not repeat', async () => {
		const image = filled(0, { type: 'imagelayer', image: 'gone.png', imagewidth: 24, imageheight: 16, repeatx: true });
		const { colorAt } = await stageOf(await mapOf([image]));
		expect(colorAt(0, 0)).toEqual([255, 0, 0]);
		expect(colorAt(23, 15)).toEqual([255, 0, 0]);
		expect([colorAt(24, 0), colorAt(0, 16)]).toEqual([BLACK, BLACK]);
	});

	it('are cut as large as they are, whatever the document says [J15]', async () => {
		const { colorAt } = await stageOf(
			await mapOf([filled(2)], { image: tilesPicture([0, 0, 0], [0, 0, 255]), imagewidth: 16, columns: 1 }),
		);
		expect(colorAt(8, 8)[2]).toBeGreaterThan(100);
	});

	it('are cut a little inside the edges of tiles: at an odd zoom, no neighbour is seen', async () => {
		const map = await mapOf([filled(0, { data: [1, ...Array<number>(11).fill(0)] })], { image: tilesPicture(FIRST, [0, 255, 0]) });
		const { colorAt } = await stageOf(map);
		const row = Array.from({ length: 64 }, (_, x) => colorAt(x, 8, 0, { x: 0, y: 0, width: 16.37, height: 12.3 }));
		expect(row.every((color) => color.join() === FIRST.join() || color.join() === BLACK.join())).toBe(true);
	});

	it('of a shared store are loaded once, and outlive a view', async () => {
		const loads: string[] = [];
		const textures = createTextureStore({
			load: async (source) => {
				loads.push(source);
				const image = new Image();
				image.src = source;
				await image.decode();
				return image;
			},
		});
		const [one, other] = [await stageOf(await mapOf([filled(1)]), { textures }), await stageOf(await mapOf([filled(1)]), { textures })];
		expect([one.colorAt(8, 8), other.colorAt(8, 8)]).toEqual([FIRST, FIRST]);
		expect(loads).toHaveLength(1);
		const kept = renderer.info.memory.textures;
		one.view.dispose();
		expect(other.colorAt(8, 8)).toEqual(FIRST);
		expect(renderer.info.memory.textures).toBe(kept);
		other.view.dispose();
		textures.dispose();
		expect(renderer.info.memory.textures).toBe(kept - 1);
	});

	it('are freed with the view, as are geometries and materials', async () => {
		const { geometries, textures } = renderer.info.memory;
		const programs = renderer.info.programs?.length;
		const layers = [
			...[filled(1), filled(2, { tintcolor: '#ff0000', mode: 'overlay', name: 'Light' })],
			filled(0, { type: 'imagelayer', image: tilesPicture(), repeatx: true }),
			objectsJson([{ gid: 1, y: 16 }, { text: { text: 'Hello' } }, { ellipse: true }]),
		];
		const { view, scene, colorAt } = await stageOf(await mapOf(layers, { image: tilesPicture([1, 2, 3]) }), { shapes: true });
		colorAt(8, 8);
		colorAt(8, 8, 100, { ...VIEW, x: 2000 });
		expect(renderer.info.memory.geometries).toBeGreaterThan(geometries);
		expect(renderer.info.memory.textures).toBeGreaterThan(textures);
		view.dispose();
		expect(scene.children).toHaveLength(0);
		expect(renderer.info.memory).toEqual({ geometries, textures });
		expect(renderer.info.programs?.length).toBe(programs);
	});
});

describe('cameras', () => {
	it('see a rectangle of the map, from the top down', async () => {
		const { view, scene } = await stageOf(await mapOf([filled(0, { data: [0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0] })]));
		const camera = createMapCamera(VIEW);
		const seen = { x: 16, y: 16, width: 16, height: 12 };
		pointCamera(camera, seen);
		view.update(seen);
		renderer.render(scene, camera);
		const pixels = new Uint8Array(64 * 48 * 4);
		const gl = renderer.getContext();
		gl.readPixels(0, 0, 64, 48, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
		expect(new Set(pixels.filter((_, i) => i % 4 === 0))).toEqual(new Set([FIRST[0]]));
	});

	it('with perspective see the map as a thing in the scene', async () => {
		const { view, scene } = await stageOf(await mapOf([filled(0, { data: [0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0] })]));
		view.update(VIEW);
		const camera = new PerspectiveCamera(20, VIEW.width / VIEW.height, 1, 1000);
		camera.position.set(24, -40, 40);
		camera.lookAt(24, -24, 0);
		renderer.render(scene, camera);
		const pixel = new Uint8Array(4);
		const gl = renderer.getContext();
		gl.readPixels(32, 24, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
		expect([...pixel]).toEqual([...FIRST, 255]);
	});
});
