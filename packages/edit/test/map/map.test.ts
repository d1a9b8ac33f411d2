import type { TileMap } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import { changeCells, tileLayerOf } from '../../src/cells/change-cells.ts';
import { layerViaCopy } from '../../src/clipboard/layer-via.ts';
import { createLayer } from '../../src/make/create-layer.ts';
import { createMap } from '../../src/make/create-map.ts';
import { createObject } from '../../src/make/create-object.ts';
import { contentBounds } from '../../src/map/content-bounds.ts';
import { offsetLayers } from '../../src/map/offset-layers.ts';
import { cropMap, resizeMap } from '../../src/map/resize-map.ts';
import { setInfinite } from '../../src/map/set-infinite.ts';
import { rectangle } from '../../src/region/region.ts';
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

	describe('[E82] without an end', () => {
		const endless = mapOf(infiniteLayerOf('12..\n34..\n..5.\n....', -2, 6));
		const at = { shape: 'rectangle', width: 8, height: 8 } as const;
		const objects = [createObject(endless, { ...at, id: 1, x: -28, y: 100 }), createObject(endless, { ...at, id: 2, x: 4, y: 132 })];
		const filled: TileMap = {
			...endless,
			layers: [
				...endless.layers,
				infiniteLayerOf('7', 100, 100, 2),
				createLayer(endless, 'objectgroup', { id: 3, objects }),
				createLayer(endless, 'imagelayer', { id: 4, offsetx: 1 }),
			],
		};

		it('keeps what is inside a rectangle, at its place', () => {
			const cropped = changed(filled, cropMap(filled, { x: -2, y: 6, width: 2, height: 1 }));
			expect(cropped.layers).toMatchObject([
				{ startx: -2, starty: 6, width: 4, height: 4, chunks: [{ x: -2, y: 6 }] },
				{ startx: 0, starty: 0, width: 0, height: 0, chunks: [] },
				{ objects: [{ id: 1, x: -28, y: 100 }] },
				{ offsetx: 1 },
			]);
			expect(first(cropped)).toBe(drawing('12..\n....\n....\n....'));
			const kept = changed(filled, cropMap(filled, { x: -2, y: 6, width: 2, height: 1 }, { removeObjects: false }));
			expect(kept.layers[2]).toEqual(filled.layers[2]);
			expect(cropMap(filled, { x: -50, y: -50, width: 500, height: 500 })).toEqual([]);
		});

		it('is resized from the rectangle around its tiles', () => {
			// The tiles begin at -2, 6. An offset of -1 cuts off the first column.
			const resized = changed(endless, resizeMap(endless, { width: 2, height: 3, offset: { x: -1, y: 0 } }));
			expect(first(resized)).toBe(drawing('.2..\n.4..\n..5.\n....'));
			expect(resized).toMatchObject({ infinite: true, width: endless.width, height: endless.height });
			expect(first(changed(endless, resizeMap(endless, { width: 9, height: 9, offset: { x: 3, y: 3 } })))).toBe(first(endless));
		});
	});

	it.each([
		[{ offset: { x: 1, y: 0 } }, '.12\n.45'],
		[{ offset: { x: 1, y: 0 }, wrapX: true }, '312\n645'],
		[{ offset: { x: -1, y: 1 }, wrapX: true, wrapY: true }, '564\n231'],
		[{ offset: { x: 0, y: 1 }, area: { x: 1, y: 0, width: 2, height: 2 } }, '1..\n423'],
	])('[E84] content moves by %j', (options, expected) => {
		expect(first(changed(map, offsetLayers(map, [1], options)))).toBe(drawing(expected));
	});

	it('[E84] the content of an infinite map moves, and none is lost', () => {
		const full = infiniteLayerOf(Array.from({ length: 16 }, () => '1'.repeat(16)).join('\n'));
		const endless = mapOf(full);
		for (const offset of [
			{ x: 16, y: 0 },
			{ x: 1, y: 0 },
			{ x: 1000, y: -500 },
		]) {
			const moved = tileLayerOf(changed(endless, offsetLayers(endless, [1], { offset, wrapX: true })), 1);
			expect(contentBounds([moved])).toEqual({ ...offset, width: 16, height: 16 });
		}
		const area = { x: 0, y: 0, width: 16, height: 16 };
		const inside = tileLayerOf(changed(endless, offsetLayers(endless, [1], { offset: { x: 1, y: 0 }, area })), 1);
		expect(contentBounds([inside])).toEqual({ x: 1, y: 0, width: 15, height: 16 });
	});

	it('[E84] objects move with the cells, and come back on the other side', () => {
		const objects = [createObject(map, { shape: 'point', x: 40, y: 8 })];
		const filled: TileMap = { ...map, layers: [createLayer(map, 'objectgroup', { id: 1, objects })] };
		expect(changed(filled, offsetLayers(filled, [1], { offset: { x: 2, y: 0 }, wrapX: true })).layers).toMatchObject([
			{ objects: [{ x: 24, y: 8 }] },
		]);
		expect(changed(filled, offsetLayers(filled, [1], { offset: { x: 2, y: 0 } })).layers).toMatchObject([{ objects: [{ x: 72 }] }]);
	});

	describe('that claims to be much larger than its layers', () => {
		const huge: TileMap = { ...map, width: 3, height: 2 ** 31 - 1 };
		const reason = 'A tile layer of 3 × 2147483647 cells would take 24 GiB of memory, and must take less than 1 GiB.';

		it.each([
			[{ offset: { x: 1, y: 0 } }, '.12\n.45'],
			[{ offset: { x: 0, y: 1 } }, '...\n123'],
			[{ offset: { x: 1, y: -1 }, wrapX: true, wrapY: true }, '645\n...'],
		])('[E84] is offset by %j, in no time', (options, expected) => {
			expect(first(changed(huge, offsetLayers(huge, [1], options)))).toBe(drawing(expected));
		});

		it('[E85] gets no layer that takes too much memory, which is said', () => {
			const region = rectangle({ x: 0, y: 0, width: 1, height: 1 });
			expect(() => createLayer(huge, 'tilelayer')).toThrow(new RangeError(reason));
			expect(() => layerViaCopy(huge, 1, { region })).toThrow(new RangeError(reason));
			expect(() => resizeMap(map, { width: 3, height: 2 ** 31 - 1 })).toThrow(new RangeError(reason));
			expect(() => cropMap(map, { x: 0, y: 0, width: 3, height: 2 ** 31 - 1 })).toThrow(new RangeError(reason));
			const apart = mapOf(infiniteLayerOf('1', -(2 ** 30), 0), infiniteLayerOf('1', 2 ** 30, 0, 2));
			expect(() => setInfinite(apart, false)).toThrow('A tile layer of 2147483649 × 1 cells would take 8.1 GiB of memory');
			const cells = { x: 0, y: 0, width: 2 ** 20, height: 2 ** 20 };
			expect(() => changeCells(map, 1, (own) => own.copy(cells))).toThrow('The area of 1048576 × 1048576 cells');
			expect(() => offsetLayers(apart, [1], { offset: { x: 1, y: 0 }, area: cells })).toThrow('The area of 1048576 × 1048576 cells');
			expect(resizeMap({ ...map, layers: [] }, { width: 3, height: 2 ** 31 - 1 })).toHaveLength(1);
		});
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
