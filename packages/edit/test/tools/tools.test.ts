import type { TileLayer, TileMap } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import type { CellWriter } from '../../src/cells/cell-writer.ts';
import { changeCells, tileLayerOf } from '../../src/cells/change-cells.ts';
import { apply } from '../../src/change/apply.ts';
import type { Region } from '../../src/region/region.ts';
import { countCells, hasCell, rectangle } from '../../src/region/region.ts';
import { regionWhere } from '../../src/region/shapes.ts';
import { randomBrush, stampBrush } from '../../src/stamps/brush.ts';
import { captureStamp, stampOf } from '../../src/stamps/stamp.ts';
import { ellipseCells, ellipseRegion } from '../../src/tools/ellipse.ts';
import { erase, fillRegion, floodFill, replaceTiles } from '../../src/tools/fill.ts';
import { connectedRegion, equalRegion } from '../../src/tools/flood.ts';
import { lineCells, rectangleCells } from '../../src/tools/line.ts';
import { placed, stamp, stroke } from '../../src/tools/stroke.ts';
import { drawing, drawn, infiniteLayerOf, layerOf, mapOf, staggered } from '../support/drawn.ts';

const EMPTY = `
	........
	........
	........
	........
	........
`;

/** The first layer of a map after painting. */
function painted(map: TileMap, paint: (cells: CellWriter) => void, within?: Parameters<typeof changeCells>[3]): TileLayer {
	const { doc, issues } = apply(map, changeCells(map, 1, paint, within));
	expect(issues).toEqual([]);
	return tileLayerOf(doc, 1);
}

interface Case {
	readonly name: string;
	readonly before?: string;
	readonly paint: (cells: CellWriter) => void;
	readonly after: string;
}

const fill = (gid: number) => stampBrush(stampOf(gid));

const CASES: readonly Case[] = [
	{
		name: '[E6] a stamp is centred on the cursor, and its empty cells leave the map alone',
		before: '999\n999\n999',
		paint: (cells) =>
			stamp(
				cells,
				stampOf([
					[1, 0],
					[2, 3],
				]),
				{ x: 1, y: 1 },
			),
		after: `
			199
			239
			999`,
	},
	{
		name: '[E7] a stroke with a large stamp tiles instead of smearing',
		paint: (cells) =>
			void stroke(
				cells,
				stampBrush(
					stampOf([
						[1, 2],
						[3, 4],
					]),
				),
				lineCells({ x: 1, y: 1 }, { x: 6, y: 1 }),
			),
		after: `
			121212..
			343434..
			........
			........
			........`,
	},
	{
		name: '[E9] a line steps along both axes at once',
		paint: (cells) => void stroke(cells, fill(1), lineCells({ x: 0, y: 0 }, { x: 7, y: 3 })),
		after: `
			11......
			..11....
			....11..
			......11
			........`,
	},
	{
		name: 'a line without diagonal steps',
		paint: (cells) => void stroke(cells, fill(1), lineCells({ x: 0, y: 0 }, { x: 3, y: 3 }, true)),
		after: `
			11......
			.11.....
			..11....
			...1....
			........`,
	},
	{
		name: 'the edges of a rectangle',
		paint: (cells) => void stroke(cells, fill(1), rectangleCells({ x: 6, y: 4 }, { x: 1, y: 1 })),
		after: `
			........
			.111111.
			.1....1.
			.1....1.
			.111111.`,
	},
	{
		name: '[E9] an ellipse around a cell',
		paint: (cells) => void stroke(cells, fill(1), ellipseCells({ x: 3, y: 2 }, { x: 3, y: 2 })),
		after: `
			..111...
			11...11.
			1.....1.
			11...11.
			..111...`,
	},
	{
		name: '[E22] a filled ellipse',
		paint: (cells) => fillRegion(cells, ellipseRegion({ x: 0, y: 0, width: 8, height: 5 }), fill(1)),
		after: `
			..1111..
			11111111
			11111111
			11111111
			..1111..`,
	},
	{
		name: '[E21] a pattern starts at the top left of what is filled',
		paint: (cells) =>
			fillRegion(
				cells,
				rectangle({ x: 1, y: 1, width: 5, height: 3 }),
				stampBrush(
					stampOf([
						[1, 2],
						[3, 4],
					]),
				),
			),
		after: `
			........
			.12121..
			.34343..
			.12121..
			........`,
	},
	{
		name: '[E18] a fill covers connected equal cells, not across corners',
		before: `
			11.....1
			11.1...1
			1..11.11
			1...1.1.
			1.....1.`,
		paint: (cells) => floodFill(cells, { x: 2, y: 0 }, fill(5)),
		after: `
			11555551
			11515551
			15511511
			1555151.
			1555551.`,
	},
	{
		name: '[E23] erasing',
		before: '1234\n5678',
		paint: (cells) => erase(cells, rectangle({ x: 1, y: 0, width: 2, height: 5 })),
		after: '1..4\n5..8',
	},
	{
		name: 'replacing a tile',
		before: '1212\n3131',
		paint: (cells) => replaceTiles(cells, rectangle({ x: 0, y: 0, width: 3, height: 2 }), (gid) => (gid === 1 ? 7 : gid)),
		after: '7272\n3731',
	},
];

