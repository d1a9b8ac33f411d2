import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CellWriter, Region } from '@tilewright/edit';
import { boundsOf, countCells, EMPTY_REGION, grown, hasCell, intersection, isEmpty, rectangle, regionOfCells } from '@tilewright/edit';
import type { TerrainBrushOptions, TerrainSet, TerrainSpot } from '@tilewright/edit/terrain';
import { fillWithTerrain, paintTerrain, terrainSetOf } from '@tilewright/edit/terrain';
import { read } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import { ownTile } from '../packages/edit/src/terrain/terrain-set.ts';
import { eachPosition } from '../packages/edit/src/terrain/terrain-spot.ts';
import { terrainTable } from '../packages/edit/src/terrain/terrain-table.ts';
import { drawsFrom } from '../packages/edit/test/support/random-changes.ts';
import { cellsOf, disagreements, emptyMap } from '../packages/edit/test/support/terrain.ts';
import { corpusDocs, hasCorpus } from './support/corpus.ts';
import { effort } from './support/effort.ts';

const SIZE = 20;
const SEEDS = effort(7, 60);
const WHOLE = rectangle({ x: 0, y: 0, width: SIZE, height: SIZE });

interface Row {
	readonly name: string;
	readonly terrain: TerrainSet;
	/** Different ids, completeness, the largest distance of colors. */
	readonly facts: readonly [ids: number, isComplete: boolean, largest: number];
	/** Some of its colors cannot be next to each other in all ways: corrections do not reach far enough. */
	readonly hasGaps?: true;
}

const ROWS: readonly Row[] = hasCorpus
	? [
			{ ...setOf('PathAndObjects', 'Lots'), facts: [66, false, 2], hasGaps: true },
			{ ...setOf('PathAndObjects', 'Grass and Water'), facts: [13, false, 1], hasGaps: true },
			{ ...setOf('grassAndWater', 'Grass and Water'), facts: [16, true, 1] },
			{ ...setOf('walkways', 'WalkwaysAndPaths'), facts: [80, false, 1] },
			{ ...setOf('walkways', 'Path and Grass'), facts: [16, true, 1] },
			{ ...setOf('wangblob', 'Blob'), facts: [47, false, 1] },
			{ ...setOf('wangblob', 'Blob (only Yellow)'), facts: [46, false, 1] },
			{ ...setOf('wangblob', 'Blob (only Blue)'), facts: [46, false, 1] },
		]
	: [];

function setOf(file: string, set: string): { readonly name: string; readonly terrain: TerrainSet } {
	const { doc } = read(readFileSync(join(corpusDocs, `mapeditor+tiled/tests/wangtiles/${file}.tsx`)), { kind: 'tileset' });
	if (doc === undefined) throw new Error(`${file}.tsx cannot be read.`);
	return { name: `${file}: ${set}`, terrain: terrainSetOf(emptyMap(1, 1), 1, doc, set) };
}

/** A map that is filled with any tiles of a set. */
function filledCells(terrain: TerrainSet, seed: number): CellWriter {
	const cells = cellsOf(emptyMap(SIZE, SIZE));
	const invalid = fillWithTerrain(cells, terrain, WHOLE, { seed });
	expect(countCells(invalid)).toBe(0);
	return cells;
}

const gidsOf = (cells: CellWriter): Uint32Array => cells.copy({ x: 0, y: 0, width: SIZE, height: SIZE });

/** The colors of all cells. */
const idsOf = (cells: CellWriter, terrain: TerrainSet): string =>
	Array.from(gidsOf(cells), (gid) =>
		terrainTable(terrain.set, terrain.tileset)
			.idOf(ownTile(terrain, gid) ?? -1)
			.join(''),
	).join();

/** Random spots of a brush for a set. */
function spotsOf({ set }: TerrainSet, seed: number): TerrainSpot[] {
	const draw = drawsFrom(seed);
	return Array.from({ length: 1 + draw(3) }, (): TerrainSpot => {
		const at = { x: draw(SIZE), y: draw(SIZE) };
		const kinds = [
			{ at: 'tile', ...at },
			{ at: 'corner', ...at },
			{ at: 'edge', ...at, edge: 2 },
		] as const;
		return kinds[set.type === 'corner' ? draw(2) : set.type === 'edge' ? 2 * draw(2) : draw(3)] ?? kinds[0];
	});
}

/** The box around the cells of a map that spots touch, enlarged. */
function boxAround(spots: readonly TerrainSpot[], by: number): Region {
	const touched: { x: number; y: number }[] = [];
	for (const spot of spots) eachPosition(spot, 'both', undefined, (x, y) => touched.push({ x, y }));
	const bounds = boundsOf(intersection(regionOfCells(touched), WHOLE));
	return bounds === undefined ? EMPTY_REGION : grown(rectangle(bounds), by);
}

