import { selectObjectsTool } from '@tilewright/editor-canvas/tools/objects/select-objects.ts';
import { runAction } from '@tilewright/editor-core/commands/run.ts';
import type { TileMap } from '@tilewright/format';
import { expect, test } from 'vitest';
import type { Pointing } from '../../../../editor-canvas/test/support/pointing.ts';
import { mapOfObjects, pointing, withLayer, withObjects } from '../../../../editor-canvas/test/support/pointing.ts';
import { addFeatures } from '../../contributions/install.ts';
import { FEATURES } from '../../features.ts';

const box = (x: number, y: number, width = 20, height = 20) => ({ shape: 'rectangle', x, y, width, height }) as const;

/** Two boxes and a polyline on a map whose actions can be run. */
function opened(map: TileMap = mapOfObjects([box(0, 0), box(40, 10, 10), box(70, 30)])): Pointing {
	const on = pointing(selectObjectsTool, map);
	addFeatures(on.editor, FEATURES);
	return on;
}

test('[E53] duplicating puts copies right above the originals and selects them', async () => {
	const on = opened();
	on.session.selectedObjects.value = [1, 3];
	await runAction(on.editor, 'DuplicateObjects');
	expect(on.objects().map(({ id }) => id)).toEqual([1, 4, 2, 3, 5]);
	expect(on.selected()).toEqual([4, 5]);
	expect(on.object(4)).toEqual({ ...on.object(1), id: 4 });
	expect(on.steps()).toEqual(['Duplicate 2 Objects']);
	on.session.undo();
	expect(on.objects().map(({ id }) => id)).toEqual([1, 2, 3]);
	expect(on.session.map.value.nextobjectid).toBe(4);
});

test('[E53] copies are called so if the user prefers that; what has no name gets none', async () => {
	const on = opened(mapOfObjects([{ ...box(0, 0), name: 'Door' }, box(40, 10)]));
	on.editor.preferences.copyNames.value = true;
	on.session.selectedObjects.value = [1, 2];
	await runAction(on.editor, 'DuplicateObjects');
	expect([on.object(3).name, on.object(4).name]).toEqual(['Door Copy', '']);
});

test('[E131] removing names its step; objects of locked layers stay', async () => {
	const on = opened(withObjects(withLayer(mapOfObjects([box(0, 0)]), { locked: true }), 2, [box(5, 5)]));
	on.session.selectedObjects.value = [1, 2];
	await runAction(on.editor, 'RemoveObjects');
	expect(on.objects()).toEqual([]);
	expect(on.objects(2)).toHaveLength(1);
	expect(on.steps()).toEqual(['Remove Object']);
});

test('[E51] X and Y flip about the common middle, Z turns each object about its position', async () => {
	const on = opened();
	on.session.selectedObjects.value = [1, 2];
	await runAction(on.editor, 'FlipObjectsHorizontal');
	expect(on.object(1)).toMatchObject({ x: 30, y: 0 });
	expect(on.object(2)).toMatchObject({ x: 0, y: 10 });
	await runAction(on.editor, 'RotateObjectsRight');
	expect(on.object(1)).toMatchObject({ x: 30, y: 0, rotation: 90 });
	expect(on.steps()).toEqual(['Flip 2 Objects', 'Rotate 2 Objects']);
});

test('[E52] raising and lowering is for layers whose order is that of their list', async () => {
	const on = opened();
	on.session.selectedObjects.value = [1];
	expect(on.editor.commands.value.get('MoveObjectsUp')?.isEnabled()).toBe(false);
	const map = mapOfObjects([box(0, 0), box(0, 0), box(0, 0)]);
	const ordered = opened({ ...map, layers: map.layers.map((layer) => ({ ...layer, draworder: 'index' as const })) });
	ordered.session.selectedObjects.value = [1];
	await runAction(ordered.editor, 'MoveObjectsUp');
	expect(ordered.objects().map(({ id }) => id)).toEqual([2, 1, 3]);
	await runAction(ordered.editor, 'MoveObjectsToTop');
	expect(ordered.objects().map(({ id }) => id)).toEqual([2, 3, 1]);
	expect(ordered.steps()).toEqual(['Raise Object', 'Raise Object']);
});

test('[E54] rectangles become polygons; others stay', async () => {
	const on = opened(mapOfObjects([box(10, 10, 20, 30), { shape: 'ellipse', x: 0, y: 0, width: 5, height: 5 }]));
	on.session.selectedObjects.value = [1, 2];
	await runAction(on.editor, 'ConvertToPolygon');
	expect(on.object(1)).toMatchObject({ x: 10, y: 10, polygon: [{}, {}, { x: 20, y: 30 }, {}] });
	expect(on.object(2)).toMatchObject({ ellipse: true });
	on.session.selectedObjects.value = [2];
	expect(on.editor.commands.value.get('ConvertToPolygon')?.isEnabled()).toBe(false);
});

test('objects are aligned with each other, and spread evenly', async () => {
	const on = opened();
	on.session.selectedObjects.value = [1, 2, 3];
	await runAction(on.editor, 'AlignTop');
	expect(on.objects().map(({ y }) => y)).toEqual([0, 0, 0]);
	await runAction(on.editor, 'DistributeHorizontally');
	expect(on.objects().map(({ x }) => x)).toEqual([0, 40, 70]);
	expect(on.steps()).toEqual(['Align 3 Objects']);
	on.session.selectedObjects.value = [1];
	expect(on.editor.commands.value.get('AlignTop')?.isEnabled()).toBe(false);
});

test('[E57] one mode of snapping at a time', async () => {
	const on = opened();
	await runAction(on.editor, 'SnapToFineGrid');
	expect(on.editor.preferences.snapMode.value).toBe('fine');
	expect(on.editor.commands.value.get('SnapToGrid')?.isOn()).toBe(false);
	expect(on.editor.commands.value.get('SnapToFineGrid')?.isOn()).toBe(true);
});
