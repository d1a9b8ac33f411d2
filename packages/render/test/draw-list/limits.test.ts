import { memoryLoader, resolve } from '@tilewright/ops';
import type { DrawList, DrawListOptions } from '@tilewright/render';
import { drawListOf, sceneOf } from '@tilewright/render';
import { describe, expect, it } from 'vitest';
import type { Fields } from '../support/map-json.ts';
import { mapJson, objectsJson, sceneFrom, tilesetJson, tilesJson } from '../support/map-json.ts';

const view = { x: 0, y: 0, width: 64, height: 48, scale: { x: 1, y: 1 } };

const listOf = async (layers: readonly Fields[], options: DrawListOptions = {}, map: Fields = {}, shown = view): Promise<DrawList> =>
	drawListOf(await sceneFrom(mapJson({ layers, ...map })), shown, options);

const polygon = (vertices: number): Fields => ({ polygon: Array.from({ length: vertices }, (_, i) => ({ x: i % 7, y: i % 5 })) });

const objectsIn = ({ items }: DrawList): unknown[] => [...new Set(items.map(({ object }) => object))];

describe('[H6] what would take too long to draw is left out, and listed', () => {
	it('shapes with very many vertices', async () => {
		const layer = objectsJson([polygon(3), polygon(10_001), polygon(3)]);
		const list = await listOf([layer]);
		expect(objectsIn(list)).toEqual([1, 3]);
		expect(list.omitted).toEqual([
			{ map: 0, layer: [0], object: 2, why: 'it has 10001 vertices, and a picture may have shapes with about 10000' },
		]);
		const whole = await listOf([layer], { unlimited: true });
		expect([objectsIn(whole), whole.omitted]).toEqual([[1, 2, 3], undefined]);
	});

	it('no shapes with fewer vertices', async () => {
		const list = await listOf([objectsJson([polygon(9_990), ...Array.from({ length: 500 }, () => polygon(4))])]);
		expect([objectsIn(list).length, list.omitted]).toEqual([501, undefined]);
	});

	it('long texts, and long names', async () => {
		const text = { width: 50, height: 20, text: { text: 'a'.repeat(30_001) } };
		const names = objectsJson([{ name: 'b'.repeat(30_001) }, { name: 'c' }]);
		const { items, omitted = [] } = await listOf([objectsJson([text]), names], { labels: true });
		expect(items.filter(({ kind }) => kind === 'text' || kind === 'label').length).toBe(1);
		expect(omitted.map(({ layer, object }) => [layer, object])).toEqual([
			[[0], 1],
			[[1], 1],
		]);
	});

	it('images that repeat too often', async () => {
		const image = { type: 'imagelayer', id: 1, name: '', image: 'a.png', imagewidth: 8, imageheight: 8, repeatx: true };
		const wide = { ...view, width: 2 ** 31, scale: { x: 2 ** -25, y: 1 } };
		expect((await listOf([image], {}, {}, wide)).omitted).toEqual([{ map: 0, layer: [0], why: 'its image would be repeated too often' }]);
		expect((await listOf([image])).omitted).toBeUndefined();
	});

	it('maps that a world places too often', async () => {
		const [width, height] = [256, 256];
		const map = mapJson({
			...{ width, height, tilesets: [tilesetJson()] },
			layers: [
				tilesJson(
					Array.from({ length: width * height }, () => 1),
					{ width, height },
				),
			],
		});
		const maps = Array.from({ length: 40 }, (_, i) => ({ fileName: 'a.tmj', x: i, y: 0 }));
		const files = { '/all.world': JSON.stringify({ type: 'world', maps }), '/a.tmj': JSON.stringify(map) };
		const scene = sceneOf(await resolve('all.world', memoryLoader(files)));
		const { items, omitted = [] } = drawListOf(scene);
		// The first, and a little more than 2 ** 21 tiles of copies.
		expect(items.reduce((sum, item) => sum + (item.kind === 'quads' ? item.count : 0), 0)).toBe((1 + 33) * width * height);
		expect(omitted.map(({ map }) => map)).toEqual([34, 35, 36, 37, 38, 39]);
		expect(omitted[0]).toEqual({ map: 34, layer: [], why: 'its file is placed too often' });
	});

	it('a grid of cells that are too small to be seen', async () => {
		const map = { width: 2 ** 31 - 1, height: 2 ** 31 - 1, tilewidth: 1, tileheight: 1 };
		const all = { x: 0, y: 0, width: 2 ** 31, height: 2 ** 31, scale: { x: 2 ** -25, y: 2 ** -25 } };
		expect((await listOf([], { grid: true }, map, all)).items).toEqual([]);
	});
});
