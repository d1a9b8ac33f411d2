import type { CellBounds, Chunk, Layer, TileLayer, TileMap } from '@tilewright/format';
import { forEachTile } from '@tilewright/format';
import { eachLayer } from '@tilewright/format/internal';
import { geometryOf, overlap } from '@tilewright/geometry';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { effort } from '../../../../tests/support/effort.ts';
import { grids, mapOf } from '../../../geometry/test/support/arbitrary-map.ts';
import { createLayer } from '../../src/make/create-layer.ts';
import { createObject } from '../../src/make/create-object.ts';
import { offsetLayers } from '../../src/map/offset-layers.ts';
import { changed } from '../support/changed.ts';

const place = fc.record({ x: fc.integer({ min: -40, max: 40 }), y: fc.integer({ min: -40, max: 40 }) });
const gidsOf = ({ width, height }: { readonly width: number; readonly height: number }) =>
	fc
		.array(fc.constantFrom(0, 0, 1, 2, 0x80000003), { minLength: width * height, maxLength: width * height })
		.map((gids) => Uint32Array.from(gids));
const side = fc.integer({ min: 1, max: 6 });
const size = fc.record({ width: side, height: side });

/** Chunks on a grid, or anywhere; none overlap. */
const chunks = fc
	.tuple(size, fc.array(fc.tuple(place, size), { maxLength: 5 }), fc.boolean())
	.map(([grid, places, isOnGrid]) =>
		places.map(([{ x, y }, own]): CellBounds => (isOnGrid ? { x: x * grid.width, y: y * grid.height, ...grid } : { x, y, ...own })),
	)
	.map((all) => all.filter((area, i) => all.slice(0, i).every((other) => overlap(area, other) === undefined)))
	.chain((areas): fc.Arbitrary<Chunk[]> => fc.tuple(...areas.map((area) => gidsOf(area).map((data) => ({ ...area, data })))));

/** A map of any kind with two tile layers, one of them in a group, objects in and outside the map, and an image. */
const maps = fc
	.tuple(grids, fc.tuple(chunks, chunks), fc.array(place, { maxLength: 4 }), fc.option(side, { nil: undefined }), fc.boolean())
	.chain(([grid, lists, points, chunkSide, hasBorder]) => {
		const bare: TileMap = {
			...mapOf(grid),
			...(chunkSide !== undefined && { editorsettings: { chunksize: { width: chunkSide, height: chunkSide } } }),
		};
		const tiles = lists.map((own, i) => {
			const layer = createLayer(bare.infinite && (!hasBorder || i > 0) ? bare : { ...bare, infinite: false }, 'tilelayer', { id: i + 1 });
			return 'chunks' in layer ? fc.constant({ ...layer, chunks: own }) : gidsOf(layer).map((data) => ({ ...layer, data }));
		});
		return fc.tuple(...tiles).map((made): TileMap => {
			const [first, ...inGroup] = made;
			const objects = points.map(({ x, y }, i) =>
				createObject(bare, { id: i + 1, shape: 'rectangle', x: x * 7, y: y * 7, width: 9, height: 5 }),
			);
			const layers: Layer[] = [
				...(first === undefined ? [] : [first]),
				createLayer(bare, 'group', { id: 3, layers: [...inGroup, createLayer(bare, 'objectgroup', { id: 4, objects })] }),
				createLayer(bare, 'imagelayer', { id: 5, offsetx: 3, offsety: -2 }),
			];
			return { ...bare, layers, nextlayerid: 6, nextobjectid: points.length + 1 };
		});
	});

/** The tiles of each layer with their cells, moved by columns and rows, in the order of the cells. */
function tilesOf(map: TileMap, by = { x: 0, y: 0 }, wrapped: (layer: TileLayer, x: number, y: number) => number[] = (_, x, y) => [x, y]) {
	return [...eachLayer(map.layers)].flatMap(({ layer }) => {
		if (layer.type !== 'tilelayer') return [];
		const tiles: string[] = [];
		forEachTile(layer, (gid, x, y) => tiles.push(`${layer.id}: ${gid} at ${wrapped(layer, x + by.x, y + by.y).join(', ')}`));
		return tiles.sort();
	});
}

const objectsOf = (map: TileMap): { x: number; y: number }[] =>
	[...eachLayer(map.layers)].flatMap(({ layer }) =>
		layer.type === 'objectgroup' ? layer.objects : layer.type === 'imagelayer' ? [{ x: layer.offsetx, y: layer.offsety }] : [],
	);

const all = [1, 3, 5];
const numRuns = effort(50, 3000);

describe('[E84] offsetting a map as a whole', () => {
	it('moves everything, and loses nothing, if it is infinite', () => {
		fc.assert(
			fc.property(
				maps.filter(({ infinite }) => infinite),
				place,
				fc.boolean(),
				(map, by, wraps) => {
					const after = changed(map, offsetLayers(map, all, { offset: by, wrapX: wraps, wrapY: wraps }));
					expect(tilesOf(after)).toEqual(tilesOf(map, by));
					const geometry = geometryOf(map);
					const [from, to] = [geometry.tileToPixel(0, 0), geometry.tileToPixel(by.x, by.y)];
					const [screenFrom, screenTo] = [geometry.tileToScreen(0, 0), geometry.tileToScreen(by.x, by.y)];
					for (const [i, object] of objectsOf(after).entries()) {
						const before = objectsOf(map)[i];
						const isImage = i === objectsOf(map).length - 1;
						const [start, end] = isImage ? [screenFrom, screenTo] : [from, to];
						expect(object.x - (before?.x ?? 0)).toBeCloseTo(end.x - start.x, 6);
						expect(object.y - (before?.y ?? 0)).toBeCloseTo(end.y - start.y, 6);
					}
				},
			),
			{ numRuns },
		);
	});

	it('keeps all tiles of a finite map that wraps', () => {
		const modulo = (value: number, most: number): number => ((value % most) + most) % most;
		fc.assert(
			fc.property(
				maps.filter(({ infinite }) => !infinite),
				place,
				(map, by) => {
					const after = changed(map, offsetLayers(map, all, { offset: by, wrapX: true, wrapY: true }));
					expect(tilesOf(after)).toEqual(tilesOf(map, by, (_, x, y) => [modulo(x, map.width), modulo(y, map.height)]));
				},
			),
			{ numRuns },
		);
	});
});