/** The cells whose tiles differ. */
const changedCells = (before: Uint32Array, after: Uint32Array): { x: number; y: number }[] =>
	[...after.keys()].filter((i) => before[i] !== after[i]).map((i) => ({ x: i % SIZE, y: Math.floor(i / SIZE) }));

describe.runIf(hasCorpus)('the Wang sets that Tiled is tested with', () => {
	it.each(ROWS)('[Q8, Q10] $name has these many ids and distances', ({ terrain, facts }) => {
		const { owners, isComplete, distances } = terrainTable(terrain.set, terrain.tileset);
		expect([owners.length, isComplete, distances.largest]).toEqual(facts);
	});

	it.each(ROWS)('[Q17, Q23] $name fills an empty layer, and all touching positions agree', ({ terrain }) => {
		for (let seed = 0; seed < SEEDS; seed++) expect(disagreements(filledCells(terrain, seed), terrain, true)).toEqual([]);
	});

	it.each(ROWS)('[Q19, Q27] $name fills a hole', ({ terrain, hasGaps }) => {
		for (let seed = 0; seed < SEEDS; seed++) {
			const cells = filledCells(terrain, seed);
			const before = gidsOf(cells);
			const hole = rectangle({ x: 5, y: 6, width: 8, height: 7 });
			fillWithTerrain(cells, terrain, hole, { seed: seed + 100 });
			expect(changedCells(before, gidsOf(cells)).every(({ x, y }) => hasCell(hole, x, y))).toBe(true);
			// Empty cells demand nothing, so tiles next to them may have any color there.
			if (hasGaps !== true) expect(disagreements(cells, terrain, false)).toEqual([]);
		}
	});

	it.each(ROWS)('[Q24, Q26, Q39] $name is painted by strokes', ({ terrain, hasGaps }) => {
		const { largest } = terrainTable(terrain.set, terrain.tileset).distances;
		const options: TerrainBrushOptions = { seed: 5 };
		let valid = 0;
		for (let seed = 0; seed < 3 * SEEDS; seed++) {
			const cells = filledCells(terrain, seed);
			const again = filledCells(terrain, seed);
			const before = gidsOf(cells);
			const spots = spotsOf(terrain, seed);
			const color = 1 + (seed % terrain.set.colors.length);
			const invalid = paintTerrain(cells, terrain, color, spots, options);
			// Two runs with one seed are equal.
			expect(paintTerrain(again, terrain, color, spots, options)).toEqual(invalid);
			expect(gidsOf(again)).toEqual(gidsOf(cells));
			// Nothing far from the painted cells changes.
			const around = boxAround(spots, largest);
			expect(changedCells(before, gidsOf(cells)).every(({ x, y }) => hasCell(around, x, y))).toBe(true);
			if (!isEmpty(invalid)) continue;
			valid++;
			// Where a set has gaps, tiles may disagree with those beyond the reach of corrections.
			const wrong = disagreements(cells, terrain, true);
			const inside = boxAround(spots, largest - 1);
			expect(wrong.filter(({ x, y }) => hasGaps !== true || hasCell(inside, x, y))).toEqual([]);
			if (wrong.length > 0) continue;
			// The same stroke again changes no ids.
			const ids = idsOf(cells, terrain);
			paintTerrain(cells, terrain, color, spots, { seed: 6 });
			expect(idsOf(cells, terrain)).toBe(ids);
		}
		expect(valid).toBeGreaterThan(SEEDS / 2);
	});

	it.each(ROWS)('[Q22, Q25, Q27] $name is erased where it has tiles for that', ({ terrain }) => {
		const { usesNone } = terrainTable(terrain.set, terrain.tileset);
		const spot: TerrainSpot = terrain.set.type === 'edge' ? { at: 'edge', x: 9, y: 9, edge: 4 } : { at: 'corner', x: 9, y: 9 };
		for (let seed = 0; seed < SEEDS; seed++) {
			const cells = filledCells(terrain, seed);
			const before = gidsOf(cells);
			const invalid = paintTerrain(cells, terrain, 0, [spot], { seed });
			if (usesNone) {
				expect(isEmpty(invalid)).toBe(true);
				expect(disagreements(cells, terrain, true)).toEqual([]);
				continue;
			}
			expect(countCells(invalid)).toBe(spot.at === 'edge' ? 2 : 4);
			expect(gidsOf(cells)).toEqual(before);
			paintTerrain(cells, terrain, 0, [{ at: 'tile', x: 9, y: 9 }], { seed });
			expect(changedCells(before, gidsOf(cells))).toEqual([{ x: 9, y: 9 }]);
			expect(cells.get(9, 9)).toBe(0);
		}
	});
});
