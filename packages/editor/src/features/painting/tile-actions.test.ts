import type { Region } from '@tilewright/edit';
import { boundsOf, createLayer, createObject, EMPTY_REGION, findObject, rectangle, tileLayerOf } from '@tilewright/edit';
import { offeredTools } from '@tilewright/editor-canvas/tool/offered-tools.ts';
import { magicWandTool } from '@tilewright/editor-canvas/tools/tiles/select-kinds.ts';
import { stampBrushTool } from '@tilewright/editor-canvas/tools/tiles/stamp-brush.ts';
import { startMap } from '@tilewright/editor-core/session/open-document.ts';
import type { TileMap } from '@tilewright/format';
import { cellAt, splitGid } from '@tilewright/format';
import { expect, test } from 'vitest';
import { drawing, drawn, infiniteLayerOf, layerOf, mapOf } from '../../../../edit/test/support/drawn.ts';
import { editorWith, variationOf } from '../../../../editor-canvas/test/support/painting.ts';
import { ACTIONS } from '../../../test/support/contributed.ts';

const ROOM = '1234\n5678\n....';
const area = (x: number, y: number, width: number, height: number): Region => rectangle({ x, y, width, height });

/** An editor with a map, whose actions can be run. */
function editing(map: TileMap = mapOf(layerOf(ROOM))) {
	const { editor, session } = editorWith(map);
	session.selectLayer(1);
	const action = (id: string) => {
		const found = ACTIONS.find((each) => each.id === id);
		if (found === undefined) throw new RangeError(`There is no action ${id}.`);
		return found;
	};
	return {
		editor,
		session,
		run: async (id: string) => action(id).run(editor),
		isEnabled: (id: string) => action(id).isEnabled?.(editor) ?? true,
		layer: (id = 1) => drawn(tileLayerOf(session.map.value, id)),
		steps: () => session.history.steps.map(({ name }) => name),
	};
}

test('[E28] Select All takes the cells and objects of selected open layers; Select None clears both', async () => {
	const { session, run } = editing();
	await run('SelectAll');
	expect(boundsOf(session.area.value)).toEqual({ x: 0, y: 0, width: 4, height: 3 });
	await run('SelectNone');
	expect(session.area.value).toEqual(EMPTY_REGION);
});

test('[E28] on infinite maps, Select All takes the rectangle around the tiles', async () => {
	const { session, run } = editing(mapOf(infiniteLayerOf('....\n.12.\n....', -8, -8)));
	await run('SelectAll');
	expect(boundsOf(session.area.value)).toEqual({ x: -7, y: -7, width: 2, height: 1 });
});

test('[E28] locked layers are not selected', async () => {
	const { session, run } = editing(mapOf({ ...layerOf(ROOM), locked: true }));
	await run('SelectAll');
	expect(session.area.value).toEqual(EMPTY_REGION);
});

test('[E28] Invert Selection is the rest of the layer', async () => {
	const { session, run } = editing();
	session.selectArea(area(0, 0, 4, 2));
	await run('SelectInverse');
	expect(session.area.value).toEqual(area(0, 2, 4, 1));
});

test('[E29] [E81] Crop to Selection and Autocrop resize the map; the selected area moves with its cells', async () => {
	const { session, run, steps } = editing();
	session.selectArea(area(1, 0, 2, 2));
	await run('CropToSelection');
	expect(session.map.value).toMatchObject({ width: 2, height: 2 });
	expect(session.area.value).toEqual(area(0, 0, 2, 2));
	session.undo();
	expect(session.area.value).toEqual(area(1, 0, 2, 2));
	await run('Autocrop');
	expect(session.map.value).toMatchObject({ width: 4, height: 2 });
	expect(steps()).toEqual(['Change Selection', 'Crop Map']);
});

test('[E29] an infinite map has no size to crop', () => {
	const { session, isEnabled } = editing(mapOf(infiniteLayerOf(ROOM, -2, 6)));
	session.selectArea(area(-2, 6, 2, 2));
	expect(['CropToSelection', 'Autocrop', 'ResizeMap'].filter(isEnabled)).toEqual(['ResizeMap']);
});

test('[E31] Cut and Delete take the cells of the area as one step', async () => {
	const { session, run, layer, steps } = editing();
	session.selectArea(area(0, 0, 2, 1));
	await run('Delete');
	expect(layer()).toBe(drawing('..34\n5678\n....'));
	session.selectArea(area(0, 1, 2, 1));
	await run('Cut');
	expect(layer()).toBe(drawing('..34\n..78\n....'));
	expect(steps()).toEqual(['Change Selection', 'Delete', 'Change Selection', 'Cut']);
});

test.each(['Cut', 'Delete'])('[E31] a locked layer refuses %s, which changes nothing, not even the clipboard', async (id) => {
	const { editor, session, run, layer } = editing(mapOf({ ...layerOf(ROOM), locked: true }));
	session.selectArea(area(0, 0, 2, 1));
	await run(id);
	expect(layer()).toBe(drawing(ROOM));
	expect(editor.copied.value).toBeUndefined();
	expect(editor.status.value).toContain('locked');
});

