import { boundsOf, forEachCell, rectangle, regionWhere, union } from '@tilewright/edit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coarsened } from '../../src/paint/coarsened.ts';

const SIDE = 9;
const regions = fc
	.array(fc.boolean(), { minLength: SIDE * SIDE, maxLength: SIDE * SIDE })
	.map((mask) => regionWhere({ x: -4, y: -4, width: SIDE, height: SIDE }, (x, y) => mask[(y + 4) * SIDE + x + 4] === true));

test('a coarse region has the squares in which the region has cells', () => {
	fc.assert(
		fc.property(regions, fc.integer({ min: 1, max: 5 }), (region, by) => {
			const [expected, found] = [new Set<string>(), new Set<string>()];
			forEachCell(region, (x, y) => expected.add(`${Math.floor(x / by)},${Math.floor(y / by)}`));
			forEachCell(coarsened(region, by), (x, y) => found.add(`${x},${y}`));
			expect(found).toEqual(expected);
		}),
	);
});

test('a tall region takes no more time than a low one', () => {
	const tall = union(rectangle({ x: 0, y: -3, width: 1, height: 2 ** 40 }), rectangle({ x: 9, y: 5, width: 3, height: 2 }));
	expect(boundsOf(coarsened(tall, 4))).toEqual({ x: 0, y: -1, width: 3, height: 2 ** 38 + 1 });
});