describe('tools', () => {
	it.each(CASES)('$name', ({ before = EMPTY, paint, after }) => {
		expect(drawn(painted(mapOf(layerOf(before)), paint))).toBe(drawing(after));
	});

	it('[E3] only change cells of the selected area', () => {
		const map = mapOf(layerOf('....\n....\n....'));
		const layer = painted(map, (cells) => floodFill(cells, { x: 0, y: 0 }, fill(1)), rectangle({ x: 1, y: 1, width: 2, height: 9 }));
		expect(drawn(layer)).toBe(drawing('....\n.11.\n.11.'));
	});

	it('[E18] connect the six cells around a cell on staggered maps', () => {
		// Odd rows are shifted to the right: 1, 0 touches 0, 1 and 1, 1.
		const map = staggered(mapOf(layerOf('.1..\n1...\n.1..\n....')));
		const layer = painted(map, (cells) => floodFill(cells, { x: 1, y: 0 }, fill(5)));
		expect(drawn(layer)).toBe(drawing('.5..\n5...\n.5..\n....'));
	});

	it('[E16] keep the shape of a stamp on rows of the other parity', () => {
		const map = staggered(mapOf(layerOf('.1..\n1...\n.1..\n....\n....\n....')));
		const layer = painted(map, (cells) => {
			const taken = captureStamp(cells, { x: 0, y: 0, width: 2, height: 3 });
			stamp(cells, taken, { x: 3, y: 4 });
		});
		// The stamp lies on rows 3 to 5. Row 3 is shifted: the middle row moves right.
		expect(drawn(layer)).toBe(drawing('.1..\n1...\n.1..\n...1\n...1\n...1'));
	});

	it('[E25] select connected and equal cells', () => {
		const map = mapOf(layerOf('112\n121\n111'));
		changeCells(map, 1, (cells) => {
			expect(connectedRegion(cells, { x: 0, y: 0 }).bands).toEqual([
				{ top: 0, bottom: 1, spans: [0, 2] },
				{ top: 1, bottom: 2, spans: [0, 1, 2, 3] },
				{ top: 2, bottom: 3, spans: [0, 3] },
			]);
			expect(equalRegion(cells, (gid) => gid === 2).bands).toEqual([
				{ top: 0, bottom: 1, spans: [2, 3] },
				{ top: 1, bottom: 2, spans: [1, 2] },
			]);
			expect(equalRegion(cells, 1)).toEqual(equalRegion(cells, (gid) => gid === 1));
			expect(equalRegion(cells, 3).bands).toEqual([]);
		});
	});

	it('[E8] draw one of the variations of a stamp for each placement, by probability', () => {
		const map = mapOf(layerOf(Array.from({ length: 50 }, () => '.'.repeat(100)).join('\n')));
		const variations = [{ stamp: stampOf([[1, 2]]) }, { stamp: stampOf([[3, 4]]), probability: 3 }, { stamp: stampOf(5), probability: 0 }];
		const paint = (cells: CellWriter): void =>
			fillRegion(cells, rectangle({ x: 0, y: 0, width: 100, height: 50 }), stampBrush(variations, 3));
		const once = drawn(painted(map, paint));
		expect(once).toMatch(/^(12|34|\n)+$/);
		const share = [...once].filter((character) => character === '3').length / 2500;
		expect(share).toBeGreaterThan(0.71);
		expect(share).toBeLessThan(0.79);
		expect(drawn(painted(map, paint))).toBe(once);
	});

	it.each([
		{ name: 'short rows', width: 3, height: 2 },
		{ name: 'long rows', width: 70, height: 3 },
	])('[E21] repeat a stamp of $name in a region with gaps, and leave the map where the stamp is empty', ({ width, height }) => {
		const size = { width: 160, height: 9 };
		const gids = Uint32Array.from({ length: width * height }, (_, i) => (i % 5 === 4 ? 0 : 1 + (i % 7)));
		const region = regionWhere({ x: 3, y: 1, width: 150, height: 7 }, (x, y) => (x * 3 + y) % 11 !== 0);
		const map = mapOf(layerOf(Array.from({ length: size.height }, () => '9'.repeat(size.width)).join('\n')));
		const result = painted(map, (cells) => fillRegion(cells, region, stampBrush({ width, height, gids })));
		const expected = Array.from({ length: size.height }, (_, y) =>
			Array.from({ length: size.width }, (_, x) => {
				const gid = hasCell(region, x, y) ? (gids[((y - 1) % height) * width + ((x - 3) % width)] ?? 0) : 0;
				return gid === 0 ? 9 : gid;
			}).join(''),
		);
		expect(drawn(result)).toBe(expected.join('\n'));
	});

	it('[E12] take a stamp from the cells of a map, of a selection if there is one', () => {
		const map = mapOf(layerOf('123\n456'));
		changeCells(map, 1, (cells) => {
			expect(captureStamp(cells, { x: 1, y: 0, width: 3, height: 2 })).toEqual(
				stampOf([
					[2, 3, 0],
					[5, 6, 0],
				]),
			);
			expect(captureStamp(cells, { x: 0, y: 0, width: 2, height: 2 }, rectangle({ x: 1, y: 1, width: 9, height: 9 }))).toEqual(
				stampOf([
					[0, 0],
					[0, 5],
				]),
			);
		});
	});

	it('[E10] a random brush draws tiles by their weights, the same for the same seed', () => {
		const map = mapOf(layerOf(Array.from({ length: 100 }, () => '.'.repeat(100)).join('\n')));
		const brush = randomBrush([stampOf([[1, 1, 2]])], (gid) => (gid === 2 ? 4 : 1), 7);
		const paint = (cells: CellWriter): void => fillRegion(cells, rectangle({ x: 0, y: 0, width: 100, height: 100 }), brush);
		const once = drawn(painted(map, paint));
		const share = [...once].filter((character) => character === '2').length / 10_000;
		expect(share).toBeGreaterThan(0.64);
		expect(share).toBeLessThan(0.69);
		expect(drawn(painted(map, paint))).toBe(once);
	});

	it('[L3] add chunks to infinite layers, and remove empty ones', () => {
		const map = mapOf(infiniteLayerOf('11\n11', -1, -1));
		const layer = painted(map, (cells) => {
			erase(cells, rectangle({ x: -1, y: -1, width: 2, height: 2 }));
			cells.set(-20, 3, 5);
			cells.set(-17, 3, 6);
		});
		expect(layer).toMatchObject({ startx: -32, starty: 0, width: 16, height: 16, chunks: [{ x: -32, y: 0, width: 16, height: 16 }] });
		expect(drawn(layer).split('\n')[3]).toBe('............5..6');
	});
});

it('[E7] a stamp of many cells is placed wherever it does not overlap itself, as a small one is', () => {
	const size = 7;
	const corner = stampOf(Array.from({ length: size }, (_, y) => Array.from({ length: size }, (_, x) => (x === 0 || y === 0 ? 1 : 0))));
	const positions = lineCells({ x: 4, y: 4 }, { x: 30, y: 12 });
	const map = mapOf(layerOf(Array.from({ length: 20 }, () => '.'.repeat(40)).join('\n')));
	const taken = new Set<string>();
	const expected = painted(map, (cells) => {
		for (const at of positions) {
			const own = placed(cells, corner, at);
			if (own.some(({ x, y }) => taken.has(`${x},${y}`))) continue;
			for (const { x, y } of own) taken.add(`${x},${y}`);
			stamp(cells, corner, at);
		}
	});
	let done: Region | undefined;
	const result = painted(map, (cells) => {
		done = stroke(cells, stampBrush(corner), positions.slice(0, 9));
		done = stroke(cells, stampBrush(corner), positions.slice(9), done);
	});
	expect(drawn(result)).toBe(drawn(expected));
	expect(done && countCells(done)).toBe(taken.size);
});
