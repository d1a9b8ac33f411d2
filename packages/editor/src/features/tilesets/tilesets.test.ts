import { createMap, createTileset } from '@tilewright/edit';
import { expect, test } from 'vitest';
import { fittingZoom } from '../../tile-grid/fitting-zoom.ts';
import { stampOfTiles, tilesBetween } from '../../tile-grid/stamp-of-tiles.ts';
import type { TileLayout } from '../../tile-grid/tile-layout.ts';
import { layoutTiles } from '../../tile-grid/tile-layout.ts';
import { inTabOrder, movedTab } from './panel/tab-order.ts';
import { shownTiles, tilesetViews } from './panel/tileset-views.ts';

const tiles = (count: number, width = 16, height = 16) => Array.from({ length: count }, (_, id) => ({ id, width, height }));

/** The ids of the tiles by row. */
const rows = ({ tiles: placed }: TileLayout): string => {
	const lines: number[][] = [];
	for (const { id, row } of placed) lines[row] = [...(lines[row] ?? []), id];
	return lines.map((line) => line.join(' ')).join('\n');
};

const gids = (layout: TileLayout, selected: readonly number[]): string => {
	const { width, gids: all } = stampOfTiles(layout, new Set(selected), 1);
	return Array.from({ length: all.length / width }, (_, y) => all.slice(y * width, (y + 1) * width).join(' ')).join('\n');
};

test('[E88] tiles of a sheet lie as in its image', () => {
	expect(rows(layoutTiles(tiles(8), 3, 0))).toBe('0 1 2\n3 4 5\n6 7');
});

test('[E88] tiles wrap at the width of the panel', () => {
	const layout = layoutTiles(tiles(7), undefined, 16 * 3 + 2);
	expect(rows(layout)).toBe('0 1 2\n3 4 5\n6');
	expect([layout.width, layout.height]).toEqual([50, 50]);
});

test('[E88] tabs of tilesets are moved; the order is kept for all maps, and says nothing of tilesets that nobody moved', () => {
	const views = (...names: string[]) => {
		const map = createMap({ width: 1, height: 1, tilewidth: 16, tileheight: 16 });
		const tilesets = names.map((name, i) => ({ source: `${name}.tsj`, firstgid: i + 1 }));
		return tilesetViews({ ...map, tilesets }, '/a.tmj', { roots: [], files: new Map(), issues: [] });
	};
	const shown = (all: ReturnType<typeof views>, order: readonly string[]) =>
		inTabOrder(all, order)
			.map(({ name }) => name[0])
			.join('');
	const all = views('a', 'b', 'c', 'd');
	const [a, b, , d] = all;
	if (a === undefined || b === undefined || d === undefined) throw new Error('no tilesets');
	const right = movedTab(all, b, d, []);
	expect(shown(all, right)).toBe('acdb');
	const left = movedTab(inTabOrder(all, right), b, a, right);
	expect(shown(all, left)).toBe('bacd');
	expect(shown(views('x', 'a', 'y', 'b'), left)).toBe('xbya');
});

test('small tiles are doubled at first if a row of the image fits the panel', () => {
	const sheet = (columns: number, tile: number) =>
		createTileset({ name: 's', tilewidth: tile, tileheight: tile, image: 's.png', imagewidth: columns * tile, imageheight: tile });
	expect([fittingZoom(sheet(8, 16), 300), fittingZoom(sheet(9, 16), 300), fittingZoom(sheet(2, 48), 300)]).toEqual([2, 1, 1]);
});

test('a tile that is wider than the panel has a row of its own', () => {
	expect(rows(layoutTiles(tiles(2, 100), undefined, 50))).toBe('0\n1');
});

test('the tile at a point is found, and none between tiles', () => {
	const layout = layoutTiles(tiles(8), 3, 0);
	expect(layout.at(17, 17)?.id).toBe(4);
	expect(layout.at(16.5, 17)).toBeUndefined();
	expect(layout.at(500, 17)).toBeUndefined();
});

test('the tiles that touch a rectangle are found', () => {
	const layout = layoutTiles(tiles(9), 3, 0);
	expect(layout.within({ x: 10, y: 10, width: 10, height: 10 }).map(({ id }) => id)).toEqual([0, 1, 3, 4]);
});

test('[E88] a rectangle of tiles becomes a stamp, with gaps where tiles are not selected', () => {
	const layout = layoutTiles(tiles(12), 4, 0);
	const [from, to] = [layout.tiles[1], layout.tiles[6]];
	if (from === undefined || to === undefined) throw new Error('no tiles');
	expect(tilesBetween(layout, to, from)).toEqual([1, 2, 5, 6]);
	expect(gids(layout, [1, 2, 5, 6])).toBe('2 3\n6 7');
	expect(gids(layout, [1, 6, 9])).toBe('2 0\n0 7\n10 0');
	expect(gids(layout, [0, 10])).toBe('1 0 0\n0 0 0\n0 0 11');
});

test('tiles are found by class, property and id, and only used ones are shown', () => {
	const plain = { probability: 1, properties: [], animation: [] };
	const set = createTileset({
		name: 'a',
		image: 'a.png',
		imagewidth: 64,
		imageheight: 16,
		tilewidth: 16,
		tileheight: 16,
		tiles: [
			{ id: 1, type: 'Wall', ...plain },
			{ id: 2, type: '', ...plain, properties: [{ name: 'solid', type: 'bool', value: true }] },
		],
	});
	const found = (words: string, used?: ReadonlySet<number>): number[] =>
		shownTiles(set, () => undefined, { words, used }).map(({ id }) => id);
	expect(found('')).toEqual([0, 1, 2, 3]);
	expect(found('wall')).toEqual([1]);
	expect(found('SOLID')).toEqual([2]);
	expect(found('3')).toEqual([3]);
	expect(found('', new Set([0, 2]))).toEqual([0, 2]);
});
