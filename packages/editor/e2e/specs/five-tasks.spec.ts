import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { TileMap } from '@tilewright/format';
import { cellAt, read } from '@tilewright/format';
import type { ServedEditor } from '../driver/served-editor.ts';
import { test } from '../driver/test.ts';
import { openEditor } from '../words/editor.ts';
import { newcomerOn } from '../words/newcomer.ts';
import { layerRow } from '../words/panels.ts';
import { propertiesOn } from '../words/properties.ts';
import { expectSaved } from '../words/saving.ts';

/** Five tasks of one sentence, done as somebody new does them: each was tried with pictures, and keeps its steps here. */

const MAP = 'maps/orthogonal.tmj';

const cell = (map: TileMap, x: number, y: number): number | undefined => {
	const [layer] = map.layers;
	return layer?.type === 'tilelayer' ? cellAt(layer, x, y) : undefined;
};

function versionOf(served: ServedEditor, path: string): string | undefined {
	if (!existsSync(join(served.folder, path))) return undefined;
	return read(served.contentOf(path), { upgrade: false }).source.version;
}

test('draw an island with a beach from a tileset with terrains, and export it for version 1.8', async ({ page, editor: served }) => {
	const started = await openEditor(page, served, MAP);
	const newcomer = newcomerOn(started);
	await newcomer.beginMap('Orthogonal', { Width: 20, Height: 15, 'Tile width': 16, 'Tile height': 16 });
	await newcomer.addTileset('terrain.tsj');
	await newcomer.saveAs('maps/isle.tmj');
	const editor = await started.goTo('maps/isle.tmj');
	await editor.lookAt([10, 7]);
	await newcomer.chooseTool('Bucket Fill');
	await editor.chooseTile('Terrain', 0, 0);
	await editor.clickCell([3, 3]);
	await newcomer.chooseTerrain('Sand');
	await editor.dragCells([
		[6, 5],
		[13, 5],
		[13, 7],
		[6, 7],
		[6, 9],
		[13, 9],
	]);
	await newcomer.chooseTerrain('Grass');
	await editor.dragCells([
		[9, 7],
		[11, 7],
	]);
	await newcomer.exportFor('1.8', 'maps/isle.json');
	expect(versionOf(served, 'maps/isle.json')).toBe('1.8');
	await editor.press('Control+S');
	// Water is around, and between it and the grass there is a beach.
	await expect.poll(() => cell(editor.saved('maps/isle.tmj'), 0, 0)).toBe(1);
	const row = Array.from({ length: 20 }, (_, x) => cell(editor.saved('maps/isle.tmj'), x, 7));
	expect(new Set(row).size).toBeGreaterThan(4);
	editor.expectNoErrors();
});

test('draw an island from an image, whose tiles are smaller than the cells of the map [E86]', async ({ page, editor: served }) => {
	const started = await openEditor(page, served, MAP);
	const newcomer = newcomerOn(started);
	await newcomer.beginMap('Orthogonal', { Width: 20, Height: 15 });
	await newcomer.makeTileset('art/terrain.png', 16, 16);
	await started.answer(/The tiles of terrain are 16 × 16 pixels/, 'Make Cells 16 × 16');
	await newcomer.saveAs('maps/isle.tmj');
	const editor = await started.goTo('maps/isle.tmj');
	const made = editor.saved('maps/isle.tmj');
	expect([made.tilewidth, made.tileheight]).toEqual([16, 16]);
	await editor.lookAt([10, 7]);
	await newcomer.chooseTool('Terrain Brush');
	await editor.clickCell([3, 3]);
	await expect(page.getByText('The tilesets of this map have no terrain sets: the terrain brush needs one.')).toBeVisible();
	await newcomer.chooseTool('Shape Fill');
	await expect(page.getByText('the terrain brush needs one')).toHaveCount(0);
	await editor.chooseTile('terrain', 3, 1);
	await editor.dragCells([
		[5, 4],
		[12, 9],
	]);
	await expectSaved(editor, 'maps/isle.tmj', (map) => [cell(map, 5, 4), cell(map, 12, 9), cell(map, 13, 9)], [20, 20, 0]);
	editor.expectNoErrors();
});

