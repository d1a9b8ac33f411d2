import type { ObjectOptions } from '@tilewright/edit';
import { expect, test } from 'vitest';
import { objectSceneOf, placedLayersOf } from '../../src/objects/placed-layers.ts';
import { hasReferences, objectReferences } from '../../src/objects/references.ts';
import { viewShifts } from '../../src/stage/layer-shift.ts';
import { selectObjectsTool } from '../../src/tools/objects/select-objects.ts';
import { mapOfObjects, pointing, withLayer, withObjects } from '../support/pointing.ts';

const box = (x: number, refers = 0): ObjectOptions => ({
	shape: 'rectangle',
	x,
	y: 0,
	width: 20,
	height: 20,
	properties: refers === 0 ? [] : [{ name: 'to', type: 'object', value: refers }],
});

test('[E56] references lead from middle to middle, with the offsets of layers; missing and hidden objects have none', () => {
	const map = withObjects(withLayer(mapOfObjects([]), { offsetx: 5 }), 1, []);
	const objects = [box(0, 2), box(40), box(80, 99)];
	const { session } = pointing(selectObjectsTool, withObjects(map, 2, objects));
	expect(objectReferences(placedLayersOf(session).value)).toEqual([{ from: { x: 15, y: 10 }, to: { x: 55, y: 10 } }]);
});

test('[E56] objects are looked through for references before they are placed', () => {
	const { session } = pointing(selectObjectsTool, mapOfObjects([box(0), box(40)]));
	expect(hasReferences(objectSceneOf(session).value)).toBe(false);
	const { session: referring } = pointing(selectObjectsTool, mapOfObjects([box(0, 2), box(40)]));
	expect(hasReferences(objectSceneOf(referring).value)).toBe(true);
});

test('objects are found where parallax shows them', () => {
	const on = pointing(selectObjectsTool, mapOfObjects([box(0)]));
	on.click(105, 5);
	expect(on.selected()).toEqual([]);
	viewShifts(on.session).value = () => ({ x: 100, y: 0 });
	on.click(105, 5);
	expect(on.selected()).toEqual([1]);
});
