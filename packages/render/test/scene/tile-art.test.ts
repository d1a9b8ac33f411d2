import type { Frame, PictureFacts, TileArt } from '@tilewright/render';
import { describe, expect, it } from 'vitest';
import { shownArt } from '../../src/draw-list/shown-tile.ts';
import type { Fields } from '../support/map-json.ts';
import { mapJson, sceneFrom, tilesetJson } from '../support/map-json.ts';

const facts = (path: string, width: number, height: number): PictureFacts => new Map([[path, { width, height }]]);

/** Returns the art of a tile, by id. */
async function artOf(tileset: Fields, facts?: PictureFacts): Promise<(id: number) => TileArt | undefined> {
	const { maps } = await sceneFrom(mapJson({ tilesets: [tileset] }), {}, facts);
	return (id) => maps[0]?.art(id + 1);
}

const rect = (x: number, y: number, width = 16, height = 16): Omit<Frame, 'image'> => ({ x, y, width, height });

describe('the tiles of a picture', () => {
	it('are cut row by row, with margin and spacing', async () => {
		const art = await artOf(tilesetJson({ margin: 3, spacing: 2, imagewidth: 75, imageheight: 39 }));
		expect([0, 3, 4, 7].map((id) => art(id)?.source)).toEqual([rect(3, 3), rect(57, 3), rect(3, 21), rect(57, 21)]);
		expect(art(8)).toBeUndefined();
	});

	it('are cut from the actual picture, whatever size the document gives', async () => {
		const art = await artOf(tilesetJson(), facts('/tiles.png', 40, 100));
		expect([0, 1, 2, 11].map((id) => art(id)?.source)).toEqual([rect(0, 0), rect(16, 0), rect(0, 16), rect(16, 80)]);
		expect(art(12)).toBeUndefined();
	});

	it('have no picture if it is missing; those that the document lists still exist [R10]', async () => {
		const art = await artOf(tilesetJson({ tiles: [{ id: 3, type: 'Door' }] }), new Map([['/tiles.png', null]]));
		expect([art(0), art(3)?.picture, art(3)?.width]).toEqual([undefined, undefined, 16]);
	});

	it('outside the picture have none', async () => {
		const art = await artOf(tilesetJson({ tiles: [{ id: 9, type: 'Door' }] }), facts('/tiles.png', 64, 32));
		expect([art(9)?.picture, art(9)?.source]).toEqual([undefined, rect(0, 0, 0, 0)]);
	});

	it('need the picture to be loaded if its size is unknown', async () => {
		const tileset = tilesetJson({ imagewidth: undefined, imageheight: undefined });
		expect((await sceneFrom(mapJson({ tilesets: [tileset] }))).unsized).toEqual([{ path: '/tiles.png' }]);
		expect((await sceneFrom(mapJson({ tilesets: [tileset] }), {}, facts('/tiles.png', 64, 32))).unsized).toEqual([]);
	});
});

describe('the tiles of a collection', () => {
	const collection = (tile: Fields): Fields => ({
		...{ firstgid: 1, name: 'collection', tilewidth: 99, tileheight: 99, columns: 0, tilecount: 1, margin: 0, spacing: 0 },
		tiles: [{ id: 0, image: 'a.png', imagewidth: 40, imageheight: 30, ...tile }],
	});

	it('are pictures, or rectangles clipped to their picture', async () => {
		expect((await artOf(collection({})))(0)?.source).toEqual(rect(0, 0, 40, 30));
		expect((await artOf(collection({ x: 5, y: 6, width: 7, height: 8 })))(0)?.source).toEqual(rect(5, 6, 7, 8));
		expect((await artOf(collection({ x: 35, y: -5, width: 10, height: 10 })))(0)?.source).toEqual(rect(35, 0, 5, 5));
		expect((await artOf(collection({}), facts('/a.png', 12, 10)))(0)?.source).toEqual(rect(0, 0, 12, 10));
	});

	it('have no picture if it is missing or not given', async () => {
		const missing = (await artOf(collection({}), new Map([['/a.png', null]])))(0);
		expect([missing?.picture, missing?.width]).toEqual([undefined, 40]);
		expect((await artOf(collection({ image: '' })))(0)?.picture).toBeUndefined();
	});
});

describe('an animated tile', () => {
	const shown = async (durations: readonly number[], times: readonly number[]): Promise<(number | undefined)[]> => {
		const animation = durations.map((duration, i) => ({ tileid: i + 1, duration }));
		const still = (await artOf(tilesetJson({ tiles: [{ id: 0, animation }] })))(0);
		return times.map((time) => still && shownArt(still, time)).map((art) => art && art.source.x / 16 + art.source.y / 4);
	};

	it('repeats its frames', async () => {
		expect(await shown([100, 50, 150], [0, 99.9, 100, 149, 150, 299, 300, 3e6 + 120])).toEqual([1, 1, 2, 2, 3, 3, 1, 2]);
	});

	it('stops at a frame without duration, as in Tiled', async () => {
		expect(await shown([0, 50], [0, 10, 1e9])).toEqual([1, 1, 1]);
		expect(await shown([50, 0, 10], [0, 49, 50, 70, 1e9])).toEqual([1, 1, 2, 2, 2]);
	});

	it('shows itself if it has no frames, or the time is not a number', async () => {
		expect(await shown([], [0, 50])).toEqual([0, 0]);
		expect(await shown([100], [NaN])).toEqual([0]);
	});

	it('shows nothing if its frame is not a tile', async () => {
		const still = (await artOf(tilesetJson({ tiles: [{ id: 0, animation: [{ tileid: 77, duration: 1 }] }] })))(0);
		expect(still && shownArt(still, 0)).toBeUndefined();
	});
});
