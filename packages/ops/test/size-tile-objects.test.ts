import { hasUnsizedTiles, sizeTileObjects } from '@tilewright/ops';
import { describe, expect, it } from 'vitest';
import { graphOf, mapOf } from './support/memory-graph.ts';
import { mapWith, tilesetOf } from './support/sample-documents.ts';

const FLIPPED = 0x80000000;

const collection = tilesetOf('things', 3, {
	columns: 0,
	image: undefined,
	imagewidth: undefined,
	imageheight: undefined,
	tiles: [
		{ id: 0, image: 'a.png', imagewidth: 10, imageheight: 20 },
		{ id: 1, image: 'b.png', imagewidth: 10, imageheight: 20, x: 1, y: 2, width: 3, height: 4 },
		{ id: 2, image: 'gone.png' },
	],
});

const tilesets = [
	{ firstgid: 1, source: '../tiles/trees.tsj' },
	{ firstgid: 101, source: '../tiles/things.tsj' },
	{ firstgid: 201, source: 'gone.tsj' },
];

/** A map with these objects. */
const graphWith = (objects: readonly object[]): ReturnType<typeof graphOf> =>
	graphOf({
		'maps/old.tmj': mapWith(
			tilesets,
			objects.map((object, i) => ({ id: i + 1, ...object })),
		),
		'tiles/trees.tsj': tilesetOf('trees', 8, { tilewidth: 16, tileheight: 24 }),
		'tiles/things.tsj': collection,
	});

/** The sizes of these objects afterwards: `16 × 24`. */
function sizesOf(objects: readonly object[]): string[] {
	const graph = graphWith(objects);
	const { layers } = sizeTileObjects(mapOf(graph, 'maps/old.tmj'), 'maps/old.tmj', graph);
	return layers.flatMap((layer) => (layer.type === 'objectgroup' ? layer.objects.map(({ width, height }) => `${width} × ${height}`) : []));
}

describe('tile objects without a size [J16]', () => {
	it('get the size of their tile, whatever their flips', () => {
		const objects = [{ gid: 1 }, { gid: FLIPPED + 2, width: 0, height: 0 }, { gid: 101 }, { gid: 102 }];
		expect(sizesOf(objects)).toEqual(['16 × 24', '16 × 24', '10 × 20', '3 × 4']);
	});

	it('get only the number that is missing', () => {
		const objects = [
			{ gid: 1, width: 5 },
			{ gid: 1, height: 6 },
			{ gid: 1, width: 5, height: 6 },
		];
		expect(sizesOf(objects)).toEqual(['5 × 24', '16 × 6', '5 × 6']);
	});

	it('stay so if the size of the tile is not known', () => {
		expect(sizesOf([{ gid: 103 }, { gid: 109 }, { gid: 201 }])).toEqual(['0 × 0', '0 × 0', '0 × 0']);
	});

	it('are not instances of templates, or objects of other kinds', () => {
		const objects = [{ gid: 1, template: 'a.tj' }, { point: true }, { name: 'rectangle' }];
		expect(sizesOf(objects)).toEqual(['undefined × undefined', '0 × 0', '0 × 0']);
		const graph = graphWith(objects);
		const map = mapOf(graph, 'maps/old.tmj');
		expect(hasUnsizedTiles(map)).toBe(false);
		expect(sizeTileObjects(map, 'maps/old.tmj', graph)).toBe(map);
	});
});