test('place ten coins as objects with a class that has a value, and give one another value', async ({ page, editor: served }) => {
	const editor = await openEditor(page, served, MAP);
	const newcomer = newcomerOn(editor);
	await newcomer.addLayer('Object Layer');
	await editor.chooseTile('Treasure', 0, 0);
	await newcomer.chooseTool('Insert Tile');
	await editor.lookAt([24, 18]);
	for (let i = 0; i < 10; i++) await editor.clickCell([18 + i, 33]);
	await newcomer.chooseTool('Select Objects');
	await editor.clickCell([20, 33]);
	const properties = await propertiesOn(page);
	await properties.write('gold', '50');
	const coins = (map: TileMap) => {
		const layer = map.layers.find(({ name }) => name === 'Object Layer 3');
		return layer?.type === 'objectgroup' ? layer.objects.map(({ properties: own }) => own?.map(({ value }) => value)) : [];
	};
	await expectSaved(
		editor,
		MAP,
		coins,
		Array.from({ length: 10 }, (_, i) => (i === 2 ? [50] : [])),
	);
	editor.expectNoErrors();
});

test('rename, hide and lock a layer, put two layers into a group, and take them out again', async ({ page, editor: served }) => {
	const editor = await openEditor(page, served, MAP);
	const newcomer = newcomerOn(editor);
	const names = ({ layers }: TileMap): string[] => layers.map(({ name }) => name);
	const before = names(editor.saved(MAP));
	await newcomer.renameLayer('Fields', 'Crops');
	await newcomer.switchLayer('Hide', 'Crops');
	await newcomer.switchLayer('Lock', 'Crops');
	const state = (map: TileMap) => map.layers.filter(({ name }) => name === 'Crops').map(({ visible, locked }) => [visible, locked]);
	await expectSaved(editor, MAP, state, [[false, true]]);
	const renamed = before.map((name) => (name === 'Fields' ? 'Crops' : name));
	await newcomer.chooseLayers(['Paths', 'Things']);
	await newcomer.pressLayerButton('Group Layers');
	const grouped = renamed.flatMap((name) => (name === 'Paths' ? ['Group 1'] : name === 'Things' ? [] : [name]));
	await expectSaved(editor, MAP, names, grouped);
	await newcomer.chooseForLayer('Group 1', 'Ungroup Layers');
	await expectSaved(editor, MAP, names, renamed);
	// One after the other works, too: by dragging.
	await newcomer.chooseLayers(['Paths', 'Things']);
	await newcomer.pressLayerButton('Group Layers');
	await newcomer.dragLayerBelow('Paths', 'Crops');
	await expectSaved(editor, MAP, names, ['Ground', 'Paths', 'Crops', 'Group 1', ...renamed.slice(4)]);
	await expect(layerRow(page, 'Things')).toHaveAttribute('aria-level', '2');
	editor.expectNoErrors();
});

test('make a hexagonal map from scratch', async ({ page, editor: served }) => {
	const started = await openEditor(page, served, MAP);
	const newcomer = newcomerOn(started);
	await newcomer.beginMap('Hexagonal (staggered)', { Width: 12, Height: 10 });
	await newcomer.makeTileset('art/hex.png', 28, 32);
	await started.answer(/The tiles of hex are 28 × 32 pixels/, 'Make Cells 28 × 32');
	await newcomer.saveAs('maps/hexes.tmj');
	const editor = await started.goTo('maps/hexes.tmj');
	await editor.lookAt([6, 5]);
	await editor.chooseTile('hex', 1, 1);
	await editor.clickCell([6, 5]);
	await expectSaved(editor, 'maps/hexes.tmj', (map) => cell(map, 6, 5) !== 0, true);
	editor.expectNoErrors();
});

test('mend a map whose tileset is missing, from the panel that shows it [E89]', async ({ page, editor: served }) => {
	rmSync(join(served.folder, 'tilesets/village.tsj'));
	const editor = await openEditor(page, served, MAP);
	await page.getByRole('tab', { name: 'village.tsj' }).click();
	await page.getByRole('button', { name: 'Replace Tileset…' }).click();
	const dialog = page.getByRole('dialog', { name: 'Replace Tileset', exact: true });
	await dialog.getByRole('radio', { name: 'winter.tsj' }).check();
	await dialog.getByRole('button', { name: 'Replace', exact: true }).click();
	await expectSaved(
		editor,
		MAP,
		({ tilesets }) => tilesets.some((each) => 'source' in each && each.source === '../tilesets/winter.tsj'),
		true,
	);
	editor.expectNoErrors();
});
