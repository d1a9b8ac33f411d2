import { memoryLoader } from '@tilewright/ops';
import type { GameMap } from '@tilewright/play';
import { loadMap } from '@tilewright/play';
import { Container, Graphics, Sprite, Text, Texture, TilingSprite } from 'pixi.js';
import { describe, expect, it } from 'vitest';
import type { MapViewOptions } from '../src/index.ts';
import { createMapView, createTextureStore } from '../src/index.ts';

/** A picture with two tiles of 16 × 16 pixels, one red, one green. */
function picture(): string {
	const canvas = document.createElement('canvas');
	canvas.width = 32;
	canvas.height = 16;
	const context = canvas.getContext('2d');
	if (context === null) throw new Error('there is no canvas');
	context.fillStyle = '#ff0000';
	context.fillRect(0, 0, 16, 16);
	context.fillStyle = '#00ff00';
	context.fillRect(16, 0, 16, 16);
	return canvas.toDataURL();
}

const RED = picture();
const VIEW = { x: 0, y: 0, width: 64, height: 64 };
const base = { name: '', x: 0, y: 0, opacity: 1, visible: true };
const animation = [
	{ tileid: 0, duration: 100 },
	{ tileid: 1, duration: 100 },
];

/** A map of `size` × `size` tiles, the tile 1 in each, with more layers. */
async function mapWith(layers: readonly object[] = [], size = 4, fields: object = {}): Promise<GameMap> {
	const ground = { ...base, id: 1, name: 'Ground', type: 'tilelayer', width: size, height: size, data: Array(size * size).fill(1) };
	const tileset = {
		...{ firstgid: 1, name: 'tiles', image: RED, imagewidth: 32, imageheight: 16, tilewidth: 16, tileheight: 16 },
		...{ columns: 2, tilecount: 2, margin: 0, spacing: 0, tiles: [{ id: 0, animation }] },
		...fields,
	};
	const map = {
		...{ type: 'map', version: '1.10', orientation: 'orthogonal', renderorder: 'right-down', infinite: false },
		...{ width: size, height: size, tilewidth: 16, tileheight: 16, nextlayerid: 9, nextobjectid: 99, tilesets: [tileset] },
		layers: [ground, ...layers],
	};
	return await loadMap('map.tmj', { loader: memoryLoader({ 'map.tmj': JSON.stringify(map) }) });
}

const objectsJson = (objects: readonly object[], fields: object = {}): object => ({
	...{ ...base, id: 2, name: 'Things', type: 'objectgroup', draworder: 'topdown' },
	objects: objects.map((object, i) => ({
		...{ id: i + 1, name: '', type: '', x: 0, y: 0, width: 16, height: 16, rotation: 0, visible: true },
		...object,
	})),
	...fields,
});

async function shown(layers: readonly object[], options: MapViewOptions = {}) {
	const view = await createMapView(await mapWith(layers), options);
	view.update(VIEW);
	return view;
}

/** All that is in a container. */
const allIn = (container: Container): Container[] => container.children.flatMap((child) => [child, ...allIn(child)]);

const spritesIn = (container: Container): Sprite[] => allIn(container).filter((each) => each instanceof Sprite);

describe('tile layers', () => {
	it('have sprites for what the camera sees, which come and go', async () => {
		const view = await createMapView(await mapWith([], 100));
		const layer = view.layer('Ground');
		view.update(VIEW);
		expect(spritesIn(layer)).toHaveLength(32 * 32);
		const [first] = spritesIn(layer);
		view.update({ ...VIEW, x: 500 });
		expect(spritesIn(layer)).toHaveLength(2 * 32 * 32);
		view.update({ ...VIEW, x: 700 });
		expect(spritesIn(layer)).toHaveLength(32 * 32);
		expect(first?.destroyed).toBe(true);
		view.update({ ...VIEW, x: -5000 });
		expect(spritesIn(layer)).toHaveLength(0);
		view.destroy();
	});

	it('share one source of pixels, which is sharp', async () => {
		const view = await shown([]);
		const sources = new Set(spritesIn(view.container).map(({ texture }) => texture.source));
		expect(sources.size).toBe(1);
		expect([...sources][0]?.scaleMode).toBe('nearest');
	});

	it('change animated tiles with time', async () => {
		const view = await shown([]);
		const [sprite] = spritesIn(view.layer('Ground'));
		const frames = [0, 99, 100, 199, 200, 50].map((time) => {
			view.update(VIEW, time);
			return Math.floor(sprite?.texture.frame.x ?? -1);
		});
		expect(frames).toEqual([0, 0, 16, 16, 0, 0]);
	});

	it('follow changes of cells after a redraw', async () => {
		const map = await mapWith();
		const view = await createMapView(map);
		view.update(VIEW);
		const [layer] = map.layers;
		if (layer?.type !== 'tilelayer' || layer.data === undefined) throw new Error('there is no layer');
		layer.data.fill(0, 1);
		view.redraw();
		view.update(VIEW);
		expect(spritesIn(view.container)).toHaveLength(1);
	});

	it('have their tint, opacity and blend mode, and move by their parallax', async () => {
		const sky = { ...base, id: 5, name: 'Sky', type: 'tilelayer', width: 4, height: 4, data: Array(16).fill(2) };
		const view = await shown([{ ...sky, opacity: 0.5, tintcolor: '#ff8000', mode: 'add', parallaxx: 0.5, offsetx: 3 }]);
		const container = view.layer('Sky');
		expect([container.alpha, container.tint, container.children[0]?.blendMode]).toEqual([0.5, 0xff8000, 'add']);
		view.update({ ...VIEW, x: 100 });
		expect(container.x).toBe(3 + 0.5 * 132);
	});
});

