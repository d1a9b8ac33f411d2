import type { CellBounds, Chunk, InfiniteTileLayer, TileMap } from '@tilewright/format';
import { cellAt } from '@tilewright/format';
import { overlap } from '@tilewright/geometry';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { effort } from '../../../tests/support/effort.ts';
import { cellWriter } from '../src/cells/cell-writer.ts';
import { tileLayerOf } from '../src/cells/change-cells.ts';
import { apply } from '../src/change/apply.ts';
import type { Change } from '../src/change/change.ts';
import { invert } from '../src/change/invert.ts';
import { squash } from '../src/change/squash.ts';
import { removeTilesets } from '../src/tilesets/add-tileset.ts';
import { swapTiles } from '../src/tilesets/change-gids.ts';
import { infiniteLayerOf, mapOf } from './support/drawn.ts';
import { embedded, tilesetFile } from './support/tilesets.ts';

/** Where chunks and what is written may be. */
const AROUND = { x: -8, y: -8, width: 40, height: 40 };

const place = (least: number, most: number) =>
	fc.record({ x: fc.integer({ min: least, max: most }), y: fc.integer({ min: least, max: most }) });
const areaOf = (most: number) =>
	fc
		.tuple(place(-6, 18), fc.record({ width: fc.integer({ min: 1, max: most }), height: fc.integer({ min: 1, max: most }) }))
		.map(([at, size]): CellBounds => ({ ...at, ...size }));
const gidsOf = ({ width, height }: CellBounds) =>
	fc.array(fc.integer({ min: 0, max: 4 }), { minLength: width * height, maxLength: width * height }).map((gids) => Uint32Array.from(gids));
const chunk = areaOf(9).chain((bounds): fc.Arbitrary<Chunk> => gidsOf(bounds).map((data) => ({ ...bounds, data })));
/** Chunks of one size at some places of its grid; several may be at the same place. */
const onGrid = fc.array(
	fc
		.tuple(place(-1, 1), gidsOf({ x: 0, y: 0, width: 16, height: 16 }))
		.map(([{ x, y }, data]) => ({ x: x * 16, y: y * 16, width: 16, height: 16, data })),
	{ maxLength: 5 },
);
const chunks = fc.oneof(fc.array(chunk, { maxLength: 6 }), onGrid);

type Write =
	| { readonly type: 'set'; readonly x: number; readonly y: number; readonly gid: number }
	| { readonly type: 'row'; readonly x: number; readonly y: number; readonly width: number; readonly gid: number }
	| { readonly type: 'area' | 'run'; readonly area: CellBounds; readonly gids: Uint32Array };

const gid = fc.integer({ min: 0, max: 9 });
const writing: fc.Arbitrary<Write> = fc.oneof(
	place(-6, 26).chain((at) => gid.map((gid): Write => ({ type: 'set', ...at, gid }))),
	fc.tuple(place(-6, 20), fc.integer({ min: 1, max: 12 }), gid).map(([at, width, gid]): Write => ({ type: 'row', ...at, width, gid })),
	areaOf(12).chain((area) => gidsOf(area).map((gids): Write => ({ type: 'area', area, gids }))),
	areaOf(12).chain((area) => gidsOf(area).map((gids): Write => ({ type: 'run', area: { ...area, height: 1 }, gids }))),
);

function mapWith(list: readonly Chunk[]): TileMap {
	return mapOf({ ...infiniteLayerOf('1'), chunks: list.map((chunk) => ({ ...chunk, data: chunk.data.slice() })) });
}

/** All cells around, as a reader finds them. */
function cellsOf(map: TileMap): number[] {
	const layer = tileLayerOf(map, 1);
	return Array.from({ length: AROUND.width * AROUND.height }, (_, i) =>
		cellAt(layer, AROUND.x + (i % AROUND.width), AROUND.y + Math.floor(i / AROUND.width)),
	);
}

