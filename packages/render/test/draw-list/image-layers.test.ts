import type { Item, PictureFacts } from '@tilewright/render';
import { drawListOf } from '@tilewright/render';
import { describe, expect, it } from 'vitest';
import type { Fields } from '../support/map-json.ts';
import { mapJson, sceneFrom } from '../support/map-json.ts';

const image = (fields: Fields): Fields => ({
	...{ id: 1, name: '', type: 'imagelayer', x: 0, y: 0, opacity: 1, visible: true, image: 'sky.png', imagewidth: 20, imageheight: 10 },
	...fields,
});

async function itemsOf(fields: Fields, facts?: PictureFacts): Promise<readonly Item[]> {
	const scene = await sceneFrom(mapJson({ layers: [image(fields)] }), {}, facts);
	return drawListOf(scene, { x: 5, y: 6, width: 100, height: 50, scale: { x: 1, y: 1 } }).items;
}

describe('[R10] image layers', () => {
	it('show their picture once, at their offset', async () => {
		const [item] = await itemsOf({ offsetx: 7.5, offsety: 8 });
		expect(item).toMatchObject({ kind: 'quads', count: 1, transforms: Float64Array.of(1, 0, 0, 1, 7.5, 8) });
	});

	it.each([
		[true, true, { x: 5, y: 6, width: 100, height: 50 }],
		[true, false, { x: 5, y: 8, width: 100, height: 10 }],
		[false, true, { x: 7, y: 6, width: 20, height: 50 }],
	] as const)('repeat over the visible rectangle: across %s, down %s', async (repeatx, repeaty, area) => {
		expect(await itemsOf({ repeatx, repeaty, offsetx: 7, offsety: 8 })).toMatchObject([{ kind: 'pattern', origin: { x: 7, y: 8 }, area }]);
	});

	it('outside the visible rectangle are left out', async () => {
		expect(await itemsOf({ offsetx: 200 })).toEqual([]);
		expect(await itemsOf({ repeatx: true, offsety: -20 })).toEqual([]);
	});

	it('have a marker of the documented size if the picture is missing', async () => {
		const missing = new Map([['/sky.png', null]]);
		expect(await itemsOf({ offsetx: 7 }, missing)).toMatchObject([
			{ kind: 'missing', width: 20, height: 10, transform: [1, 0, 0, 1, 7, 0] },
		]);
		expect(await itemsOf({ imagewidth: 0 }, missing)).toEqual([]);
	});

	it('without an image are not drawn', async () => {
		expect(await itemsOf({ image: '' })).toEqual([]);
	});

	it('have the size of the picture, whatever the document says', async () => {
		const { bounds } = await sceneFrom(
			mapJson({ layers: [image({ offsetx: 60 })] }),
			{},
			new Map([['/sky.png', { width: 30, height: 99 }]]),
		);
		expect(bounds).toEqual({ x: 0, y: 0, width: 90, height: 99 });
	});
});
