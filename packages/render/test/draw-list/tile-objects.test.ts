import { drawListOf } from '@tilewright/render';
import { describe, expect, it } from 'vitest';
import type { Piece } from '../support/drawn-pieces.ts';
import { piecesOf } from '../support/drawn-pieces.ts';
import type { Fields } from '../support/map-json.ts';
import { mapJson, objectsJson, sceneFrom, tilesetJson } from '../support/map-json.ts';

const view = { x: -500, y: -500, width: 1000, height: 1000, scale: { x: 1, y: 1 } };

async function objectsOf(layer: Fields, tileset: Fields = {}, map: Fields = {}): Promise<Piece[]> {
	return piecesOf(drawListOf(await sceneFrom(mapJson({ tilesets: [tilesetJson(tileset)], layers: [layer], ...map })), view));
}

describe('[R8] tile objects', () => {
	it.each([
		['unspecified', 100, 76],
		['topleft', 100, 100],
		['top', 92, 100],
		['topright', 84, 100],
		['left', 100, 88],
		['center', 92, 88],
		['right', 84, 88],
		['bottomleft', 100, 76],
		['bottom', 92, 76],
		['bottomright', 84, 76],
	] as const)('are aligned: %s', async (objectalignment, x, y) => {
		const [piece] = await objectsOf(objectsJson([{ gid: 1, x: 100, y: 100, height: 24 }]), { objectalignment });
		expect(piece?.box).toEqual({ x, y, width: 16, height: 24 });
	});

	it.each(['middle', 'toString'])('are aligned at the bottom left if the alignment is unknown: %s [H5]', async (objectalignment) => {
		const [piece] = await objectsOf(objectsJson([{ gid: 1, x: 100, y: 100, height: 24 }]), { objectalignment });
		expect(piece?.box).toEqual({ x: 100, y: 76, width: 16, height: 24 });
	});

	it('are aligned at the bottom center on isometric maps by default [R9]', async () => {
		const map = { orientation: 'isometric', width: 2, height: 2, tilewidth: 32, tileheight: 16 };
		const [piece] = await objectsOf(objectsJson([{ gid: 1, x: 16, y: 16 }]), {}, map);
		expect(piece?.box).toEqual({ x: 32 - 8, y: 16 - 16, width: 16, height: 16 });
	});

	it('are scaled to their size', async () => {
		const [piece] = await objectsOf(objectsJson([{ gid: 1, y: 8, width: 32, height: 8 }]));
		expect(piece?.transform).toEqual([2, 0, 0, 0.5, 0, 0]);
	});

	it('rotate about their position', async () => {
		const [piece] = await objectsOf(objectsJson([{ gid: 1, x: 50, y: 60, height: 24, rotation: 90 }]));
		expect(piece?.corners).toEqual([
			{ x: 74, y: 60 },
			{ x: 74, y: 76 },
			{ x: 50, y: 76 },
			{ x: 50, y: 60 },
		]);
	});

	it('are ordered by y, then as in the document; or all as in the document', async () => {
		const objects = [30, 10, 30, 20, 10].map((y, i) => ({ gid: i + 1, y }));
		const order = async (draworder: string) => (await objectsOf(objectsJson(objects, { draworder }))).map(({ what }) => what.split(' ')[1]);
		expect(await order('index')).toEqual(['0', '16', '32', '48', '0']);
		expect(await order('topdown')).toEqual(['16', '0', '48', '0', '32']);
	});

	it('that are hidden are left out, unless an option includes them', async () => {
		const layers = [objectsJson([{ gid: 1, visible: false }, { gid: 2 }, { gid: 3, x: 2000 }])];
		const scene = await sceneFrom(mapJson({ tilesets: [tilesetJson()], layers }));
		expect(drawListOf(scene, view).items.map((item) => item.object)).toEqual([2]);
		expect(drawListOf(scene, view, { objects: () => true }).items.map((item) => item.object)).toEqual([1, 2]);
	});

	it('have a marker of their size if the tile is missing [R10]', async () => {
		const [piece] = await objectsOf(objectsJson([{ gid: 99, x: 4, y: 30, width: 20, height: 12 }]));
		expect(piece).toMatchObject({ what: 'missing', box: { x: 4, y: 18, width: 20, height: 12 } });
	});
});
