import { GidFlags } from '@tilewright/format';
import { shownTile, shownUntil, tileOf } from '@tilewright/play';
import { describe, expect, it } from 'vitest';
import { loadedFrom, mapJson, tilesetJson } from '../support/map-files.ts';

const frames = (...ids: readonly number[]) => ids.map((tileid) => ({ tileid, duration: 100 }));
const map = await loadedFrom({
	'map.tmj': mapJson({
		tilesets: [
			tilesetJson({
				firstgid: 5,
				tiles: [
					{ id: 1, animation: frames(2, 3) },
					{ id: 4, animation: frames(70) },
				],
			}),
			tilesetJson({ firstgid: 60 }),
		],
	}),
});
const shownAt = (gid: number, time: number) => {
	const tile = tileOf(map.tiles, gid);
	return tile && shownTile(map.tiles, tile, time);
};

describe('an animated tile', () => {
	it('shows its frames in turn, and again', () => {
		expect([0, 99, 100, 199, 200].map((time) => shownAt(6, time)?.id)).toEqual([2, 2, 3, 3, 2]);
		expect(shownAt(6, 100)).toBe(tileOf(map.tiles, 8));
		expect(shownAt(6, 100)?.picture).toEqual({ source: '/tiles.png', x: 48, y: 0, width: 16, height: 16 });
	});

	it('stays flipped [G1]', () => {
		const flipped = GidFlags.horizontal + 6;
		expect(shownAt(flipped, 100)).toMatchObject({ id: 3, flips: { horizontal: true }, gid: GidFlags.horizontal + 8 });
	});

	it('says until when', () => {
		const tile = tileOf(map.tiles, 6);
		expect(tile && [0, 150, 1040].map((time) => shownUntil(tile, time))).toEqual([100, 200, 1100]);
	});

	it('shows nothing if a frame is no tile of its tileset', () => {
		expect(shownAt(9, 0)).toBeUndefined();
	});

	it('other tiles show themselves, always', () => {
		const tile = tileOf(map.tiles, 5);
		expect(tile && [shownAt(5, 1e6) === tile, shownUntil(tile, 1e6)]).toEqual([true, undefined]);
	});
});
