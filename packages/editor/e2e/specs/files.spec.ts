import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { read } from '@tilewright/format';
import { diff } from '@tilewright/ops';
import { exportedByCommand } from '../driver/command.ts';
import { test } from '../driver/test.ts';
import { openEditor } from '../words/editor.ts';

const MAP = 'maps/orthogonal.tmj';

for (const [orientation, choice] of [
	['orthogonal', 'Orthogonal'],
	['isometric', 'Isometric'],
	['staggered', 'Isometric (staggered)'],
	['hexagonal', 'Hexagonal (staggered)'],
	['oblique', 'Oblique'],
] as const)
	test(`a new ${orientation} map is made, and saved under a name [E79]`, async ({ page, editor: served }) => {
		const editor = await openEditor(page, served, MAP);
		await page.getByRole('menuitem', { name: 'File', exact: true }).click();
		await page.getByRole('menuitem', { name: /^New Map/ }).click();
		const dialog = page.getByRole('dialog', { name: 'New Map' });
		await dialog.getByLabel('Orientation').selectOption({ label: choice });
		await dialog.getByLabel('Width', { exact: true }).fill('6*2');
		await dialog.getByLabel('Height', { exact: true }).fill('8');
		await dialog.getByRole('button', { name: 'Create' }).click();
		await expect(page.getByRole('application', { name: 'untitled' })).toBeVisible();
		await page.keyboard.press('Control+S');
		const saveAs = page.getByRole('dialog', { name: 'Save As' });
		await saveAs.getByLabel('File', { exact: true }).fill('maps/new.tmj');
		await saveAs.getByRole('button', { name: 'Save', exact: true }).click();
		await expect.poll(() => existsSync(join(served.folder, 'maps/new.tmj'))).toBe(true);
		const made = editor.saved('maps/new.tmj');
		expect([made.orientation, made.width, made.height, made.layers.map(({ name }) => name)]).toEqual([
			orientation,
			12,
			8,
			['Tile Layer 1'],
		]);
		editor.expectNoErrors();
	});

test('a map is saved as XML, and is the same map', async ({ page, editor: served }) => {
	const editor = await openEditor(page, served, MAP);
	await editor.press('Control+Shift+S');
	const dialog = page.getByRole('dialog', { name: 'Save As' });
	await dialog.getByLabel('Syntax').selectOption({ label: 'XML (.tmx)' });
	await expect(dialog.getByLabel('File', { exact: true })).toHaveValue('maps/orthogonal.tmx');
	await dialog.getByRole('button', { name: 'Save', exact: true }).click();
	await expect.poll(() => existsSync(join(served.folder, 'maps/orthogonal.tmx'))).toBe(true);
	const { doc } = read(served.contentOf('maps/orthogonal.tmx'));
	if (doc?.type !== 'map') throw new Error('The file is no map.');
	expect(diff(editor.saved(MAP), doc)).toEqual([]);
	editor.expectNoErrors();
});

test('an export for an older version says first what gets lost, and writes what the command writes [E135] [E136]', async ({
	page,
	editor: served,
}) => {
	const editor = await openEditor(page, served, MAP);
	await editor.press('Control+Shift+E');
	const dialog = page.getByRole('dialog', { name: 'Export As' });
	await dialog.getByLabel('For version').selectOption({ label: '1.8' });
	const losses = dialog.getByRole('region', { name: 'What gets lost' });
	await expect(losses.getByRole('listitem').first()).toBeVisible();
	expect(existsSync(join(served.folder, 'maps/orthogonal.json'))).toBe(false);
	await dialog.getByRole('button', { name: 'Export', exact: true }).click();
	const expected = exportedByCommand(served.folder, MAP, 'maps/expected.json', '--export-version', '1.8');
	await expect.poll(() => existsSync(join(served.folder, 'maps/orthogonal.json'))).toBe(true);
	expect(served.contentOf('maps/orthogonal.json').equals(expected)).toBe(true);
	editor.expectNoErrors();
});

test('an export is never written over the map itself [E135]', async ({ page, editor: served }) => {
	const before = served.contentOf(MAP);
	const editor = await openEditor(page, served, MAP);
	await editor.press('Control+Shift+E');
	const dialog = page.getByRole('dialog', { name: 'Export As' });
	await dialog.getByLabel('For version').selectOption({ label: '1.8' });
	await dialog.getByLabel('File', { exact: true }).fill(MAP);
	await dialog.getByRole('button', { name: 'Export', exact: true }).click();
	await expect(page.getByText('orthogonal.tmj is the document itself.')).toBeVisible();
	expect(served.contentOf(MAP).equals(before)).toBe(true);
	editor.expectNoErrors();
});

test('reloading drops unsaved changes, as a step that can be undone [E134]', async ({ page, editor: served }) => {
	const before = served.contentOf(MAP);
	const editor = await openEditor(page, served, MAP);
	await editor.chooseLayer('Ground');
	await editor.lookAt([24, 18]);
	await editor.press('e');
	await editor.clickCell([24, 18]);
	await expect(page).toHaveTitle(/^\*/);
	await editor.run('Reload');
	await expect(page).not.toHaveTitle(/^\*/);
	await editor.press('Control+Z');
	await editor.save();
	expect(served.contentOf(MAP).equals(before)).toBe(false);
	editor.expectNoErrors();
});
