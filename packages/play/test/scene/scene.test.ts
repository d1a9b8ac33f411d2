import { objectLayer, objects } from '@tilewright/play';
import {
	clearColor,
	colorOf,
	imageArea,
	imageFile,
	layerPosition,
	objectMatrix,
	objectPieces,
	partsInView,
	pictureFiles,
	pictureLook,
} from '@tilewright/play/scene';
import { describe, expect, it } from 'vitest';
import { loadedFrom, mapJson, objectsJson, tilesetJson, tilesJson } from '../support/map-files.ts';

const view = { x: 100, y: 50, width: 200, height: 100 };

describe('layerPosition', () => {
	it('is the offset of a layer, moved by parallax about the middle of the view [R7]', async () => {
		const layers = [tilesJson(Array(12).fill(0), { offsetx: 5, offsety: 7, parallaxx: 0.5, parallaxy: 2 })];
		const map = await loadedFrom({ 'map.tmj': mapJson({ layers, parallaxoriginx: 100, parallaxoriginy: 20 }) });
		const [layer] = map.layers;
		if (layer?.type !== 'tilelayer') throw new Error('there is no layer');
		expect(layerPosition(map, layer)).toEqual({ x: 5, y: 7 });
		expect(layerPosition(map, layer, view)).toEqual({ x: 5 + 0.5 * 100, y: 7 - 80 });
		// The layer is moved to the right, so that its cells are out of the view.
		expect(partsInView(map, layer, { ...view, x: 0 })).toHaveLength(0);
		expect(partsInView(map, layer, { ...view, x: -100, y: -50 })).toHaveLength(1);
		// As a DOMRect, whose fields are those of its prototype.
		expect(partsInView(map, layer, Object.create(view))).toEqual(partsInView(map, layer, view));
	});
});

describe('pictureLook', () => {
	it('has the opacity and tint of groups, and the alpha of the tint as opacity [R7]', async () => {
		const inner = { ...tilesJson(Array(12).fill(0)), tintcolor: '#80ff8000', mode: 'add' };
		const group = { ...tilesJson([]), id: 3, type: 'group', opacity: 0.5, tintcolor: '#00ffff', layers: [inner] };
		const map = await loadedFrom({ 'map.tmj': mapJson({ layers: [group] }) });
		const layer = map.layers[1];
		if (layer === undefined) throw new Error('there is no layer');
		expect(pictureLook(layer)).toEqual({ opacity: (0.5 * 128) / 255, tint: 0x008000, blend: 'add' });
	});
});

describe('objectPieces', () => {
	it('are tiles, texts and shapes; the latter two have no tint and no blend mode [R7] [R8]', async () => {
		const text = { text: 'Hello', wrap: true };
		const layer = objectsJson([{ gid: 1 }, { text, x: 3, rotation: 90 }, { ellipse: true, opacity: 0.5, visible: false }], {
			...{ tintcolor: '#ff0000', mode: 'multiply', color: '#80123456', opacity: 0.5 },
		});
		const map = await loadedFrom({ 'map.tmj': mapJson({ tilesets: [tilesetJson({ firstgid: 1 })], layers: [layer] }) });
		const pieces = objectPieces(map, objectLayer(map, ''));
		expect(pieces).toMatchObject([
			{ kind: 'tile', tile: { gid: 1 }, look: { opacity: 0.5, tint: 0xff0000, blend: 'multiply' } },
			{ kind: 'text', matrix: [0, 1, -1, 0, 3, 0], width: 16, height: 16, look: { opacity: 0.5, tint: 0xffffff, blend: 'normal' } },
			{ kind: 'shape', color: 0x123456, shape: { type: 'polygon' }, object: { visible: false }, look: { opacity: 0.25 } },
		]);
	});

	it('the matrix of a tile object scales, aligns and turns it [R8]', async () => {
		const layer = objectsJson([{ gid: 1, x: 40, y: 30, width: 32, height: 8, rotation: 90 }, { x: 1 }], { offsetx: 9 });
		const map = await loadedFrom({ 'map.tmj': mapJson({ tilesets: [tilesetJson({ firstgid: 1 })], layers: [layer] }) });
		const [other, crate] = objects(map);
		expect(crate && objectMatrix(map, crate)).toEqual([0, 2, -0.5, 0, 48, 30]);
		expect(other && objectMatrix(map, other)).toBeUndefined();
	});
});

describe('pictures', () => {
	it('are listed once for each file and transparent color', async () => {
		const own = { ...tilesetJson({ firstgid: 9, columns: 0, image: undefined }), tiles: [{ id: 0, image: 'art/one.png' }] };
		const image = { id: 7, name: 'sky', type: 'imagelayer', image: 'tiles.png', transparentcolor: '#ff00ff', repeatx: true };
		const map = await loadedFrom({
			'map.tmj': mapJson({ tilesets: [tilesetJson({ firstgid: 1 }), own], layers: [{ ...tilesJson([]), ...image }] }),
		});
		expect(pictureFiles(map)).toEqual([
			{ source: '/tiles.png', key: '/tiles.png' },
			{ source: '/art/one.png', key: '/art/one.png' },
			{ source: '/tiles.png', transparent: 0xff00ff, key: '/tiles.png ff00ff' },
		]);
		const [layer] = map.layers;
		if (layer?.type !== 'imagelayer') throw new Error('there is no layer');
		expect(imageFile(layer)?.transparent).toBe(0xff00ff);
		const covered = imageArea(layer, { width: 20, height: 30 }, { x: 5, y: 6 }, view);
		// The picture repeats every 20 pixels, from 5 on: at 100, 15 of them are to the left.
		const part = { x: 15, y: 0, width: 200, height: 30 };
		expect(covered).toEqual({ x: 100, y: 6, width: 200, height: 30, origin: { x: 5, y: 6 }, part });
	});

	it('lose exactly the opaque pixels of the transparent color [R10]', () => {
		const pixels = Uint8ClampedArray.of(255, 0, 255, 255, 255, 0, 255, 254, 255, 0, 254, 255);
		clearColor(pixels, 0xff00ff);
		expect([...pixels]).toEqual([0, 0, 0, 0, 255, 0, 255, 254, 255, 0, 254, 255]);
	});
});

describe('colorOf', () => {
	it('reads both forms, and nothing else', () => {
		expect(colorOf('#80ff0001')).toEqual({ rgb: 0xff0001, alpha: 128 / 255 });
		expect(colorOf('ABCDEF')).toEqual({ rgb: 0xabcdef, alpha: 1 });
		expect(colorOf('#12345')).toBeUndefined();
		expect(colorOf(undefined)).toBeUndefined();
	});
});
