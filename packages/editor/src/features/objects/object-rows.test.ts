import { placedLayersOf } from '@tilewright/editor-canvas/objects/placed-layers.ts';
import { selectObjectsTool } from '@tilewright/editor-canvas/tools/objects/select-objects.ts';
import { expect, test } from 'vitest';
import { mapOfObjects, pointing, withLayer, withObjects } from '../../../../editor-canvas/test/support/pointing.ts';
import { objectRows } from './object-rows.ts';

const point = (name: string, type = '') => ({ shape: 'point', x: 0, y: 0, name, type }) as const;

/** The rows as short texts. */
function rows(folded: readonly number[], filter: string): readonly string[] {
	const map = withObjects(withLayer(mapOfObjects([point('door', 'Exit'), point('chest')])), 2, [point('Door handle'), point('', 'Spawn')]);
	const { session } = pointing(selectObjectsTool, map);
	return objectRows(placedLayersOf(session).value, new Set(folded), filter).map((row) =>
		row.kind === 'layer' ? `${row.layer.layer.name} ${row.count}` : `${row.id} ${row.place}/${row.count}`,
	);
}

test('[E143] objects are listed by layer, what is on top first', () => {
	expect(rows([], '')).toEqual(['Object Layer 2 2', '4 1/2', '3 2/2', 'Object Layer 1 2', '2 1/2', '1 2/2']);
});

test('[E143] folded layers list no objects', () => {
	expect(rows([2], '')).toEqual(['Object Layer 2 2', 'Object Layer 1 2', '2 1/2', '1 2/2']);
});

test('[E143] the filter finds names, classes and ids, in folded layers, too', () => {
	expect(rows([2], 'DOOR')).toEqual(['Object Layer 2 1', '3 1/1', 'Object Layer 1 1', '1 1/1']);
	expect(rows([], 'spawn')).toEqual(['Object Layer 2 1', '4 1/1']);
	expect(rows([], '2')).toEqual(['Object Layer 1 1', '2 1/1']);
	expect(rows([], 'nothing')).toEqual([]);
});