const at = (x: number, y: number): number => (y - AROUND.y) * AROUND.width + x - AROUND.x;

/** Writes, and notes in a list what the cells must be then. */
function written(map: TileMap, writes: readonly Write[], expected: number[]): Change[] {
	const cells = cellWriter(map, tileLayerOf(map, 1));
	for (const write of writes) {
		if (write.type === 'set') {
			cells.set(write.x, write.y, write.gid);
			expected[at(write.x, write.y)] = write.gid;
		} else if (write.type === 'row') {
			cells.setRow(write.x, write.x + write.width, write.y, write.gid);
			expected.fill(write.gid, at(write.x, write.y), at(write.x + write.width, write.y));
		} else {
			const { x, y, width } = write.area;
			if (write.type === 'area') cells.setArea(write.area, write.gids);
			else cells.setRun(x, y, write.gids, 0, width);
			for (const [i, gid] of write.gids.entries()) {
				if (write.type === 'area') expected[at(x + (i % width), y + Math.floor(i / width))] = gid;
				else if (i < width && gid !== 0) expected[at(x + i, y)] = gid;
			}
		}
	}
	expect([...cells.copy(AROUND)]).toEqual(expected);
	for (const write of writes) if (write.type === 'set') expect(cells.get(write.x, write.y)).toBe(expected[at(write.x, write.y)]);
	return cells.changes();
}

it('[L3] cells of overlapping chunks are what was written last, in one step and in several, and as before after undo', () => {
	fc.assert(
		fc.property(chunks, fc.array(writing, { maxLength: 5 }), fc.array(writing, { maxLength: 5 }), (list, first, second) => {
			const map = mapWith(list);
			const before = cellsOf(map);
			const expected = [...before];
			const one = written(map, first, expected);
			const between = apply(map, one);
			expect(between.issues).toEqual([]);
			expect(cellsOf(between.doc)).toEqual(expected);
			const other = written(between.doc, second, expected);
			const after = apply(between.doc, other);
			expect(after.issues).toEqual([]);
			expect(cellsOf(after.doc)).toEqual(expected);
			const merged = apply(map, squash([...one, ...other]));
			expect(merged.issues).toEqual([]);
			expect(cellsOf(merged.doc)).toEqual(expected);
			expect(apply(after.doc, invert([...one, ...other])).doc).toEqual(map);
		}),
		{ numRuns: effort(50, 1000) },
	);
});

it('[L3] swapped and removed tiles are swapped and gone in the cells below other chunks, too', () => {
	fc.assert(
		fc.property(chunks, (list) => {
			const map = { ...mapWith(list), tilesets: [embedded(1, tilesetFile('a', 2)), embedded(3, tilesetFile('b', 2))] };
			const swapped = apply(map, swapTiles(map, 1, 2)).doc;
			expect(cellsOf(swapped)).toEqual(cellsOf(map).map((gid) => (gid === 1 ? 2 : gid === 2 ? 1 : gid)));
			const removed = apply(map, removeTilesets(map, [0], 'erase').changes).doc;
			expect(cellsOf(removed)).toEqual(cellsOf(map).map((gid) => (gid < 3 ? 0 : gid)));
			for (const { data } of chunksOf(removed)) expect(data.filter((gid) => gid === 1 || gid === 2)).toHaveLength(0);
		}),
		{ numRuns: effort(50, 1000) },
	);
});

const chunksOf = (map: TileMap): InfiniteTileLayer['chunks'] => {
	const layer = tileLayerOf(map, 1);
	return 'chunks' in layer ? layer.chunks : [];
};

it('tests with chunks that overlap', () => {
	const sampled = fc.sample(chunks, { numRuns: 50, seed: 1 });
	expect(
		sampled.filter((list) => list.some((one, i) => list.some((other, j) => j > i && overlap(one, other) !== undefined))).length,
	).toBeGreaterThan(10);
});
