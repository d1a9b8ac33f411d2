import type { TileMap } from '@tilewright/format';
import { forEachTile, read, walkLayers, write } from '@tilewright/format';
import { makeFinite } from '@tilewright/ops';
import { describe, expect, it } from 'vitest';

const shown = { x: 0, y: 0, opacity: 1, visible: true };
const chunk = (x: number, y: number, data: readonly number[]): object => ({ x, y, width: 2, height: 2, data });
const tiles = (id: number, chunks: readonly object[]): object => ({
	...shown,
	id,
	name: 'T',
	type: 'tilelayer',
	width: 0,
	height: 0,
	chunks,
});

function infinite(layers: readonly object[], changes: object = {}): TileMap {
	const map = {
		...{ type: 'map', orientation: 'orthogonal', infinite: true, width: 7, height: 5, tilewidth: 10, tileheight: 8 },
		...{ tilesets: [], layers, nextlayerid: 9, nextobjectid: 9 },
		...changes,
	};
	const { doc, issues } = read(JSON.stringify(map), { kind: 'map' });
	if (doc?.type !== 'map') throw new Error(issues.map(({ message }) => message).join());
	return doc;
}

/** All tiles of a map, moved back. */
function tilesOf(map: TileMap, columns = 0, rows = 0): string[] {
	const found: string[] = [];
	for (const { layer } of walkLayers(map.layers))
		if (layer.type === 'tilelayer') forEachTile(layer, (gid, x, y) => found.push(`${layer.id}: ${gid} at ${x - columns}, ${y - rows}`));
	return found.sort();
}

describe('makeFinite [L3]', () => {
	it('is as large as the box around the origin and the chunks; without negative positions, nothing moves', () => {
		const map = infinite([tiles(1, [chunk(2, 4, [1, 0, 2, 3])]), tiles(2, [])]);
		const { doc, issues } = makeFinite(map, 'm.tmj');
		expect([doc.infinite, doc.width, doc.height, issues]).toEqual([false, 4, 6, []]);
		for (const layer of doc.layers) expect(layer).toMatchObject({ width: 4, height: 6, data: { length: 24 } });
		for (const layer of doc.layers) for (const field of ['chunks', 'startx', 'starty']) expect(layer).not.toHaveProperty(field);
		expect(tilesOf(doc)).toEqual(tilesOf(map));
		expect(read(write(doc)).doc).toEqual(doc);
		expect(map.infinite).toBe(true);
	});

	it('moves tiles, objects, image layers and the origin of parallax together, by even numbers of cells', () => {
		const object = { id: 1, name: '', type: '', x: -5, y: 3, width: 1, height: 1, rotation: 0, visible: true };
		const layers = [
			tiles(1, [chunk(-3, -1, [1, 2, 3, 4]), chunk(-2, 0, [5, 6, 7, 8])]),
			{
				...shown,
				...{ id: 2, name: 'G', type: 'group', offsetx: 1 },
				layers: [
					{
						...shown,
						id: 3,
						name: 'O',
						type: 'objectgroup',
						draworder: 'index',
						objects: [object, { id: 2, template: 't.tj', x: 0, y: 0 }],
					},
					{ ...shown, id: 4, name: 'I', type: 'imagelayer', image: 'i.png', offsetx: 2, offsety: 0 },
				],
			},
		];
		const map = infinite(layers, { parallaxoriginx: 100 });
		const { doc } = makeFinite(map, 'm.tmj');
		expect(doc).toMatchObject({ width: 4, height: 4, parallaxoriginx: 140, parallaxoriginy: 16 });
		expect(tilesOf(doc, 4, 2)).toEqual(tilesOf(map));
		expect(doc.layers[1]).toMatchObject({
			offsetx: 1,
			layers: [
				{
					objects: [
						{ x: 35, y: 19 },
						{ template: 't.tj', x: 40, y: 16 },
					],
				},
				{ offsetx: 42, offsety: 16 },
			],
		});
	});

	it('keeps the size of a map without chunks', () => {
		expect(makeFinite(infinite([tiles(1, [])]), 'm.tmj').doc).toMatchObject({ width: 7, height: 5 });
		expect(makeFinite(infinite([]), 'm.tmj').doc).toMatchObject({ infinite: false, width: 7, height: 5 });
	});

	it('returns a finite map as it is', () => {
		const map = infinite([], { infinite: false });
		expect(makeFinite(map, 'm.tmj').doc).toBe(map);
	});

	it('refuses a map that would be too large, without allocating it [H5]', () => {
		const map = infinite([tiles(1, [chunk(-1e6, 0, [1, 0, 0, 0]), chunk(1e6, 1e6, [1, 0, 0, 0])])]);
		const { doc, issues } = makeFinite(map, 'm.tmj');
		expect(doc).toBe(map);
		expect(issues).toMatchObject([{ file: 'm.tmj', code: 'too-large', severity: 'error', pointer: '/layers' }]);
	});
});
