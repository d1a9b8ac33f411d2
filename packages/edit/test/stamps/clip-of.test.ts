import { expect, it } from 'vitest';
import { clipLayers } from '../../src/stamps/clip-layers.ts';
import { clipOf } from '../../src/stamps/clip-of.ts';
import { stampOf } from '../../src/stamps/stamp.ts';
import { layerOf, mapOf, staggered } from '../support/drawn.ts';

it('[E6] a small map of a stamp has its cells, and its shift on staggered maps', () => {
	const stamp = stampOf([
		[1, 2],
		[0, 3],
	]);
	const map = mapOf(layerOf('....\n....'));
	expect(clipOf(map, stamp)).toMatchObject({ width: 2, height: 2, infinite: false });
	expect(clipLayers(clipOf(map, stamp)).map((layer) => layer.stamp)).toEqual([stamp]);
	const shifted = { ...stamp, shiftsOdd: false };
	expect(clipLayers(clipOf(staggered(map), shifted)).map((layer) => layer.stamp)).toEqual([shifted]);
});
