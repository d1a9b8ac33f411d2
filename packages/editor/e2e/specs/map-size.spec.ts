import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Change } from '@tilewright/edit';
import { apply, offsetLayers, resizeMap } from '@tilewright/edit';
import type { TileMap } from '@tilewright/format';
import { cellAt, write } from '@tilewright/format';
import { test } from '../driver/test.ts';
import type { EditorWords } from '../words/editor.ts';
import { openEditor } from '../words/editor.ts';
import { expectUndone } from '../words/saving.ts';

const MAP = 'maps/orthogonal.tmj';

/** Fills in the fields of a dialog, and answers it. */
async function fillIn(page: Page, title: string, fields: Readonly<Record<string, string>>, answer: string): Promise<void> {
	const dialog = page.getByRole('dialog', { name: title, exact: true });
	for (const [label, value] of Object.entries(fields)) await dialog.getByLabel(label, { exact: true }).fill(value);
	await dialog.getByRole('button', { name: answer, exact: true }).click();
	await expect(dialog).toHaveCount(0);
}

/** Saves a map, and expects it to be another one with some changes. */
async function expectChanged(on: EditorWords, from: TileMap, changes: readonly Change[]): Promise<void> {
	await on.save();
	const [found, expected] = [on.saved(MAP), apply(from, changes).doc].map((map) => new TextDecoder().decode(write(map)));
	expect(found).toBe(expected);
}

test('a map is resized, and its content moves [E81]', async ({ page, editor: served }) => {
	const before = served.contentOf(MAP);
	const editor = await openEditor(page, served, MAP);
	const start = editor.saved(MAP);
	await editor.run('Resize Map');
	await fillIn(page, 'Resize Map', { 'Width': '40', 'Height': '38', 'Offset x': '-2', 'Offset y': '1' }, 'Resize');
	await expectChanged(editor, start, resizeMap(start, { width: 40, height: 38, offset: { x: -2, y: 1 } }));
	await expectUndone(editor, served, MAP, before);
});

test('the content of a map is moved, and comes back at the other side [E84]', async ({ page, editor: served }) => {
	const before = served.contentOf(MAP);
	const editor = await openEditor(page, served, MAP);
	const start = editor.saved(MAP);
	await editor.run('Offset Map');
	const dialog = page.getByRole('dialog', { name: 'Offset Map' });
	await dialog.getByLabel('Layers', { exact: true }).selectOption({ label: 'All layers' });
	for (const wrap of await dialog.getByRole('checkbox').all()) await wrap.setChecked(true);
	await fillIn(page, 'Offset Map', { 'Offset x': '5', 'Offset y': '-3' }, 'Move');
	const all = start.layers.map(({ id }) => id);
	await expectChanged(editor, start, offsetLayers(start, all, { offset: { x: 5, y: -3 }, wrapX: true, wrapY: true }));
	await expectUndone(editor, served, MAP, before);
});

test('a new infinite map gets a tileset, is painted left of its origin, and is saved in chunks [E79] [E88]', async ({
	page,
	editor: served,
}) => {
	const editor = await openEditor(page, served, MAP);
	await editor.press('Alt+N');
	const dialog = page.getByRole('dialog', { name: 'New Map' });
	await dialog.getByLabel('Map size').selectOption({ label: 'Infinite' });
	await fillIn(page, 'New Map', { 'Tile width': '16', 'Tile height': '16' }, 'Create');
	const untitled = page.getByRole('application', { name: 'untitled' });
	await expect(untitled).toBeVisible();
	await untitled.focus();
	await page.keyboard.press('Control+S');
	await fillIn(page, 'Save As', { File: 'maps/endless.tmj' }, 'Save');
	await expect.poll(() => existsSync(join(served.folder, 'maps/endless.tmj'))).toBe(true);

	const endless = await editor.goTo('maps/endless.tmj');
	await endless.run('Add External Tileset');
	const tilesets = page.getByRole('dialog', { name: 'Add External Tileset' });
	await tilesets.getByRole('checkbox', { name: 'terrain.tsj' }).check();
	await tilesets.getByRole('button', { name: 'Add', exact: true }).click();
	await expect(page).toHaveTitle(/^\*endless/);
	await endless.save();
	const opened = await editor.goTo('maps/endless.tmj');
	await opened.chooseTile('Terrain', 3, 1);
	await opened.lookAt([0, 0]);
	await opened.dragCells([
		[-3, -2],
		[2, -2],
	]);
	await opened.save();
	const { infinite, layers, tilesets: used } = opened.saved('maps/endless.tmj');
	const [layer] = layers;
	expect([infinite, used]).toEqual([true, [{ firstgid: 1, source: '../tilesets/terrain.tsj' }]]);
	if (layer?.type !== 'tilelayer' || !('chunks' in layer)) throw new Error('The layer has no chunks.');
	expect([-4, -3, 0, 2, 3].map((x) => cellAt(layer, x, -2))).toEqual([0, 20, 20, 20, 0]);
	opened.expectNoErrors();
});
