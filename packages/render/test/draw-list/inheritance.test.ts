import type { Item } from '@tilewright/render';
import { drawListOf } from '@tilewright/render';
import { describe, expect, it } from 'vitest';
import type { Fields } from '../support/map-json.ts';
import { mapJson, objectsJson, sceneFrom, tilesetJson, tilesJson } from '../support/map-json.ts';

const group = (layers: readonly Fields[], fields: Fields): Fields => ({
	...{ id: 1, name: '', type: 'group', x: 0, y: 0, opacity: 1, visible: true },
	layers,
	...fields,
});

const one = (fields: Fields): Fields => tilesJson([1], { width: 1, height: 1, ...fields });

async function itemsOf(
	layers: readonly Fields[],
	options: Parameters<typeof drawListOf>[2] = {},
	map: Fields = {},
): Promise<readonly Item[]> {
	const scene = await sceneFrom(mapJson({ tilesets: [tilesetJson()], layers, ...map }));
	return drawListOf(scene, { x: -500, y: -500, width: 1000, height: 1000, scale: { x: 1, y: 1 } }, options).items;
}

/** The position of an item's first quad. */
function placeOf(item: Item | undefined): readonly number[] {
	if (item?.kind !== 'quads') throw new Error('Tiles are quads.');
	return [...item.transforms.subarray(4, 6)];
}

describe('[R7] what layers inherit from their groups', () => {
	it('is opacity and tint, multiplied, and the offset, added', async () => {
		const inner = group([one({ opacity: 0.5, tintcolor: '#80ff80ff', offsetx: 1, offsety: 2 })], { opacity: 0.5, offsetx: 10 });
		const [item] = await itemsOf([group([inner], { opacity: 0.8, tintcolor: '#ffff80', offsety: -20 })]);
		expect(item).toMatchObject({ kind: 'quads', tint: '#80ff8080', layer: [0, 0, 0] });
		expect(item?.opacity).toBeCloseTo(0.2, 12);
		expect(placeOf(item)).toEqual([11, -18]);
	});

	it('is visibility: a hidden group hides everything, unless an option shows it', async () => {
		const layers = [group([one({})], { visible: false }), one({ visible: false }), one({ opacity: 0 })];
		expect(await itemsOf(layers)).toEqual([]);
		expect((await itemsOf(layers, { layers: () => true })).map(({ layer }) => layer)).toEqual([[0, 0], [1]]);
	});

	it('is not the blend mode', async () => {
		const [item] = await itemsOf([group([one({})], { mode: 'multiply' })]);
		expect(item).toMatchObject({ blend: 'normal' });
	});

	it('leaves out a tint that changes nothing', async () => {
		const [item] = await itemsOf([one({ tintcolor: '#ffffffff' })]);
		expect(item).not.toHaveProperty('tint');
	});

	it('is parallax, multiplied: layers move with the camera, seen from the origin', async () => {
		const layers = [group([one({ parallaxx: 0.5, parallaxy: 2 })], { parallaxx: 0.5 })];
		const map = { parallaxoriginx: 20, parallaxoriginy: 10 };
		expect(placeOf((await itemsOf(layers, {}, map))[0])).toEqual([0, 0]);
		const [item] = await itemsOf(layers, { parallax: { x: 120, y: 110 } }, map);
		expect(placeOf(item)).toEqual([75, -100]);
	});

	it('is multiplied with the opacity of objects', async () => {
		const [item] = await itemsOf([objectsJson([{ gid: 1, opacity: 0.5 }], { opacity: 0.5 })]);
		expect(item).toMatchObject({ opacity: 0.25, object: 1 });
	});
});