describe('objects', () => {
	it('are sprites, texts and, if asked for, shapes', async () => {
		const objects = [{ gid: 2, x: 20, y: 40, rotation: 90 }, { text: { text: 'Hello', wrap: true, underline: true } }, { ellipse: true }];
		const view = await shown([objectsJson(objects)]);
		expect(view.object(1)).toBeInstanceOf(Sprite);
		expect(view.object(1)?.rotation).toBeCloseTo(Math.PI / 2);
		expect(allIn(view.layer('Things')).filter((each) => each instanceof Text)).toHaveLength(1);
		expect(view.object(3)).toBeUndefined();
		expect((await shown([objectsJson(objects)], { shapes: true })).object(3)).toBeInstanceOf(Graphics);
	});

	it('have no lines of texts that begin below their boxes, which are left out before they are aligned', async () => {
		const text = { text: 'One\nTwo\nThree\nFour', pixelsize: 16, valign: 'bottom' };
		const view = await shown([objectsJson([{ text, width: 200, height: 30 }])]);
		const [words] = allIn(view.layer('Things')).filter((each) => each instanceof Text);
		expect(words?.text).toBe('One\nTwo');
		expect(words?.y).toBeGreaterThan(-30);
	});

	it('of a class are what a factory makes', async () => {
		const coin = new Container();
		const layer = objectsJson([
			{ type: 'Coin', gid: 1, x: 20, y: 40 },
			{ type: 'Secret', gid: 1 },
			{ type: 'Lamp', gid: 1 },
		]);
		const view = await shown([layer], {
			objects: {
				Coin: (object, { x, y }) => Object.assign(coin, { x, y, label: object.class }),
				Secret: () => undefined,
				Lamp: (_, { show }) => show(),
			},
		});
		expect(view.object(1)).toBe(coin);
		expect([coin.x, coin.y, coin.zIndex]).toEqual([20, 40, 40]);
		expect(view.object(2)).toBeUndefined();
		expect(view.object(3)).toBeInstanceOf(Sprite);
	});

	it('that are not visible are there, hidden', async () => {
		const view = await shown([objectsJson([{ gid: 1, visible: false }])]);
		expect(view.object(1)?.visible).toBe(false);
	});
});

describe('layers', () => {
	it('with a picture that repeats fill what the camera sees', async () => {
		const image = { ...base, id: 6, name: 'Sea', type: 'imagelayer', image: RED, repeatx: true, repeaty: true, offsetx: 5 };
		const view = await shown([image]);
		view.update({ x: 30, y: -10, width: 200, height: 100 });
		const [sprite] = allIn(view.layer('Sea')).filter((each) => each instanceof TilingSprite);
		expect([sprite?.width, sprite?.height, sprite?.tilePosition.x, sprite?.tilePosition.y]).toEqual([200, 100, -25, 10]);
		expect((sprite?.x ?? 0) + view.layer('Sea').x).toBe(30);
	});

	it('are in the containers of their groups, and hidden with them', async () => {
		const inner = objectsJson([{ gid: 1 }]);
		const view = await shown([{ ...base, id: 7, name: 'Group', type: 'group', visible: false, layers: [inner] }]);
		expect(view.layer('Things').parent).toBe(view.layer('Group'));
		expect(view.layer('Group').visible).toBe(false);
		expect(() => view.layer('Nowhere')).toThrow('map.tmj has no layer with the name "Nowhere".');
	});
});

