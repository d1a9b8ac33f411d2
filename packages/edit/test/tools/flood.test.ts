import type { TileMap } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import { cellWriter } from '../../src/cells/cell-writer.ts';
import { changeCells, tileLayerOf } from '../../src/cells/change-cells.ts';
import { apply } from '../../src/change/apply.ts';
import { invert } from '../../src/change/invert.ts';
import { hashed } from '../../src/random/hash.ts';
import { isSameRegion } from '../../src/region/combine.ts';
import { hasCell, rectangle } from '../../src/region/region.ts';
import type { CellPosition } from '../../src/region/shapes.ts';
import { regionOfCells } from '../../src/region/shapes.ts';
import { stampBrush } from '../../src/stamps/brush.ts';
import { stampOf } from '../../src/stamps/stamp.ts';
import { floodFill } from '../../src/tools/fill.ts';
import { connectedRegion } from '../../src/tools/flood.ts';
import { layerOf, mapOf, staggered } from '../support/drawn.ts';

const WIDTH = 90;
const HEIGHT = 70;

/** A map of three kinds of cells in patches, by a seed. */
function patches(seed: number): TileMap {
	const row = (y: number): string =>
		Array.from({ length: WIDTH }, (_, x) => (hashed(seed, x, y) < 0.3 ? '1' : hashed(seed, x >> 2, y >> 2) < 0.4 ? '2' : '.')).join('');
	return mapOf(layerOf(Array.from({ length: HEIGHT }, (_, y) => row(y)).join('\n')));
}

/** The cells around a cell, as rule E18 says. */
function around(map: TileMap, { x, y }: CellPosition): CellPosition[] {
	const sides = [
		{ x: x - 1, y },
		{ x: x + 1, y },
		{ x, y: y - 1 },
		{ x, y: y + 1 },
	];
	if (map.orientation !== 'staggered') return sides;
	const isOdd = ((map.staggeraxis === 'y' ? y : x) & 1) === 1;
	const by = isOdd === (map.staggerindex === 'odd') ? 1 : -1;
	if (map.staggeraxis === 'y') return [...sides, { x: x + by, y: y - 1 }, { x: x + by, y: y + 1 }];
	return [...sides, { x: x - 1, y: y + by }, { x: x + 1, y: y + by }];
}

/** The connected cells, one after the other. */
function connected(map: TileMap, start: CellPosition, isKind: (gid: number) => boolean): CellPosition[] {
	const cells = cellWriter(map, tileLayerOf(map, 1));
	const found = new Map<string, CellPosition>();
	const open = [start];
	for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
		const isInside = cell.x >= 0 && cell.y >= 0 && cell.x < WIDTH && cell.y < HEIGHT;
		if (!isInside || found.has(`${cell.x},${cell.y}`) || !isKind(cells.get(cell.x, cell.y))) continue;
		found.set(`${cell.x},${cell.y}`, cell);
		open.push(...around(map, cell));
	}
	return [...found.values()];
}

describe('connected cells of large layers', () => {
	const shapes = {
		orthogonal: (map: TileMap) => map,
		'staggered, odd rows': (map: TileMap) => staggered(map),
		'staggered, even rows': (map: TileMap) => staggered(map, 'y', 'even'),
		'staggered, odd columns': (map: TileMap) => staggered(map, 'x'),
		'staggered, even columns': (map: TileMap) => staggered(map, 'x', 'even'),
	};

	it.each(Object.entries(shapes))('[E18] are those that a search from cell to cell finds: %s', (_, shaped) => {
		let most = 0;
		for (let seed = 0; seed < 12; seed++) {
			const map = shaped(patches(seed));
			const start = { x: (seed * 31) % WIDTH, y: (seed * 17) % HEIGHT };
			const cells = cellWriter(map, tileLayerOf(map, 1));
			const own = cells.get(start.x, start.y);
			const same = connected(map, start, (gid) => gid === own);
			expect(isSameRegion(connectedRegion(cells, start), regionOfCells(same))).toBe(true);
			const isKind = (gid: number): boolean => gid !== 2;
			expect(isSameRegion(connectedRegion(cells, start, isKind), regionOfCells(connected(map, start, isKind)))).toBe(true);
			most = Math.max(most, same.length);
		}
		expect(most).toBeGreaterThan(200);
	});

	it('[E3, E18] are filled and unfilled, within an area too, whatever part of the layer they are', () => {
		const within = rectangle({ x: 10, y: 5, width: 40, height: 60 });
		for (const isMost of [true, false]) {
			const map = isMost ? mapOf(layerOf(`${'.'.repeat(WIDTH)}\n`.repeat(HEIGHT))) : patches(3);
			for (const area of [undefined, within]) {
				const start = { x: 12, y: 8 };
				const own = cellWriter(map, tileLayerOf(map, 1)).get(start.x, start.y);
				const region = regionOfCells(connected(map, start, (gid) => gid === own));
				const changes = changeCells(map, 1, (cells) => floodFill(cells, start, stampBrush(stampOf(7))), area);
				const { doc } = apply(map, changes);
				const [before, after] = [cellWriter(map, tileLayerOf(map, 1)), cellWriter(doc, tileLayerOf(doc, 1))];
				let wrong = 0;
				for (let y = 0; y < HEIGHT; y++) {
					for (let x = 0; x < WIDTH; x++) {
						const isFilled = hasCell(region, x, y) && (area === undefined || hasCell(area, x, y));
						if (after.get(x, y) !== (isFilled ? 7 : before.get(x, y))) wrong++;
					}
				}
				expect(wrong).toBe(0);
				expect(apply(doc, invert(changes)).doc).toEqual(map);
			}
		}
	});

	it('are read after they were written', () => {
		const map = mapOf(layerOf(`${'.'.repeat(WIDTH)}\n`.repeat(HEIGHT)));
		const cells = cellWriter(map, tileLayerOf(map, 1));
		for (let y = 0; y < HEIGHT; y++) cells.set(20, y, 3);
		floodFill(cells, { x: 0, y: 0 }, stampBrush(stampOf(5)));
		floodFill(cells, { x: 50, y: 0 }, stampBrush(stampOf(6)));
		expect([cells.get(19, 69), cells.get(20, 69), cells.get(21, 69)]).toEqual([5, 3, 6]);
		expect(cells.copy({ x: 18, y: 1, width: 4, height: 1 })).toEqual(Uint32Array.of(5, 5, 3, 6));
	});
});
