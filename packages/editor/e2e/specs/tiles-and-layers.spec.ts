import { expect } from '@playwright/test';
import type { TileMap } from '@tilewright/format';
import { cellAt } from '@tilewright/format';
import { test } from '../driver/test.ts';
import { openEditor } from '../words/editor.ts';
import { layerRow, showPanel } from '../words/panels.ts';
import { expectSaved, expectUndone } from '../words/saving.ts';

const MAP = 'maps/orthogonal.tmj';

const cell = (map: TileMap, layer: string, x: number, y: number): number | undefined => {
	const found = map.layers.find(({ name }) => name === layer);
	return found?.type === 'tilelayer' ? cellAt(found, x, y) : undefined;
};

const names = ({ layers }: TileMap): string[] => layers.map(({ name }) => name);

test('fill a selected area, and delete it [E18] [E31]', async ({ page, editor: served }) => {
	const before = served.contentOf(MAP);
	const editor = await openEditor(page, served, MAP);
	await editor.chooseLayer('Ground');
	await editor.lookAt([24, 18]);
	await editor.press('r');
	await editor.dragCells([
		[20, 12],
		[23, 14],
	]);
	await editor.press('Delete');
	const corners = (map: TileMap) => [cell(map, 'Ground', 20, 12), cell(map, 'Ground', 23, 14), cell(map, 'Ground', 24, 14) === 0];
	await expectSaved(editor, MAP, corners, [0, 0, false]);
	await editor.chooseTile('Terrain', 3, 1);
	await editor.press('f');
	await editor.clickCell([21, 13]);
	await expectSaved(editor, MAP, corners, [20, 20, false]);
	await expectUndone(editor, served, MAP, before);
});

for (const [how, ready] of [
	['comes to the map after that', false],
	['rests over the map', true],
] as const)
	test(`after a tile is chosen, F makes the first click fill; the pointer ${how} [E18]`, async ({ page, editor: served }) => {
		const before = served.contentOf(MAP);
		const editor = await openEditor(page, served, MAP);
		await editor.chooseLayer('Ground');
		await editor.lookAt([24, 18]);
		await editor.chooseTile('Terrain', 3, 1);
		// The tile has the focus, and keeps it.
		const { x, y } = await editor.pointOf([24, 18]);
		if (ready) await page.mouse.move(x, y);
		await page.keyboard.press('f');
		if (!ready) await page.mouse.move(x, y);
		await page.mouse.down();
		await page.mouse.up();
		await expectSaved(editor, MAP, (map) => cell(map, 'Ground', 24, 18), 20);
		await expectUndone(editor, served, MAP, before);
	});

test('the terrain brush paints with the transitions of its set [Q30]', async ({ page, editor: served }) => {
	const before = served.contentOf(MAP);
	const editor = await openEditor(page, served, MAP);
	await editor.chooseLayer('Ground');
	await editor.lookAt([24, 18]);
	const panel = await showPanel(page, 'Terrain Sets');
	await panel.getByRole('option').or(panel.getByRole('radio')).or(panel.getByRole('button')).filter({ hasText: /sand/i }).first().click();
	await editor.dragCells([
		[20, 12],
		[23, 12],
	]);
	await editor.save();
	expect(served.contentOf(MAP).equals(before)).toBe(false);
	const changed = editor.saved(MAP);
	expect(cell(changed, 'Ground', 21, 11)).not.toBe(cell(changed, 'Ground', 21, 13));
	await expectUndone(editor, served, MAP, before);
});

test('layers are added, renamed, moved, merged and hidden [E68] [E70] [E72] [E75]', async ({ page, editor: served }) => {
	const before = served.contentOf(MAP);
	const editor = await openEditor(page, served, MAP);
	const all = names(editor.saved(MAP));
	await editor.chooseLayer('Ground');
	await editor.run('Add Tile Layer');
	await expect(layerRow(page, 'Tile Layer 6')).toBeVisible();
	await editor.press('Escape');
	await layerRow(page, 'Tile Layer 6').dblclick();
	await page.getByRole('textbox', { name: 'Name of the layer' }).fill('Mud');
	await page.keyboard.press('Enter');
	await expectSaved(editor, MAP, names, ['Ground', 'Mud', ...all.slice(1)]);
	await editor.run('Raise Layers');
	await expectSaved(editor, MAP, names, ['Ground', 'Fields', 'Mud', ...all.slice(2)]);
	await layerRow(page, 'Mud').hover();
	await page.getByRole('button', { name: 'Hide Mud', exact: true }).click();
	await expectSaved(editor, MAP, ({ layers }) => layers.filter(({ visible }) => !visible).map(({ name }) => name), [
		'Mud',
		'Places',
		'Clouds',
	]);
	await editor.run('Merge Layer Down');
	await expectSaved(editor, MAP, names, all);
	await expectUndone(editor, served, MAP, before);
});

test('a locked layer refuses, and says so [E4]', async ({ page, editor: served }) => {
	const editor = await openEditor(page, served, MAP);
	await editor.chooseLayer('Ground');
	await editor.lookAt([24, 18]);
	await layerRow(page, 'Ground').hover();
	await page.getByRole('button', { name: 'Lock Ground', exact: true }).click();
	await editor.press('e');
	await editor.clickCell([20, 12]);
	await expect(page.getByText('The layer “Ground” is locked.')).toBeVisible();
	await expectSaved(editor, MAP, ({ layers }) => layers.map(({ locked }) => locked).indexOf(true), 0);
	expect(cell(editor.saved(MAP), 'Ground', 20, 12)).not.toBe(0);
	editor.expectNoErrors();
});

test('tilesets are added, embedded and removed [E88] [E89] [E90]', async ({ page, editor: served }) => {
	const before = served.contentOf(MAP);
	const editor = await openEditor(page, served, MAP);
	const sources = ({ tilesets }: TileMap) => tilesets.map((each) => ('source' in each ? each.source : each.name));
	const all = sources(editor.saved(MAP));
	await editor.run('Add External Tileset');
	const dialog = page.getByRole('dialog', { name: 'Add External Tileset' });
	await dialog.getByRole('checkbox', { name: 'hex.tsj' }).check();
	await dialog.getByRole('button', { name: 'Add', exact: true }).click();
	await expectSaved(editor, MAP, sources, [...all, '../tilesets/hex.tsj']);
	await editor.run('Embed Tileset');
	await expectSaved(editor, MAP, sources, [...all, 'Hexagonal Brill']);
	await editor.run('Remove Tileset');
	await expectSaved(editor, MAP, sources, all);
	await expectUndone(editor, served, MAP, before);
});
