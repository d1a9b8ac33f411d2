import type { GameMap, Picture } from '@tilewright/play';
import { objectLayer, shownTile, tileAt, tileLayer } from '@tilewright/play';
import { fitPictures, layerPainter, partsInView, tileRows } from '@tilewright/play/scene';
import { describe, expect, it } from 'vitest';
import type { Fields } from '../support/map-files.ts';
import { loadedFrom, mapJson, objectsJson, tilesetJson, tilesJson } from '../support/map-files.ts';

/** The tiles 1, 5 and, flipped, 5; an object with the tile 5. */
const loaded = (tileset: Fields): Promise<GameMap> => {
	const layers = [tilesJson([1, 5, 0x80000005, ...Array(9).fill(0)], { name: 'ground' }), objectsJson([{ gid: 5, width: 0, height: 0 }])];
	return loadedFrom({ 'map.tmj': mapJson({ layers, tilesets: [{ ...tilesetJson({ firstgid: 1 }), ...tileset }] }) });
};

const picturesOf = (map: GameMap): (Picture | undefined)[] => [
	...[0, 1, 2].map((x) => tileAt(tileLayer(map, 'ground'), x, 0)?.picture),
	objectLayer(map, '').objects[0]?.tile?.picture,
];

/** A collection with the tiles 1 and 5. */
const collection = (first: Fields, second: Fields): Fields => ({
	...{ image: undefined, imagewidth: undefined, imageheight: undefined, columns: 0 },
	tiles: [
		{ id: 0, image: 'a.png', ...first },
		{ id: 4, image: 'b.png', ...second },
	],
});

describe('fitPictures', () => {
	it.each<[string, Fields]>([
		['no size of the picture and no columns', { imagewidth: undefined, imageheight: undefined, columns: 0, tilecount: 0 }],
		['another width', { imagewidth: 128, columns: 8 }],
		['another height', { imageheight: 16, tilecount: 4 }],
	])('cuts the picture by its real size: %s [J15]', async (_, tileset) => {
		const map = await loaded(tileset);
		const before = picturesOf(map);
		fitPictures(map, () => ({ width: 64, height: 32 }));
		const second = { source: '/tiles.png', x: 0, y: 16, width: 16, height: 16 };
		expect(picturesOf(map)).toEqual([{ ...second, y: 0 }, second, second, second]);
		expect(picturesOf(map)).not.toEqual(before);
	});

	it('gives tiles of collections the size of their picture, or of the part that the document names [J15]', async () => {
		const map = await loaded(collection({}, { imagewidth: 40, imageheight: 40, x: 4, y: 6, width: 30, height: 20 }));
		fitPictures(map, ({ source }) => (source === '/a.png' ? { width: 24, height: 10 } : { width: 32, height: 80 }));
		const part = { source: '/b.png', x: 4, y: 6, width: 28, height: 20 };
		expect(picturesOf(map)).toEqual([{ source: '/a.png', x: 0, y: 0, width: 24, height: 10, isWhole: true }, part, part, part]);
		expect(tileAt(tileLayer(map, 'ground'), 0, 0)).toMatchObject({ width: 24, height: 10 });
		expect(objectLayer(map, '').objects[0]?.tile).toMatchObject({ width: 28, height: 20 });
	});

	it('keeps layers, objects and tilesets, and animations run on', async () => {
		const animation = [0, 1].map((tileid) => ({ tileid, duration: 100 }));
		const map = await loaded({ imagewidth: 128, tiles: [{ id: 4, animation }] });
		const { layers, tiles } = map;
		const [tileset] = tiles.tilesets;
		const [object] = objectLayer(map, '').objects;
		fitPictures(map, () => ({ width: 64, height: 32 }));
		expect(map.layers).toBe(layers);
		expect(map.tiles).toBe(tiles);
		expect(map.tiles.tilesets[0]).toBe(tileset);
		expect(objectLayer(map, '').objects[0]).toBe(object);
		expect(object?.tile).toBe(tileAt(tileLayer(map, 'ground'), 1, 0));
		expect(object?.tile && shownTile(map.tiles, object.tile, 150)?.picture).toMatchObject({ x: 16, y: 0 });
	});

	it.each<[string, { width: number; height: number } | undefined]>([
		['are as stated', { width: 64, height: 32 }],
		['are not known', undefined],
		['are none', { width: 0, height: 0 }],
	])('changes nothing where sizes %s', async (_, size) => {
		const map = await loaded({});
		const [tile] = [tileAt(tileLayer(map, 'ground'), 1, 0)];
		const { tilesets } = map.tiles;
		const [doc] = tilesets.map((tileset) => tileset.doc);
		fitPictures(map, () => size);
		expect(map.tiles.tilesets).toBe(tilesets);
		expect(tilesets[0]?.doc).toBe(doc);
		expect(tileAt(tileLayer(map, 'ground'), 1, 0)).toBe(tile);
	});

	it('knows the size of a picture with a transparent color, which is another picture', async () => {
		const map = await loaded({ imagewidth: 128, transparentcolor: '#ff00ff' });
		fitPictures(map, ({ transparent }) => (transparent === 0xff00ff ? { width: 64, height: 32 } : undefined));
		expect(picturesOf(map)[1]).toMatchObject({ x: 0, y: 16 });
	});

	it('what was asked before is computed anew: how far tiles stick out, and whether they do', async () => {
		const map = await loaded(collection({ imagewidth: 16, imageheight: 16 }, { imagewidth: 16, imageheight: 16 }));
		const ground = tileLayer(map, 'ground');
		const below = { x: 0, y: -40, width: 64, height: 10 };
		expect(partsInView(map, ground, below)).toEqual([]);
		const [part] = partsInView(map, ground, { ...below, y: 0 });
		if (part === undefined) throw new Error('there is no part');
		expect(tileRows(map, ground, part)).toHaveLength(1);
		fitPictures(map, () => ({ width: 16, height: 48 }));
		expect(partsInView(map, ground, below)).toHaveLength(1);
		const parts: number[] = [];
		layerPainter(map, ground, () => undefined).paint(below, 0, (piece) => {
			if (piece.kind === 'picture') parts.push(piece.part.height);
		});
		expect(parts).toEqual([48, 48, 48]);
	});

	it('works on a copy of a map', async () => {
		const map = structuredClone(await loaded({ imagewidth: 128, columns: 8 }));
		fitPictures(map, () => ({ width: 64, height: 32 }));
		expect(picturesOf(map)[3]).toMatchObject({ x: 0, y: 16 });
	});
});
