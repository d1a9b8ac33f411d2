import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { ServedEditor } from '../driver/served-editor.ts';
import { test } from '../driver/test.ts';
import type { EditorWords } from '../words/editor.ts';
import { openEditor } from '../words/editor.ts';

const MAP = 'maps/orthogonal.tmj';

/** Another program gives the layer `Ground` another name. */
function changeOutside({ folder, contentOf }: ServedEditor): Buffer {
	writeFileSync(join(folder, MAP), contentOf(MAP).toString().replace('"Ground"', '"Soil"'));
	return contentOf(MAP);
}

const layer = ({ page }: EditorWords, name: string) =>
	page.getByRole('tree', { name: 'Layers of the map' }).getByRole('treeitem', { name, exact: true });

async function eraseOneCell(on: EditorWords): Promise<void> {
	await on.chooseLayer('Ground');
	await on.lookAt([24, 18]);
	await on.press('e');
	await on.clickCell([24, 18]);
}

test('a map without unsaved changes follows its file, as one step [E134]', async ({ page, editor: served }) => {
	const before = served.contentOf(MAP);
	const editor = await openEditor(page, served, MAP);
	await expect(layer(editor, 'Ground')).toBeVisible();
	changeOutside(served);
	await expect(layer(editor, 'Soil')).toBeVisible();
	await editor.press('Control+Z');
	await expect(layer(editor, 'Ground')).toBeVisible();
	await editor.save();
	expect(served.contentOf(MAP).equals(before)).toBe(true);
	editor.expectNoErrors();
});

test('a map with unsaved changes says that its file has changed, and can be reloaded [E134]', async ({ page, editor: served }) => {
	const editor = await openEditor(page, served, MAP);
	await eraseOneCell(editor);
	const outside = changeOutside(served);
	await editor.answer(/Another program has changed orthogonal.tmj, and you have unsaved changes/, 'Reload');
	await expect(layer(editor, 'Soil')).toBeVisible();
	await editor.press('Control+Z');
	await expect(layer(editor, 'Ground')).toBeVisible();
	await editor.press('Control+Shift+Z');
	await expect(layer(editor, 'Soil')).toBeVisible();
	expect(served.contentOf(MAP).equals(outside)).toBe(true);
	editor.expectNoErrors();
});

test('a map with unsaved changes can be kept, and saving asks before it overwrites [E134]', async ({ page, editor: served }) => {
	const editor = await openEditor(page, served, MAP);
	await eraseOneCell(editor);
	const outside = changeOutside(served);
	await editor.answer(/Another program has changed orthogonal.tmj, and you have unsaved changes/, 'Ignore');
	await expect(layer(editor, 'Ground')).toBeVisible();
	await editor.press('Control+S');
	await editor.answer(/Saving now would overwrite that/, 'Cancel');
	expect(served.contentOf(MAP).equals(outside)).toBe(true);
	await editor.press('Control+S');
	await editor.answer(/Saving now would overwrite that/, 'Overwrite');
	await expect(page).not.toHaveTitle(/^\*/);
	expect(editor.saved(MAP).layers.some(({ name }) => name === 'Ground')).toBe(true);
	editor.expectNoErrors();
});

test('a map whose file was removed has unsaved changes; saving writes the file again [E134]', async ({ page, editor: served }) => {
	const before = served.contentOf(MAP);
	const editor = await openEditor(page, served, MAP);
	await expect(layer(editor, 'Ground')).toBeVisible();
	rmSync(join(served.folder, MAP));
	const told = page.getByRole('alert').filter({ hasText: 'Another program has removed orthogonal.tmj' });
	await expect(told).toBeVisible();
	await expect(page).toHaveTitle(/^\*/);
	await editor.press('Control+S');
	await editor.answer(/Save As/, 'Save');
	await expect(page).not.toHaveTitle(/^\*/);
	await expect(told).toHaveCount(0);
	expect(served.contentOf(MAP).equals(before)).toBe(true);
	editor.expectNoErrors();
});
