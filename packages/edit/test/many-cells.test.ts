import type { TileMap } from '@tilewright/format';
import { cellReader } from '@tilewright/format';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { effort } from '../../../tests/support/effort.ts';
import { cellWriter } from '../src/cells/cell-writer.ts';
import { changeCells, tileLayerOf } from '../src/cells/change-cells.ts';
import { turnGid } from '../src/cells/turn-gid.ts';
import { apply } from '../src/change/apply.ts';
import { turnArea } from '../src/clipboard/turn-area.ts';
import { offsetLayers } from '../src/map/offset-layers.ts';
import { hasCell, rectangle } from '../src/region/region.ts';
import { regionWhere } from '../src/region/shapes.ts';
import { infiniteLayerOf, layerOf, mapOf } from './support/drawn.ts';

/** Cells of both kinds of maps; long rows are written in another way than short ones. */
const WIDE = 90;
const ROWS = 70;
const cell = (x: number, y: number): number =>
	(x * 7 + y * 13) % 11 === 0 ? 0 : (1 + ((x * 31 + y * 17) % 9) + ((x * y) % 16) * 2 ** 28) >>> 0;
const drawn = Array.from({ length: ROWS }, () => '.'.repeat(WIDE)).join('\n');
const data = Uint32Array.from({ length: WIDE * ROWS }, (_, i) => cell(i % WIDE, Math.floor(i / WIDE)));
const finite: TileMap = mapOf({ ...layerOf(drawn), data });
const start = infiniteLayerOf(drawn);
const infinite: TileMap = mapOf({ ...start, chunks: start.chunks.map((chunk) => ({ ...chunk, data: data.slice() })) });

function cellsOf(map: TileMap): (x: number, y: number) => number {
	return cellReader(tileLayerOf(map, 1));
}

const place = fc.record({ x: fc.integer({ min: -10, max: 80 }), y: fc.integer({ min: -10, max: 60 }) });
const size = fc.record({ width: fc.integer({ min: 1, max: 100 }), height: fc.integer({ min: 1, max: 30 }) });
const area = fc.tuple(place, size).map(([at, extent]) => ({ ...at, ...extent }));

describe.each([
	['finite', finite],
	['infinite', infinite],
])('on a map that is %s', (_, map) => {
	const inMap = (x: number, y: number): boolean => map.infinite || (x >= 0 && y >= 0 && x < WIDE && y < ROWS);

	it('setting the cells of a rectangle does what setting each does', () => {
		fc.assert(
			fc.property(area, fc.option(area), (rect, room) => {
				const gids = Uint32Array.from({ length: rect.width * rect.height }, (_, i) => (i % 5 === 0 ? 0 : i + 1));
				const within = room === null ? undefined : rectangle(room);
				const [one, other] = [cellWriter(map, tileLayerOf(map, 1), within), cellWriter(map, tileLayerOf(map, 1), within)];
				one.setArea(rect, gids);
				for (let i = 0; i < gids.length; i++) other.set(rect.x + (i % rect.width), rect.y + Math.floor(i / rect.width), gids[i] ?? 0);
				const around = { x: -10, y: -10, width: 200, height: 110 };
				expect(one.copy(around)).toEqual(other.copy(around));
			}),
			{ numRuns: effort(10, 100) },
		);
	});

	it.each(['flip-horizontally', 'flip-vertically', 'rotate-right', 'rotate-left'] as const)(
		'[E150] %s turns the cells of an area',
		(turn) => {
			fc.assert(
				fc.property(area, fc.boolean(), (rect, hasHoles) => {
					const isIn = (x: number, y: number): boolean => !hasHoles || (x + y) % 3 !== 0;
					const region = regionWhere(rect, isIn);
					const { changes, region: turned } = turnArea(map, [1], region, turn);
					const after = apply(map, changes).doc;
					const [was, is] = [cellsOf(map), cellsOf(after)];
					const bounds = rect;
					if (hasHoles && (rect.width < 3 || rect.height < 3)) return;
					for (let y = 0; y < bounds.height; y++)
						for (let x = 0; x < bounds.width; x++) {
							const [column, row] = {
								'flip-horizontally': [bounds.width - 1 - x, y],
								'flip-vertically': [x, bounds.height - 1 - y],
								'rotate-right': [bounds.height - 1 - y, x],
								'rotate-left': [y, bounds.width - 1 - x],
							}[turn];
							const at = { x: bounds.x + (column ?? 0), y: bounds.y + (row ?? 0) };
							const moves = isIn(bounds.x + x, bounds.y + y);
							if (inMap(at.x, at.y)) expect(hasCell(turned, at.x, at.y)).toBe(moves);
							const gid = was(bounds.x + x, bounds.y + y);
							if (moves && gid !== 0 && inMap(at.x, at.y)) expect(is(at.x, at.y)).toBe(turnGid(gid, turn));
						}
				}),
				{ numRuns: effort(4, 40) },
			);
		},
	);

	it('[E84] offsetting moves each cell of an area, which may wrap', () => {
		const offset = fc.record({ x: fc.integer({ min: -120, max: 120 }), y: fc.integer({ min: -90, max: 90 }) });
		const inside = fc.constantFrom(
			{ x: 0, y: 0, width: WIDE, height: ROWS },
			{ x: 3, y: 5, width: 80, height: 41 },
			{ x: 10, y: 8, width: 9, height: 7 },
		);
		fc.assert(
			fc.property(inside, offset, fc.boolean(), fc.boolean(), (rect, by, wrapX, wrapY) => {
				const after = apply(map, offsetLayers(map, [1], { area: rect, offset: by, wrapX, wrapY })).doc;
				const [was, is] = [cellsOf(map), cellsOf(after)];
				const modulo = (value: number, most: number): number => ((value % most) + most) % most;
				const found = changeCells(map, 1, (cells) => {
					for (let y = 0; y < rect.height; y++)
						for (let x = 0; x < rect.width; x++) {
							const from = { x: wrapX ? modulo(x - by.x, rect.width) : x - by.x, y: wrapY ? modulo(y - by.y, rect.height) : y - by.y };
							const isInside = from.x >= 0 && from.y >= 0 && from.x < rect.width && from.y < rect.height;
							cells.set(rect.x + x, rect.y + y, isInside ? was(rect.x + from.x, rect.y + from.y) : 0);
						}
				});
				const expected = cellsOf(apply(map, found).doc);
				for (let y = 0; y < ROWS; y++)
					for (let x = 0; x < WIDE; x++) if (is(x, y) !== expected(x, y)) expect([x, y, is(x, y)]).toEqual([x, y, expected(x, y)]);
			}),
			{ numRuns: effort(7, 70) },
		);
	});
});