describe('groups', () => {
	it('that are hidden show their layers when they are shown, but not those that are hidden themselves', async () => {
		const sky = { ...base, id: 5, name: 'Sky', type: 'tilelayer', width: 4, height: 4, data: Array(16).fill(2) };
		const layers = [sky, { ...sky, id: 6, name: 'Hidden', visible: false }];
		const view = await shown([{ ...base, id: 7, name: 'Group', type: 'group', visible: false, layers }]);
		expect([view.layer('Sky').visible, view.layer('Hidden').visible]).toEqual([true, false]);
		expect(spritesIn(view.layer('Group'))).toHaveLength(0);
		view.layer('Group').visible = true;
		view.update(VIEW);
		expect([spritesIn(view.layer('Sky')).length, spritesIn(view.layer('Hidden')).length]).toEqual([16, 0]);
		view.layer('Hidden').visible = true;
		view.update(VIEW);
		expect(spritesIn(view.layer('Hidden'))).toHaveLength(16);
	});
});

describe('pictures', () => {
	it('that are missing are named, and a marker is shown', async () => {
		const map = await mapWith([], 4, { image: 'gone.png' });
		const view = await createMapView(map);
		view.update(VIEW);
		expect([...view.missing]).toEqual(['/gone.png']);
		const [sprite] = spritesIn(view.container);
		expect([sprite?.width, sprite?.height]).toEqual([16, 16]);
		expect(sprite?.texture).not.toBe(Texture.EMPTY);
	});

	it('that are missing are as large as the layer of the picture says, and do not repeat', async () => {
		const stated = { imagewidth: 24, imageheight: 10, repeatx: true };
		const base = { x: 0, y: 0, opacity: 1, visible: true, type: 'imagelayer' };
		const map = await mapWith([
			{ ...base, id: 6, name: 'Sea', image: 'gone.png', ...stated },
			{ ...base, id: 7, name: 'Sky', image: 'lost.png' },
		]);
		const view = await createMapView(map);
		view.update(VIEW);
		expect([...view.missing].sort()).toEqual(['/gone.png', '/lost.png']);
		const sizes = spritesIn(view.container).map(({ width, height }) => [width, height]);
		expect(sizes.slice(-2)).toEqual([
			[24, 10],
			[32, 32],
		]);
	});

	it.each([
		['another', { imagewidth: 16, imageheight: 32, columns: 1 }],
		['no', { imagewidth: undefined, imageheight: undefined, columns: 0 }],
	])('are cut as large as they are, if the map states %s size [J15]', async (_, fields) => {
		const map = await mapWith([objectsJson([{ gid: 2 }])], 4, { ...fields, tiles: [] });
		const view = await createMapView(map);
		view.update(VIEW);
		const object = view.object(1);
		const frames = [...spritesIn(view.layer('Ground')).slice(0, 1), object].map((each) =>
			each instanceof Sprite ? each.texture.frame : undefined,
		);
		expect(frames.map((frame) => [Math.floor(frame?.x ?? -1), Math.floor(frame?.y ?? -1)])).toEqual([
			[0, 0],
			[16, 0],
		]);
	});

	it('lose their transparent color', async () => {
		const textures = createTextureStore();
		await createMapView(await mapWith([], 4, { transparentcolor: '#ff0000' }), { textures });
		const texture = textures.ofPicture({ source: RED, key: `${RED} ff0000`, transparent: 0xff0000 });
		const canvas: unknown = texture.source.resource;
		if (!(canvas instanceof HTMLCanvasElement)) throw new Error('there is no canvas');
		const data = canvas.getContext('2d')?.getImageData(0, 0, 32, 1).data ?? [];
		expect([data[3], data[16 * 4 + 3]]).toEqual([0, 255]);
	});

	it('are cut a little inside the edges of tiles, which keep their size: at an odd zoom, no neighbour is seen', async () => {
		const view = await shown([]);
		const [sprite] = spritesIn(view.container);
		const { x = 0, y = 0, right = 0, bottom = 0 } = sprite?.texture.frame ?? {};
		expect([x > 0 && x < 0.1, y > 0 && y < 0.1, right < 16 && right > 15.9, bottom < 16 && bottom > 15.9]).toEqual(Array(4).fill(true));
		expect([sprite?.width, sprite?.height]).toEqual([16, 16]);
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
		const [one, other] = [await createMapView(await mapWith(), { textures }), await createMapView(await mapWith(), { textures })];
		one.update(VIEW);
		other.update(VIEW);
		expect(loads).toHaveLength(1);
		const [sprite] = spritesIn(other.container);
		one.destroy();
		expect(sprite?.texture.destroyed).toBe(false);
		other.destroy();
		textures.destroy();
	});

	it('are freed with the view', async () => {
		const view = await shown([objectsJson([{ gid: 1 }, { text: { text: 'Hello' } }])]);
		const sprites = spritesIn(view.container);
		const textures = sprites.map(({ texture }) => texture);
		view.destroy();
		expect(textures.every(({ destroyed }) => destroyed)).toBe(true);
		expect(sprites.every(({ destroyed }) => destroyed)).toBe(true);
		expect(view.container.destroyed).toBe(true);
	});
});
