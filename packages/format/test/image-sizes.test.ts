import type { ImageSize } from '@tilewright/format';
import { applyImageSizes, checkImageSizes, imagesToMeasure, readMap, readTemplate, readTileset } from '@tilewright/format';
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

describe('applyImageSizes', () => {
	const { doc, issues } = applyImageSizes(map, sizeOf);

	it('fills in the sizes of image layers, also in groups [J2]', () => {
		expect(doc.layers.slice(0, 2)).toMatchObject([{ layers: [{ imagewidth: 640, imageheight: 480 }] }, { image: '' }]);
		expect('imagewidth' in (doc.layers[1] ?? {})).toBe(false);
	});

	it('fills in the sizes of tilesets, and their columns and tile counts [J13]', () => {
		expect(doc.tilesets[0]).toMatchObject({ imagewidth: 70, imageheight: 35, columns: 4, tilecount: 8 });
	});

	it('fills in the sizes of tiles in a collection; unknown sizes stay missing [J14]', () => {
		expect(doc.tilesets[2]).toMatchObject({
			tilecount: 2,
			columns: 0,
			tiles: [{ imagewidth: 8, imageheight: 9 }, { image: 'missing.png' }],
		});
	});

	it('raises the tile size of a collection to that of its largest image; what it was is its grid [J15]', () => {
		const collection = (fields: object) =>
			readTileset(
				JSON.stringify({
					type: 'tileset',
					tilewidth: 16,
					tileheight: 16,
					tiles: [
						{ id: 0, image: 'b.png' },
						{ id: 1, image: 'sky.png' },
					],
					...fields,
				}),
			);
		const sized = (fields: object, options = {}) => applyImageSizes(deepFreeze(collection(fields)), sizeOf, options);
		expect(sized({})).toMatchObject({
			doc: { tilewidth: 640, tileheight: 480, grid: { orientation: 'orthogonal', width: 16, height: 16 } },
			issues: [],
		});
		const grid = { orientation: 'isometric', width: 4, height: 2 };
		expect(sized({ tilewidth: 1000, grid }).doc).toMatchObject({ tilewidth: 1000, tileheight: 480, grid });
		expect(sized({ tilewidth: 640, tileheight: 480 }).doc.grid).toBeUndefined();
		// A part of an image is as large as it says. A missing image says nothing, whatever size the document gives it.
		const tiles = [
			{ id: 0, image: 'sky.png', x: 0, y: 0, width: 20, height: 10 },
			{ id: 1, image: 'missing.png', imagewidth: 99, imageheight: 99 },
		];
		expect(sized({ tiles }).doc).toMatchObject({ tilewidth: 20, tileheight: 16 });
		expect(sized({}, { keep: true }).doc).toMatchObject({ tilewidth: 16, tileheight: 16 });
	});

	it('corrects sizes, columns and tile counts that differ from the image, with a warning [J15]', () => {
		expect(doc.tilesets[1]).toMatchObject({ imagewidth: 70, imageheight: 35, columns: 4, tilecount: 8 });
		expect(doc.layers[2]).toMatchObject({ imagewidth: 640, imageheight: 480 });
		expect(issues.map(({ severity, pointer, message }) => `${severity} ${pointer} ${message}`)).toEqual([
			'warning /tilesets/1/image The image "a.png" has 70 × 35 pixels, 4 columns, 8 tiles, but the document says 32 × 32 pixels, 2 columns, 4 tiles. It was corrected.',
			'warning /layers/2/image The image "sky.png" has 640 × 480 pixels, but the document says 1 × 1 pixels. It was corrected.',
		]);
	});

	it('corrects columns although the size of the image is right [J15]', () => {
		const tileset = readTileset(
			'{"type":"tileset","tilewidth":16,"tileheight":16,"columns":1,"tilecount":8,"image":"a.png","imagewidth":70,"imageheight":35}',
		);
		const sized = applyImageSizes(tileset, sizeOf);
		expect(sized.doc.columns).toBe(4);
		expect(sized.issues.map(({ message }) => message)).toEqual([
			'The image "a.png" has 4 columns, but the document says 1 column. It was corrected.',
		]);
	});

	it('counts listed tiles past the end of the image, which are kept [J15]', () => {
		const tileset = readTileset(
			'{"type":"tileset","tilewidth":16,"tileheight":16,"columns":4,"tilecount":16,"image":"a.png","imagewidth":64,"imageheight":64,"tiles":[{"id":2,"type":"a"},{"id":15,"type":"b"}]}',
		);
		expect(applyImageSizes(tileset, sizeOf).doc).toMatchObject({ columns: 4, tilecount: 9, tiles: [{ id: 2 }, { id: 15 }] });
	});

	it('says how many tiles the image has, and which listed tiles are past them [J15]', () => {
		const messageFor = (fields: object): string | undefined =>
			checkImageSizes(
				readTileset(JSON.stringify({ type: 'tileset', tilewidth: 16, tileheight: 16, columns: 4, image: 'a.png', ...fields })),
				sizeOf,
			)[0]?.message;
		const tiles = (...ids: number[]): object[] => ids.map((id) => ({ id, type: 'a' }));
		expect(messageFor({ tilecount: 8, tiles: tiles(3, 500) })).toBe(
			'The image "a.png" has 8 tiles, but the document says 8 tiles and one with the id 500.',
		);
		expect(messageFor({ tilecount: 10, tiles: tiles(9, 501, 500) })).toBe(
			'The image "a.png" has 8 tiles, but the document says 10 tiles and 2 with ids from 500 on.',
		);
		expect(messageFor({ tilecount: 16, tiles: tiles(2, 15) })).toBe('The image "a.png" has 8 tiles, but the document says 16 tiles.');
		// Tiled counts the tiles past the image.
		expect(messageFor({ tilecount: 9, tiles: tiles(500) })).toBeUndefined();
	});

	it('can keep what the document says, and then only fills in what is missing [J15]', () => {
		const kept = applyImageSizes(map, sizeOf, { keep: true });
		expect(kept.issues).toEqual([]);
		expect(kept.doc.tilesets[1]).toEqual(map.tilesets[1]);
		expect(kept.doc.layers[2]).toEqual(map.layers[2]);
		expect(kept.doc.tilesets[0]).toEqual(doc.tilesets[0]);
	});

	it('accepts tileset files and templates', () => {
		const tileset = readTileset('{"type":"tileset","tilewidth":16,"tileheight":16,"image":"a.png"}');
		expect(applyImageSizes(tileset, sizeOf).doc).toMatchObject({ imagewidth: 70, imageheight: 35, columns: 4, tilecount: 8 });
		const template = readTemplate('{"type":"template","object":{}}');
		expect(applyImageSizes(template, sizeOf)).toEqual({ doc: template, issues: [] });
	});

	it('does not change the given document', () => {
		const before = structuredClone(map);
		applyImageSizes(deepFreeze(structuredClone(map)), sizeOf);
		expect(map).toEqual(before);
	});
});

describe('imagesToMeasure', () => {
	it('lists each image once', () => {
		expect(imagesToMeasure(map).sort()).toEqual(['a.png', 'b.png', 'missing.png', 'sky.png']);
	});

	it('lists only images without a size if sizes are kept [J15]', () => {
		expect(imagesToMeasure(applyImageSizes(map, sizeOf).doc, { keep: true })).toEqual(['missing.png']);
	});
});
