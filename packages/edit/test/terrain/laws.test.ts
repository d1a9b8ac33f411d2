import type { TileMap, WangSet } from '@tilewright/format';
import { isInfinite, write } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import { effort } from '../../../../tests/support/effort.ts';
import { tileLayerOf } from '../../src/cells/change-cells.ts';
import { apply } from '../../src/change/apply.ts';
import type { Change } from '../../src/change/change.ts';
import { invert } from '../../src/change/invert.ts';
import { isEmpty, rectangle } from '../../src/region/region.ts';
import { fillTerrain } from '../../src/terrain/fill-terrain.ts';
import { fillWithTerrain } from '../../src/terrain/fill-with-terrain.ts';
import { paintTerrain } from '../../src/terrain/paint-terrain.ts';
import type { TerrainSpot } from '../../src/terrain/terrain-spot.ts';
import { infiniteLayerOf, mapOf, staggered } from '../support/drawn.ts';
import { drawsFrom } from '../support/random-changes.ts';
import { allIds, cellsOf, disagreements, emptyMap, terrainOf } from '../support/terrain.ts';

const MAPS: readonly (readonly [name: string, map: TileMap])[] = [
	['orthogonal', emptyMap(14, 14)],
	['infinite', mapOf(infiniteLayerOf('................'))],
	['staggered, axis y', staggered(emptyMap(14, 14), 'y', 'odd')],
	['staggered, axis x', staggered(emptyMap(14, 14), 'x', 'even')],
	['staggered and infinite', staggered(mapOf(infiniteLayerOf('................')))],
];

const TYPES: readonly WangSet['type'][] = ['corner', 'edge', 'mixed'];

describe.each(MAPS)('terrains on a map: %s', (_, map) => {
	it.each(TYPES)('[Q24, Q26] fit together after any strokes with a complete set, and are undone byte for byte: %s', (type) => {
		const terrain = terrainOf(type, allIds(type, [0, 1, 2]).slice(1));
		for (let seed = 0; seed < effort(8, 200); seed++) {
			const draw = drawsFrom(seed);
			const start = write(map);
			let doc = map;
			const done: Change[] = [];
			const add = (changes: Change[]): void => {
				const { doc: next, issues } = apply(doc, changes);
				expect(issues).toEqual([]);
				doc = next;
				done.push(...changes);
			};
			const at = (): { x: number; y: number } => ({ x: draw(16) - 1, y: draw(16) - 1 });
			for (let i = 0; i < 4; i++) {
				const spots: TerrainSpot[] = [
					{ at: 'corner', ...at() },
					{ at: 'edge', ...at(), edge: 4 },
					{ at: 'tile', ...at() },
				];
				const spot = type === 'mixed' ? spots[draw(3)] : spots[type === 'corner' ? 2 * draw(2) : 1 + draw(2)];
				const color = draw(3);
				const cells = cellsOf(doc);
				expect(isEmpty(paintTerrain(cells, terrain, color, spot === undefined ? [] : [spot], { seed, turned: draw(2) === 0 }))).toBe(true);
				add(cells.changes());
				if (i === 1) add(fillTerrain(doc, 1, rectangle({ ...at(), width: 3, height: 2 }), terrain, 1 + draw(2), { seed }).changes);
			}
			const cells = cellsOf(doc);
			if (!isInfinite(tileLayerOf(doc, 1))) expect(disagreements(cells, terrain, true)).toEqual([]);
			fillWithTerrain(cells, terrain, rectangle({ x: 2, y: 2, width: 5, height: 4 }), { seed });
			add(cells.changes());
			expect(write(apply(doc, invert(done)).doc)).toEqual(start);
		}
	});
});