test('[E30, E32] Paste makes a stamp of copied tiles, clears the area, and chooses the stamp brush', async () => {
	const { editor, session, run } = editing();
	editor.toolIds.value = { tilelayer: 'EraserTool' };
	session.selectArea(area(1, 0, 2, 2));
	await run('Copy');
	await run('Paste');
	expect(editor.stamp.value[0]?.clip).toMatchObject({ width: 2, height: 2 });
	expect(session.area.value).toEqual(EMPTY_REGION);
	expect(editor.toolIds.value['tilelayer']).toBe('StampTool');
});

test('[E33] Paste in Place puts tiles back where they were, also on another map', async () => {
	const { editor, session, run, steps } = editing();
	session.selectArea(area(1, 0, 2, 2));
	await run('Copy');
	const other = startMap(session.files, '/other.tmj', mapOf(layerOf('....\n....\n9999')));
	editor.open(other);
	await run('PasteInPlace');
	expect(drawn(tileLayerOf(other.map.value, 1))).toBe(drawing('.23.\n.67.\n9999'));
	expect(other.history.steps.map(({ name }) => name)).toEqual(['Paste']);
	expect(steps()).toEqual(['Change Selection']);
});

test('[E32] Paste puts objects at the pointer, snapped, and selects them; without a pointer in the middle of the view', async () => {
	const bare = mapOf(layerOf(ROOM));
	const objects = [createObject(bare, { shape: 'rectangle', x: 3, y: 5, width: 10, height: 10 })];
	const layer = createLayer(bare, 'objectgroup', { id: 2, objects });
	const { editor, session, run, steps } = editing({ ...bare, layers: [...bare.layers, layer], nextlayerid: 3, nextobjectid: 2 });
	session.selectLayer(2);
	session.selectedObjects.value = [1];
	await run('Copy');
	editor.preferences.snapMode.value = 'none';
	editor.pointer.value = { cell: { x: 2, y: 1 }, screen: { x: 40, y: 30 } };
	await run('Paste');
	expect(findObject(session.map.value, 2).object).toMatchObject({ x: 35, y: 25 });
	expect(session.selectedObjects.value).toEqual([2]);
	editor.preferences.snapMode.value = 'grid';
	await run('Paste');
	expect(findObject(session.map.value, 3).object).toMatchObject({ x: 32, y: 32 });
	editor.preferences.snapMode.value = 'none';
	editor.pointer.value = undefined;
	session.camera.value = { center: { x: 20, y: 20 }, scale: 1 };
	await run('Paste');
	expect(findObject(session.map.value, 4).object).toMatchObject({ x: 15, y: 15 });
	expect(steps()).toEqual(['Paste', 'Paste', 'Paste']);
});

test('[E13] the stamp turns with all its variations', async () => {
	const { editor, run } = editing();
	editor.stamp.value = ['12', '34'].map(variationOf);
	await run('RotateRight');
	expect(editor.stamp.value.map(({ clip }) => [clip.width, clip.height])).toEqual([
		[1, 2],
		[1, 2],
	]);
});

test('[E150] the selected area turns in place, and the selection with it; undo restores both', async () => {
	const { session, run, layer, steps } = editing();
	session.selectArea(area(0, 0, 3, 1));
	await run('RotateAreaRight');
	expect(session.area.value).toEqual(area(0, 0, 1, 3));
	expect(steps()).toEqual(['Change Selection', 'Rotate Selected Area Right']);
	session.undo();
	expect(layer()).toBe(drawing(ROOM));
	expect(session.area.value).toEqual(area(0, 0, 3, 1));
});

test('[E147] cells that are not square turn, too', async () => {
	const { session, run } = editing({ ...mapOf(layerOf(ROOM)), tilewidth: 32, tileheight: 16 });
	session.selectArea(area(0, 0, 3, 1));
	await run('RotateAreaRight');
	const layer = tileLayerOf(session.map.value, 1);
	const turned = [0, 1, 2].map((row) => splitGid(cellAt(layer, 0, row) ?? 0));
	expect(turned.map(({ tile, diagonal, horizontal }) => [tile, diagonal, horizontal])).toEqual([1, 2, 3].map((id) => [id, true, true]));
});

test('[E116] digits keep stamps, and further variations of them', async () => {
	const { editor, run, isEnabled } = editing();
	expect(isEnabled('StoreStamp3')).toBe(false);
	expect(isEnabled('UseStamp3')).toBe(false);
	editor.stamp.value = [variationOf('1')];
	await run('StoreStamp3');
	editor.stamp.value = [variationOf('2')];
	await run('ExtendStamp3');
	editor.stamp.value = [];
	await run('UseStamp3');
	expect(editor.stamp.value).toEqual([variationOf('1'), variationOf('2')]);
});

test('[E116] while a selection tool is used, the selected area is stored', async () => {
	const { editor, session, run } = editing();
	offeredTools(editor).value = [stampBrushTool, magicWandTool];
	editor.toolIds.value = { tilelayer: 'MagicWandTool' };
	session.selectArea(area(0, 0, 2, 1));
	await run('StoreStamp1');
	await run('UseStamp1');
	expect(editor.stamp.value[0]?.clip).toMatchObject({ width: 2, height: 1 });
	expect(editor.toolIds.value['tilelayer']).toBe('StampTool');
});

test('[E11] random mode and terrain fill mode exclude each other', async () => {
	const { editor, run } = editing();
	await run('RandomMode');
	await run('WangFillMode');
	expect(editor.tileOptions.fill.value).toBe('terrain');
	await run('WangFillMode');
	expect(editor.tileOptions.fill.value).toBe('stamp');
});
