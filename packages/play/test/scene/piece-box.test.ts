import { objectLayer } from '@tilewright/play';
import type { PieceBox } from '@tilewright/play/scene';
import { objectPieces, pieceBox } from '@tilewright/play/scene';
import { describe, expect, it } from 'vitest';
import { loadedFrom, mapJson, objectsJson, tilesetJson } from '../support/map-files.ts';

/** The boxes of objects on a map with tiles of 16 × 16 pixels. */
async function boxesOf(objects: readonly Readonly<Record<string, unknown>>[], fields: object = {}): Promise<PieceBox[]> {
	const layers = [objectsJson(objects, { draworder: 'index' })];
	const map = await loadedFrom({ 'map.tmj': mapJson({ tilesets: [tilesetJson({ firstgid: 1 })], layers, ...fields }) });
	return objectPieces(map, objectLayer(map, '')).map((piece) => pieceBox(map, piece));
}

/** A GID whose columns and rows are swapped. */
const TURNED = 0x20000001;

describe('pieceBox', () => {
	it('is the middle and size of an object, before it is rotated', async () => {
		const [area, tile, turned] = await boxesOf([
			{ x: 10, y: 20, width: 30, height: 40 },
			{ x: 10, y: 20, width: 16, height: 32, gid: 1, rotation: 90 },
			{ x: 10, y: 20, width: 16, height: 32, gid: TURNED },
		]);
		expect(area).toEqual({ x: 25, y: 40, width: 30, height: 40, rotation: 0 });
		expect(tile?.x).toBeCloseTo(26);
		expect(tile?.y).toBeCloseTo(28);
		expect(tile).toMatchObject({ width: 16, height: 32, rotation: Math.PI / 2 });
		expect(turned).toMatchObject({ x: 26, y: 12, width: 32, height: 16 });
	});

	it('of a tile without a picture is that of its place [R8]', async () => {
		const tilesets = [tilesetJson({ firstgid: 1, objectalignment: 'top', image: undefined })];
		const objects = [
			{ x: 10, y: 20, width: 16, height: 32, gid: 1 },
			{ x: 10, y: 20, width: 16, height: 32, gid: 1, rotation: 180 },
		];
		const [upright, turned] = await boxesOf(objects, { tilesets });
		expect(upright).toEqual({ x: 10, y: 36, width: 16, height: 32, rotation: 0 });
		expect(turned?.x).toBeCloseTo(10);
		expect(turned?.y).toBeCloseTo(4);
		expect(turned).toMatchObject({ width: 16, height: 32, rotation: Math.PI });
		const isometric = { tilesets, orientation: 'isometric', tilewidth: 32 };
		expect((await boxesOf([{ x: 16, y: 16, width: 16, height: 32, gid: 1 }], isometric))[0]).toMatchObject({ x: 16 * 3, y: 16 + 16 });
	});

	it('is the box around an area where areas lie on the map', async () => {
		const [area] = await boxesOf([{ x: 0, y: 0, width: 16, height: 16, rotation: 0 }], { orientation: 'isometric', tilewidth: 32 });
		expect(area).toMatchObject({ width: 32, height: 16, rotation: 0 });
	});

	it('is where a point or a text is', async () => {
		const [point, text] = await boxesOf([
			{ x: 5, y: 6, point: true },
			{ x: 0, y: 0, width: 40, height: 20, text: { text: 'sign' } },
		]);
		expect(point).toMatchObject({ x: 5, y: 6, width: 0, height: 0 });
		expect(text).toMatchObject({ x: 20, y: 10, width: 40, height: 20 });
	});
});
