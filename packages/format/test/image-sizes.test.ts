import type { ImageSize } from '@tilewright/format';
import { fillImageSizes, readMap, readTemplate, readTileset, unsizedImages } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import { deepFreeze } from './support/deep-freeze.ts';
import { mapText } from './support/map-text.ts';

const SIZES: Readonly<Record<string, ImageSize>> = {
	'a.png': { width: 70, height: 35 },
	'b.png': { width: 8, height: 9 },
	'sky.png': { width: 640, height: 480 },
};
const sizeOf = (path: string): ImageSize | undefined => SIZES[path];

const map = readMap(
	mapText(`
		"tilesets": [
			{ "firstgid": 1, "name": "unsized", "tilewidth": 16, "tileheight": 16, "margin": 1, "spacing": 1, "image": "a.png" },
			{ "firstgid": 101, "name": "sized", "tilewidth": 16, "tileheight": 16, "columns": 2, "tilecount": 4, "image": "a.png", "imagewidth": 32, "imageheight": 32 },
			{ "firstgid": 201, "name": "collection", "tilewidth": 16, "tileheight": 16, "tilecount": 2, "tiles": [{ "id": 0, "image": "b.png" }, { "id": 1, "image": "missing.png" }] },
			{ "firstgid": 301, "source": "t.tsj" }
		],
		"layers": [
			{ "id": 1, "type": "group", "layers": [{ "id": 2, "type": "imagelayer", "image": "sky.png" }] },
			{ "id": 3, "type": "imagelayer", "image": "" },
			{ "id": 4, "type": "imagelayer", "image": "sky.png", "imagewidth": 1, "imageheight": 1 }
		]`),
);

describe('fillImageSizes', () => {
	const filled = fillImageSizes(map, sizeOf);

	it('fills in the sizes of image layers, also in groups, and keeps existing sizes [J2, J14]', () => {
		expect(filled.layers).toMatchObject([
			{ layers: [{ imagewidth: 640, imageheight: 480 }] },
			{ image: '' },
			{ imagewidth: 1, imageheight: 1 },
		]);
		expect('imagewidth' in (filled.layers[1] ?? {})).toBe(false);
	});

	it('fills in the sizes of tilesets, and their columns and tile counts [J13]', () => {
		expect(filled.tilesets[0]).toMatchObject({ imagewidth: 70, imageheight: 35, columns: 4, tilecount: 8 });
		expect(filled.tilesets[1]).toEqual(map.tilesets[1]);
	});

	it('fills in the sizes of tiles in a collection; unknown sizes stay missing', () => {
		expect(filled.tilesets[2]).toMatchObject({
			tilecount: 2,
			columns: 0,
			tiles: [{ imagewidth: 8, imageheight: 9 }, { image: 'missing.png' }],
		});
	});

	it('accepts tileset files and templates', () => {
		const tileset = readTileset('{"type":"tileset","tilewidth":16,"tileheight":16,"image":"a.png"}');
		expect(fillImageSizes(tileset, sizeOf)).toMatchObject({ imagewidth: 70, imageheight: 35, columns: 4, tilecount: 8 });
		const template = readTemplate('{"type":"template","object":{}}');
		expect(fillImageSizes(template, sizeOf)).toEqual(template);
	});

	it('does not change the given document', () => {
		const before = structuredClone(map);
		fillImageSizes(deepFreeze(structuredClone(map)), sizeOf);
		expect(map).toEqual(before);
	});
});

describe('unsizedImages', () => {
	it('lists each image once', () => {
		expect(unsizedImages(map).sort()).toEqual(['a.png', 'b.png', 'missing.png', 'sky.png']);
		expect(unsizedImages(fillImageSizes(map, sizeOf))).toEqual(['missing.png']);
	});
});
