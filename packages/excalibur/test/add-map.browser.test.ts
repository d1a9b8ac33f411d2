import { objects, tileLayer } from '@tilewright/play';
import { layerPosition } from '@tilewright/play/scene';
import { Actor, Canvas, Vector } from 'excalibur';
import { describe, expect, it } from 'vitest';
import { MapObject } from '../src/index.ts';
import type { OpenScene } from './support/scene.browser.ts';
import { openScene } from './support/scene.browser.ts';

/** Hides all layers but those with these names. */
function showOnly({ map, view }: OpenScene, ...names: readonly string[]): void {
	for (const { name, type } of map.layers) if (type !== 'group') view.layer(name).graphics.isVisible = names.includes(name);
}

describe('addMap', () => {
	it('draws the tiles that the camera sees', async () => {
		const opened = await openScene('/examples/maps/infinite.tmj');
		const { scene, frame } = opened;
		showOnly(opened, 'Sea and land');
		scene.camera.pos = new Vector(160, 120);
		const drawn = frame();
		expect(drawn).toBeGreaterThanOrEqual(300);
		// The blocks at the edges are only partly in view.
		expect(drawn).toBeLessThan(700);
		scene.camera.pos = new Vector(1e6, 0);
		expect(frame()).toBe(0);
		scene.camera.pos = new Vector(160, 120);
		expect(frame()).toBe(drawn);
	});

	it('draws what a turned and enlarged camera sees', async () => {
		const opened = await openScene('/examples/maps/orthogonal.tmj');
		const { scene, frame } = opened;
		showOnly(opened, 'Ground');
		scene.camera.pos = new Vector(400, 300);
		scene.camera.zoom = 2;
		const straight = frame();
		expect(straight).toBeGreaterThanOrEqual(10 * 7);
		scene.camera.rotation = Math.PI / 4;
		expect(frame()).toBeGreaterThan(straight);
	});

	it('layers are where parallax moves them, and above each other', async () => {
		const { scene, map, view, frame } = await openScene('/fixtures/render/parallax/map.tmj', { z: 10 });
		scene.camera.pos = new Vector(37, -11);
		const at = new Map<string, Vector>();
		for (const [index, layer] of map.layers.entries()) {
			if (layer.type === 'group') continue;
			const actor = view.layer(layer.name);
			expect(actor.z).toBe(10 + index);
			actor.on('postdraw', ({ ctx }) => at.set(layer.name, ctx.getTransform().getPosition()));
		}
		frame();
		for (const layer of map.layers) {
			if (layer.type === 'group') continue;
			const { x, y } = layerPosition(map, layer, { x: 37 - 160, y: -11 - 120, width: 320, height: 240 });
			expect(at.get(layer.name)?.x).toBeCloseTo(x - (37 - 160), 6);
			expect(at.get(layer.name)?.y).toBeCloseTo(y - (-11 - 120), 6);
		}
		expect(() => view.layer('gone')).toThrow('has no layer with the name "gone"');
	});

	it('runs animations, also backwards', async () => {
		const { view, picture } = await openScene('/fixtures/render/animation/map.tmj');
		const shownAt = (time: number): string => {
			view.time = time - 1;
			const url = picture();
			expect(view.time).toBe(time);
			return url;
		};
		const [first, later] = [shownAt(16), shownAt(120)];
		expect(later).not.toBe(first);
		expect(shownAt(16)).toBe(first);
	});

	it('shows objects by actors, which a game may kill', async () => {
		const { map, view, frame, scene } = await openScene('/examples/maps/orthogonal.tmj');
		const [coin] = objects(map, { class: 'Coin' });
		const actor = coin && view.object(coin.id);
		expect(actor?.get(MapObject).object).toBe(coin);
		expect(actor?.parent).toBe(view.layer(map.layers.find(({ id }) => id === coin?.layer)?.name ?? ''));
		scene.camera.pos = actor?.globalPos.clone() ?? Vector.Zero;
		const drawn = frame();
		actor?.kill();
		expect(frame()).toBe(drawn - 1);
	});

	it('lets a game show objects of a class, and removes all', async () => {
		const made: Actor[] = [];
		const { scene, map, view, frame } = await openScene('/examples/maps/orthogonal.tmj', {
			z: 10,
			objects: {
				Coin(_, { x, y, width, height, graphic }) {
					const coin = new Actor({ x, y, width, height });
					if (graphic !== undefined) coin.graphics.use(graphic);
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
		expect(made[0]?.pos).toMatchObject({ x: coin?.x, y: (coin?.y ?? 0) - 8 });
		expect(made[0]?.graphics.current?.width).toBe(16);
		expect(made.every(({ z }) => z >= 10 + layer && z < 10.5 + layer)).toBe(true);
		expect(coin && view.object(coin.id)).toBe(made[0]);
		frame();
		view.destroy();
		frame();
		expect(scene.entities).toHaveLength(0);
		expect(made[0]?.isKilled()).toBe(true);
		expect(frame()).toBe(0);
	});

	it('hides the objects of a hidden layer, and shows those that were visible', async () => {
		const { map, view, frame } = await openScene('/examples/maps/orthogonal.tmj');
		const [coin, other] = objects(map, { class: 'Coin' }).map(({ id }) => view.object(id));
		const layer = coin?.parent;
		if (!(layer instanceof Actor) || coin === undefined || other === undefined) throw new Error('there are no coins');
		other.graphics.isVisible = false;
		layer.graphics.isVisible = false;
		frame();
		expect([coin.graphics.isVisible, other.graphics.isVisible]).toEqual([false, false]);
		layer.graphics.isVisible = true;
		frame();
		expect([coin.graphics.isVisible, other.graphics.isVisible]).toEqual([true, false]);
	});

	it('hides and shows layers with their group', async () => {
		const { view, frame } = await openScene('/fixtures/render/groups-inherit/map.tmj');
		const isSeen = (name: string): boolean => view.layer(name).graphics.isVisible;
		const before = frame();
		expect([isSeen('not seen'), isSeen('quarter'), isSeen('half')]).toEqual([false, true, true]);
		view.layer('hidden').graphics.isVisible = true;
		expect(frame()).toBeGreaterThan(before);
		view.layer('outer').graphics.isVisible = false;
		frame();
		expect([isSeen('not seen'), isSeen('quarter'), isSeen('half')]).toEqual([true, false, false]);
		view.layer('hidden').graphics.isVisible = false;
		view.layer('outer').graphics.isVisible = true;
		expect(frame()).toBe(before);
	});

	it('cuts pictures as large as they are, whatever the map says [J15]', async () => {
		const { map, colorAt } = await openScene('/fixtures/render/sizes-of-pictures/map.tmj');
		const picture = new Image();
		picture.src = '/fixtures/render/sizes-of-pictures/expected.png';
		await picture.decode();
		const canvas = document.createElement('canvas');
		[canvas.width, canvas.height] = [picture.width, picture.height];
		const context = canvas.getContext('2d');
		context?.drawImage(picture, 0, 0);
		const places = Array.from(
			{ length: map.grid.width * map.grid.height },
			(_, i) => [16 * (i % 5) + 4, 16 * Math.floor(i / 5) + 12] as const,
		);
		const differences = places.map(([x, y]) => {
			const expected = context?.getImageData(x, y, 1, 1).data ?? [];
			return Math.max(...colorAt(x, y).map((channel, i) => Math.abs(channel - (expected[i] ?? 0))));
		});
		expect(differences.filter((difference) => difference > 8)).toEqual([]);
	});

	it('clips texts to their boxes', async () => {
		const { view, map } = await openScene('/fixtures/render/texts/map.tmj');
		for (const { id, width, height } of objects(map)) {
			const graphic = view.object(id)?.graphics.current;
			expect(graphic).toBeInstanceOf(Canvas);
			expect(graphic).toMatchObject({ width, height });
		}
	});

	it('draws shapes when it is told to', async () => {
		const { map, view } = await openScene('/fixtures/render/shapes-orthogonal/map.tmj');
		const { view: drawn } = await openScene('/fixtures/render/shapes-orthogonal/map.tmj', { shapes: true });
		expect(objects(map).length).toBeGreaterThan(0);
		for (const { id } of objects(map)) {
			expect(view.object(id)).toBeUndefined();
			expect(drawn.object(id)?.graphics.current).toBeInstanceOf(Canvas);
		}
	});

	it('draws tiles again after a game changed them', async () => {
		const opened = await openScene('/examples/maps/orthogonal.tmj');
		const { view, map, frame, scene } = opened;
		showOnly(opened, 'Ground');
		scene.camera.pos = new Vector(160, 120);
		const before = frame();
		tileLayer(map, 'Ground').data?.fill(0, 0, 5);
		view.redraw();
		expect(frame()).toBe(before - 5);
	});
});
