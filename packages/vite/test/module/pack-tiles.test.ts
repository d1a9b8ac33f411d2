import { memoryLoader } from '@tilewright/ops';
import type { GameMap } from '@tilewright/play';
import { loadMap, objects, tileOf } from '@tilewright/play';
import { unpack } from '@tilewright/vite/runtime';
import { array, assert, asyncProperty, constantFrom } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pack } from '../../src/module/pack.ts';

const withFlags = (bare: number): number[] => [0, 4, 8, 10, 15].map((flags) => flags * 0x10000000 + bare);
const GIDS = [1, 2, 8, 17].flatMap(withFlags);
/** More than the lists of tiles are long. */
const HIGH = withFlags(70_003);

/** A map with a sheet, a collection of images, and objects with some GIDs; `more` are tilesets. */
const mapWith = (gids: readonly number[], ...more: readonly object[]): Promise<GameMap> => {
	const size = { tilewidth: 16, tileheight: 16 };
	const sheet = {
		...size,
		name: 'sheet',
		image: 'a.png',
		imagewidth: 64,
		imageheight: 32,
		columns: 4,
		tilecount: 8,
		margin: 0,
		spacing: 0,
	};
	const tiles = [
		{ id: 1, type: 'Coin', image: 'coin.png', imagewidth: 20, imageheight: 10, properties: [{ name: 'value', type: 'int', value: 5 }] },
	];
	const map = {
		...{ type: 'map', version: '1.10', orientation: 'orthogonal', renderorder: 'right-down', width: 1, height: 1, infinite: false },
		...{ ...size, nextlayerid: 9, nextobjectid: 99 },
		tilesets: [{ firstgid: 1, ...sheet }, { firstgid: 16, ...size, name: 'images', tiles, tilecount: 1, columns: 0 }, ...more],
		layers: [
			{
				...{ id: 1, name: '', type: 'objectgroup', x: 0, y: 0, opacity: 1, visible: true, draworder: 'topdown' },
				objects: [...gids, undefined].map((gid, id) => ({
					id: id + 1,
					x: 0,
					y: 0,
					width: 16,
					height: 16,
					rotation: 0,
					visible: true,
					name: '',
					type: '',
					...(gid !== undefined && { gid }),
				})),
			},
		],
	};
	return loadMap('map.json', { loader: memoryLoader({ 'map.json': JSON.stringify(map) }) });
};

describe('packed tiles', () => {
	it('of objects are those of the map: any tiles, with any flags, in lists of the same form', async () => {
		await assert(
			asyncProperty(array(constantFrom(...GIDS)), async (gids) => {
				const map = await mapWith(gids);
				expect(unpack(pack(map).text, [])).toEqual(map);
			}),
		);
	});

	it('with high GIDs, too', async () => {
		const high = {
			firstgid: 70_000,
			tilewidth: 16,
			tileheight: 16,
			name: 'high',
			image: 'b.png',
			imagewidth: 64,
			imageheight: 32,
			columns: 4,
			tilecount: 8,
			margin: 0,
			spacing: 0,
		};
		const map = await mapWith([...HIGH, ...GIDS], { ...high, tiles: [{ id: 3, type: 'Door', animation: [{ duration: 100, tileid: 3 }] }] });
		expect(map.tiles.others.size).toBe(HIGH.length);
		expect(unpack(pack(map).text, [])).toEqual(map);
	});

	it('are found again by their GIDs', async () => {
		const map = await mapWith([8, 0x80000011]);
		const isMap = (value: unknown): value is GameMap => typeof value === 'object' && value !== null && 'layers' in value;
		const copy = unpack(pack(map).text, []);
		if (!isMap(copy)) throw new Error('no map');
		for (const { tile } of objects(copy)) if (tile !== undefined) expect(tileOf(copy.tiles, tile.gid)).toBe(tile);
		expect(tileOf(copy.tiles, 1)).toEqual(tileOf(map.tiles, 1));
	});

	it('refer to what their tileset says, which is there once', async () => {
		const { text } = pack(await mapWith(GIDS));
		expect(text.match(/coin\.png/g)).toHaveLength(1);
	});
});
