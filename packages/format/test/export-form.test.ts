import type { Layer } from '@tilewright/format';
import { forEachTile, readMap, readTileset, toExport } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import { deepFreeze } from './support/deep-freeze.ts';
import { mapText, tileLayer } from './support/map-text.ts';

const HERE = { from: '/game', to: '/game' } as const;

const exportedLayers = (fields: string, ...layers: readonly string[]) => {
	const map = deepFreeze(readMap(mapText(`${fields}, "layers": [${layers.join()}]`)));
	return { before: map.layers, after: toExport(map, HERE).layers };
};

/** The tiles of a layer, as `x,y:gid`. */
function tilesOf(layer: Layer | undefined): string[] {
	const tiles: string[] = [];
	if (layer?.type === 'tilelayer') forEachTile(layer, (gid, x, y) => tiles.push(`${x},${y}:${gid}`));
	return tiles;
}

describe('tile layers get the form that fits their map [L3]', () => {
	it('a rectangle in an infinite map becomes a chunk', () => {
		const nested = `{ "type": "group", "id": 9, "layers": [${tileLayer('"id":2,"data":[1,2,3,4,5,6]', 3, 2)}] }`;
		const { after } = exportedLayers('"infinite": true', nested);
		expect(after).toMatchObject([
			{
				layers: [
					{
						startx: 0,
						starty: 0,
						width: 3,
						height: 2,
						chunks: [{ x: 0, y: 0, width: 3, height: 2, data: Uint32Array.of(1, 2, 3, 4, 5, 6) }],
					},
				],
			},
		]);
		const [group] = after;
		expect(group?.type === 'group' && group.layers[0]).not.toHaveProperty('data');
	});

	it('a rectangle in an infinite map starts where it says', () => {
		const { after } = exportedLayers('"infinite": true', tileLayer('"id":1,"startx":-16,"starty":3,"data":[1,0,0,2]', 2, 2));
		expect(after).toMatchObject([{ startx: -16, starty: 3 }]);
		expect(tilesOf(after[0])).toEqual(['-16,3:1', '-15,4:2']);
	});

	it('chunks in a finite map become a rectangle of the size of the layer; the later chunk wins', () => {
		const chunks = '"id":1,"chunks":[{"x":0,"y":0,"width":2,"height":2,"data":[1,2,3,4]},{"x":1,"y":1,"width":2,"height":1,"data":[7,8]}]';
		const { after } = exportedLayers('"infinite": false', tileLayer(chunks, 3, 2));
		expect(after).toMatchObject([{ width: 3, height: 2, data: Uint32Array.of(1, 2, 0, 3, 7, 8) }]);
		expect(Object.keys(after[0] ?? {})).not.toContain('chunks');
		expect(Object.keys(after[0] ?? {})).not.toContain('startx');
	});

	it('chunks in a finite map stay if tiles are outside of the layer: none are lost', () => {
		const chunks = (gid: number) => `"id":1,"chunks":[{"x":-1,"y":0,"width":2,"height":1,"data":[${gid},2]}]`;
		const kept = exportedLayers('"infinite": false', tileLayer(chunks(1), 3, 2));
		expect(kept.after).toEqual(kept.before);
		expect(tilesOf(exportedLayers('"infinite": false', tileLayer(chunks(0), 3, 2)).after[0])).toEqual(['0,0:2']);
		expect(exportedLayers('"infinite": false', tileLayer(chunks(0), 3, 2)).after[0]).toHaveProperty('data');
	});

	it('chunks in a finite map stay if the layer claims to be very large', () => {
		const chunks = '"id":1,"chunks":[{"x":0,"y":0,"width":1,"height":1,"data":[1]}]';
		const { after } = exportedLayers('"infinite": false', ...Array.from({ length: 3 }, () => tileLayer(chunks, 8192, 4096)));
		const kinds = after.map((layer) => ('chunks' in layer ? 'chunks' : 'data'));
		expect(kinds).toEqual(['data', 'data', 'chunks']);
	});
});

describe('the lists of a tileset are as Tiled exports them', () => {
	const tileset = (fields: object) =>
		deepFreeze(
			readTileset(
				JSON.stringify({
					...{ type: 'tileset', name: 't', tilewidth: 16, tileheight: 16, tilecount: 8, columns: 4 },
					...{ image: 'b.png', imagewidth: 64, imageheight: 32, ...fields },
				}),
			),
		);
	const tile = (id: number) => ({ id, type: `t${id}` });
	const idsOf = (fields: object): readonly number[] => toExport(tileset(fields), HERE).tiles.map(({ id }) => id);

	it.each([
		[
			[5, 2],
			[0, 1, 5, 3, 4, 2, 6, 7],
		],
		[
			[2, 5, 3],
			[0, 1, 2, 5, 4, 3, 6, 7],
		],
		[
			[2, 50, 3],
			[0, 1, 2, 50, 4, 5, 6, 7, 3],
		],
		[
			[7, 6, 5, 4, 3, 2, 1, 0],
			[7, 6, 5, 4, 3, 2, 1, 0],
		],
		[
			[2, 5],
			[2, 5],
		],
		[[], []],
	])('tiles %j that are out of order: all tiles in the order in which they are shown [J5]', (listed, shown) => {
		expect(idsOf({ tiles: listed.map(tile) })).toEqual(shown);
	});

	it('tiles of a collection, of an image of unknown size and of a huge one are listed as they are [J5]', () => {
		const tiles = [tile(5), tile(2)];
		expect(idsOf({ tiles, image: undefined, imagewidth: undefined, imageheight: undefined })).toEqual([5, 2]);
		expect(idsOf({ tiles, imagewidth: undefined, imageheight: undefined })).toEqual([5, 2]);
		expect(idsOf({ tiles, imagewidth: 1e9, imageheight: 1e9, columns: 0, tilecount: 0 })).toEqual([5, 2]);
	});

	it('the tiles of a map are listed together, up to a limit [J5]', () => {
		const embedded = { ...tileset({}), tiles: [tile(5), tile(2)], imagewidth: 4096, imageheight: 2048, columns: 256, tilecount: 32768 };
		const { type: _, ...rest } = embedded;
		const map = readMap(mapText(`"tilesets": ${JSON.stringify([1, 100_001, 200_001].map((firstgid) => ({ firstgid, ...rest })))}`));
		const counts = toExport(map, HERE).tilesets.map((each) => ('source' in each ? 0 : each.tiles.length));
		expect(counts).toEqual([32768, 32768, 2]);
	});

	it('Wang tiles are sorted by their tiles, the later of two of one tile behind it, without those that have no color [J5]', () => {
		const wang = (tileid: number, ...colors: readonly number[]) => ({
			tileid,
			wangid: Array.from({ length: 8 }, (_, i) => colors[i] ?? 0),
		});
		const wangtiles = [wang(7, 0, 1), wang(3, 0, 1), wang(3, 0, 1, 0, 1), wang(4), { ...wang(2), note: 'kept' }, wang(1, 0, 1)];
		const before = tileset({ wangsets: [{ name: 'w', type: 'corner', colors: [{ name: 'c', color: '#ff0000' }], wangtiles }] });
		const [set] = toExport(before, HERE).wangsets;
		expect(set?.wangtiles).toEqual([wang(1, 0, 1), { ...wang(2), note: 'kept' }, wang(3, 0, 1), wang(3, 0, 1, 0, 1), wang(7, 0, 1)]);
		const sorted = tileset({ wangsets: set === undefined ? [] : [set] });
		expect(toExport(sorted, HERE)).toEqual(sorted);
	});
});
