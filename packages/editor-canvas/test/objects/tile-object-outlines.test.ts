import { expect, test } from 'vitest';
import { editing } from '../../../editor-core/test/support/editing.ts';
import { placedLayersOf } from '../../src/objects/placed-layers.ts';
import { tileObjectsIn } from '../../src/objects/tile-object-outlines.ts';
import { mapOfObjects } from '../support/pointing.ts';

test('[E144] tile objects that are seen have outlines, other objects and hidden layers none', () => {
	const map = mapOfObjects([
		{ shape: 'tile', gid: 1, x: 10, y: 40, width: 20, height: 20 },
		{ shape: 'rectangle', x: 10, y: 10, width: 20, height: 20 },
		{ shape: 'tile', gid: 1, x: 200, y: 40, width: 20, height: 20 },
	]);
	const { session } = editing(map);
	const ids = () => tileObjectsIn(placedLayersOf(session).value, { x: 0, y: 0, width: 100, height: 100 }).map(({ placed }) => placed.id);
	expect(ids()).toEqual([1]);
	const [layer] = map.layers;
	if (layer === undefined) throw new Error('no layer');
	const hidden = editing({ ...map, layers: [{ ...layer, visible: false }] }).session;
	expect(tileObjectsIn(placedLayersOf(hidden).value, { x: 0, y: 0, width: 100, height: 100 })).toEqual([]);
});
