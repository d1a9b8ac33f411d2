import { mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { TileMap } from '@tilewright/format';
import { cellAt, read } from '@tilewright/format';
import { test } from '../driver/test.ts';
import { openEditor } from '../words/editor.ts';
import { newcomerOn } from '../words/newcomer.ts';
import { showPanel } from '../words/panels.ts';
import { colorsAround } from '../words/pixels.ts';

/** More tasks of one sentence, done as somebody new does them. */

const MAP = 'maps/orthogonal.tmj';

const firstCell = ({ layers: [layer] }: TileMap, x: number, y: number): number => (layer?.type === 'tilelayer' ? cellAt(layer, x, y) : -1);

test('change a map, save it, change it again, and go back to what was saved [E129] [E156]', async ({ page, editor: served }) => {
	const editor = await openEditor(page, served, MAP);
	await editor.chooseLayer('Ground');
	await editor.chooseTile('Terrain', 1, 1);
	await editor.lookAt([24, 18]);
	await editor.clickCell([20, 15]);
	await page.getByRole('button', { name: 'Save', exact: true }).click();
	await expect(page.getByText('Saved orthogonal.tmj.')).toBeVisible();
	const saved = served.contentOf(MAP).toString();
	await editor.clickCell([22, 15]);
	await editor.clickCell([24, 15]);
	await expect(page).toHaveTitle(/^\*/);
	const history = await showPanel(page, 'History');
	await history.getByRole('option', { name: /Saved/ }).click();
	await expect(page).not.toHaveTitle(/^\*/);
	await history.getByRole('option').last().click();
	await expect(page).toHaveTitle(/^\*/);
	// Closing without saving drops the unsaved changes, and only those.
	await page.getByRole('menuitem', { name: 'File', exact: true }).click();
	await page.getByRole('menuitem', { name: /^Close(?! All)/ }).click();
	await editor.answer(/Save the changes to orthogonal\.tmj/, 'Discard');
	await expect(editor.view).toHaveCount(0);
	await page.getByRole('menuitem', { name: 'File', exact: true }).click();
	await page.getByRole('menuitem', { name: 'Open Recent' }).press('ArrowRight');
	await page.getByRole('menuitem', { name: /^Reopen Closed File/ }).click();
	await expect(editor.view).toBeVisible();
	expect(served.contentOf(MAP).toString()).toBe(saved);
	expect(firstCell(editor.saved(MAP), 20, 15)).toBe(18);
	expect(firstCell(editor.saved(MAP), 22, 15)).not.toBe(18);
	editor.expectNoErrors();
});

test('make a hexagonal map with a new tileset from a picture, and save it as TMX with zlib [E86]', async ({ page, editor: served }) => {
	const started = await openEditor(page, served, MAP);
	const newcomer = newcomerOn(started);
	await newcomer.beginMap('Hexagonal (staggered)', { Width: 12, Height: 10 });
	await (await showPanel(page, 'Tilesets')).getByRole('button', { name: 'New Tileset…' }).click();
	const dialog = page.getByRole('dialog', { name: 'New Tileset', exact: true });
	await dialog.getByLabel('Image', { exact: true }).selectOption({ label: 'art/hex.png' });
	await dialog.getByLabel('Tile width', { exact: true }).fill('28');
	await dialog.getByLabel('Tile height', { exact: true }).fill('32');
	await dialog.getByLabel('Transparent color', { exact: true }).fill('#ff00ff');
	await dialog.getByRole('button', { name: 'Create' }).click();
	await started.answer(/The tiles of hex are 28 × 32 pixels/, 'Make Cells 28 × 32');
	await page.getByRole('menuitem', { name: 'File', exact: true }).click();
	await page.getByRole('menuitem', { name: /^Save As/ }).click();
	const saving = page.getByRole('dialog', { name: 'Save As' });
	await saving.getByLabel('Syntax').selectOption({ label: 'XML (.tmx)' });
	await saving.getByLabel('Tile layers').selectOption({ label: 'Base64, zlib' });
	await saving.getByRole('button', { name: 'Save', exact: true }).click();
	await expect(page.getByText('Saved untitled.tmx.')).toBeVisible();
	const map = served.contentOf('maps/untitled.tmx').toString();
	expect(map).toContain('encoding="base64" compression="zlib"');
	expect(map).toContain('orientation="hexagonal"');
	expect(read(served.contentOf('art/hex.tsj')).doc).toMatchObject({ transparentcolor: '#ff00ff', columns: 8, tilecount: 24 });
	started.expectNoErrors();
});

test('mend a map whose tileset is there, but not the picture of it, which was moved [E139]', async ({ page, editor: served }) => {
	mkdirSync(join(served.folder, 'art/ground'));
	renameSync(join(served.folder, 'art/terrain.png'), join(served.folder, 'art/ground/terrain.png'));
	const editor = await openEditor(page, served, MAP);
	await page.getByRole('button', { name: 'Locate Files…' }).click();
	const dialog = page.getByRole('dialog', { name: 'Locate Files' });
	await expect(dialog).toContainText('tilesets/terrain.tsj');
	await dialog.getByRole('button', { name: 'Change References' }).click();
	// The map stays in front, and shows the picture; the tileset has an unsaved change.
	await expect(page.getByText('Changed the reference to 1 file. Save terrain.tsj, too.')).toBeVisible();
	await expect(editor.view).toBeVisible();
	await expect(page.getByRole('button', { name: 'Locate Files…' })).toHaveCount(0);
	await editor.lookAt([24, 18]);
	await editor.run('Show Tile Animations');
	const sea = await editor.pointOf([28, 23]);
	await page.mouse.move(0, 0);
	await expect.poll(() => colorsAround(page, sea)).toContain('#3571ae');
	await page.getByRole('tab').filter({ hasText: 'terrain.tsj' }).click();
	await page.keyboard.press('Control+S');
	await expect(page).not.toHaveTitle(/^\*/);
	const image = () => read(served.contentOf('tilesets/terrain.tsj')).doc;
	await expect.poll(image).toMatchObject({ image: '../art/ground/terrain.png' });
	editor.expectNoErrors();
});

test('place chests of a template, and export the map for version 1.8 [E135]', async ({ page, editor: served }) => {
	const editor = await openEditor(page, served, MAP);
	const newcomer = newcomerOn(editor);
	await newcomer.addLayer('Object Layer');
	await newcomer.chooseTool('Insert Template');
	await page.getByRole('button', { name: 'Choose Template…' }).click();
	const dialog = page.getByRole('dialog', { name: 'Choose Template' });
	await dialog.getByRole('radio', { name: 'chest.tj' }).check();
	await dialog.getByRole('button', { name: 'Choose', exact: true }).click();
	await editor.lookAt([24, 18]);
	const chests = Array.from({ length: 6 }, () => '../templates/chest.tj');
	for (const index of chests.keys()) await editor.clickCell([20 + index, 33]);
	await newcomer.exportFor('1.8', 'maps/chests.json');
	const { doc, source } = read(served.contentOf('maps/chests.json'));
	expect(source.version).toBe('1.8');
	const layer = doc?.type === 'map' ? doc.layers.find(({ name }) => name === 'Object Layer 3') : undefined;
	const placed = layer?.type === 'objectgroup' ? layer.objects : [];
	expect(placed.map((object) => ('template' in object ? object.template : ''))).toEqual(chests);
	editor.expectNoErrors();
});
