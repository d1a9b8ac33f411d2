import type { TileMap } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import { tileLayerOf } from '../../src/cells/change-cells.ts';
import { createLayer } from '../../src/make/create-layer.ts';
import { createMap } from '../../src/make/create-map.ts';
import { createObject } from '../../src/make/create-object.ts';
import { offsetLayers } from '../../src/map/offset-layers.ts';
import { contentBounds, cropMap, resizeMap } from '../../src/map/resize-map.ts';
import { setInfinite } from '../../src/map/set-infinite.ts';
import { changed } from '../support/changed.ts';
import { drawing, drawn, infiniteLayerOf, layerOf, mapOf } from '../support/drawn.ts';

const first = (map: TileMap): string => drawn(tileLayerOf(map, 1));

describe('a map', () => {
	const map = mapOf(layerOf('123\n456'));

	it('[E81] is resized with an offset of its content', () => {
		const larger = changed(map, resizeMap(map, { width: 5, height: 3, offset: { x: 1, y: 1 } }));
		expect(larger).toMatchObject({ width: 5, height: 3 });
		expect(first(larger)).toBe(drawing('.....\n.123.\n.456.'));
		expect(first(changed(larger, resizeMap(larger, { width: 2, height: 2, offset: { x: -2, y: -1 } })))).toBe(drawing('23\n56'));
	});

	it('[E81] keeps objects and image layers at their place in the picture, and removes objects outside', () => {
		const at = { shape: 'rectangle', y: 0, width: 8, height: 8 } as const;
		const objects = [createObject(map, { ...at, id: 1, x: 4 }), createObject(map, { ...at, id: 2, x: 40 })];
		const filled: TileMap = {
			...map,
			layers: [...map.layers, createLayer(map, 'objectgroup', { id: 2, objects }), createLayer(map, 'imagelayer', { id: 3, offsetx: 1 })],
		};
		const smaller = changed(filled, resizeMap(filled, { width: 2, height: 2, offset: { x: -1, y: 0 } }));
		expect(smaller.layers.slice(1)).toMatchObject([{ objects: [{ id: 2, x: 24 }] }, { offsetx: -15 }]);
		const kept = changed(filled, resizeMap(filled, { width: 2, height: 2, offset: { x: -1, y: 0 }, removeObjects: false }));
		expect(kept.layers[1]).toMatchObject({
			objects: [
				{ id: 1, x: -12 },
				{ id: 2, x: 24 },
			],
		});
	});

	it('[E81] moves image layers of isometric maps when the height moves the origin', () => {
		const isometric = createMap({ orientation: 'isometric', width: 2, height: 2, tilewidth: 32, tileheight: 16 });
		const filled: TileMap = { ...isometric, layers: [createLayer(isometric, 'imagelayer', { id: 1 })] };
		expect(changed(filled, resizeMap(filled, { width: 2, height: 4 })).layers).toMatchObject([{ offsetx: 32, offsety: 0 }]);
	});

	it('[E29] is cropped to its content', () => {
		const wide = mapOf(layerOf('....\n.12.\n..3.\n....'));
		const bounds = contentBounds([tileLayerOf(wide, 1)]);
		expect(bounds).toEqual({ x: 1, y: 1, width: 2, height: 2 });
		if (bounds !== undefined) expect(first(changed(wide, cropMap(wide, bounds)))).toBe(drawing('12\n.3'));
		expect(contentBounds([layerOf('...')])).toBeUndefined();
	});

	it('[E82] without an end cannot be resized', () => {
		expect(() => resizeMap(mapOf(infiniteLayerOf('1')), { width: 2, height: 2 })).toThrow(RangeError);
	});

	it.each([
		[{ offset: { x: 1, y: 0 } }, '.12\n.45'],
		[{ offset: { x: 1, y: 0 }, wrapX: true }, '312\n645'],
		[{ offset: { x: -1, y: 1 }, wrapX: true, wrapY: true }, '564\n231'],
		[{ offset: { x: 0, y: 1 }, area: { x: 1, y: 0, width: 2, height: 2 } }, '1..\n423'],
	])('[E84] content moves by %j', (options, expected) => {
		expect(first(changed(map, offsetLayers(map, [1], options)))).toBe(drawing(expected));
	});

	it('[E84] objects move with the cells, and come back on the other side', () => {
		const objects = [createObject(map, { shape: 'point', x: 40, y: 8 })];
		const filled: TileMap = { ...map, layers: [createLayer(map, 'objectgroup', { id: 1, objects })] };
		expect(changed(filled, offsetLayers(filled, [1], { offset: { x: 2, y: 0 }, wrapX: true })).layers).toMatchObject([
			{ objects: [{ x: 24, y: 8 }] },
		]);
		expect(changed(filled, offsetLayers(filled, [1], { offset: { x: 2, y: 0 } })).layers).toMatchObject([{ objects: [{ x: 72 }] }]);
	});

	it('[E83] becomes infinite and finite again', () => {
		const infinite = changed(map, setInfinite(map, true));
		expect(infinite).toMatchObject({ infinite: true, layers: [{ startx: 0, starty: 0, width: 16, height: 16, chunks: [{ x: 0, y: 0 }] }] });
		expect(changed(infinite, setInfinite(infinite, false))).toEqual(map);
		expect(setInfinite(map, false)).toEqual([]);
	});

	it('[E83] that becomes finite moves its content to 0, 0', () => {
		const infinite = mapOf(infiniteLayerOf('...\n.12\n.3.', -5, 7));
		const filled: TileMap = {
			...infinite,
			layers: [
				...infinite.layers,
				createLayer(infinite, 'objectgroup', { id: 2, objects: [createObject(infinite, { shape: 'point', x: -64, y: 128 })] }),
			],
		};
		const finite = changed(filled, setInfinite(filled, false));
		expect(finite).toMatchObject({ infinite: false, width: 2, height: 2 });
		expect(first(finite)).toBe(drawing('12\n3.'));
		expect(finite.layers[1]).toMatchObject({ objects: [{ x: 0, y: 0 }] });
	});
});
