import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { test } from '../driver/test.ts';
import type { EditorWords } from '../words/editor.ts';
import { openEditor } from '../words/editor.ts';
import { propertiesOn } from '../words/properties.ts';

const MAP = 'maps/orthogonal.tmj';
const PROJECT = 'brill.tiled-project';

async function openTypes(page: Page, editor: EditorWords): Promise<Locator> {
	await editor.run('Custom Types Editor');
	const dialog = page.getByRole('dialog', { name: `Custom Types of ${PROJECT}` });
	await expect(dialog).toBeVisible();
	return dialog;
}

const rename = async (page: Page, dialog: Locator, from: string, to: string): Promise<void> => {
	await dialog.getByRole('option', { name: new RegExp(`^${from} `) }).dblclick();
	await dialog.getByRole('textbox', { name: 'Name of the type' }).fill(to);
	await page.keyboard.press('Enter');
};

test('a new enum and a new class are in the project at once, and in the properties panel [E111] [E112] [E113]', async ({
	page,
	editor: served,
}) => {
	const before = served.contentOf(PROJECT).toString();
	const editor = await openEditor(page, served, MAP);
	const dialog = await openTypes(page, editor);
	await dialog.getByRole('button', { name: 'Add Enum' }).click();
	await page.keyboard.type('Metal');
	await page.keyboard.press('Enter');
	for (const _ of [1, 2]) await dialog.getByRole('button', { name: 'Add Value' }).click();
	await expect(dialog.getByRole('textbox', { name: 'Value 2' })).toHaveValue('Metal_1');
	await dialog.getByRole('textbox', { name: 'Value 2' }).fill('gold');
	await page.keyboard.press('Enter');
	await dialog.getByRole('button', { name: 'Move gold Up' }).click();
	await dialog.getByRole('button', { name: 'Add Class' }).click();
	await page.keyboard.type('Hoard');
	await page.keyboard.press('Enter');
	await dialog.getByRole('textbox', { name: 'Name of the new member' }).fill('metal');
	await dialog.getByRole('combobox', { name: 'Type of the new member' }).selectOption({ label: 'Metal' });
	await page.keyboard.press('Tab');
	await page.keyboard.press('Enter');
	await expect(dialog.getByRole('combobox', { name: 'metal', exact: true })).toBeVisible();
	const types = (): unknown[] => JSON.parse(served.contentOf(PROJECT).toString()).propertyTypes;
	await expect
		.poll(types)
		.toEqual(
			expect.arrayContaining([
				expect.objectContaining({ name: 'Metal', values: ['gold', 'Metal_0'] }),
				expect.objectContaining({ name: 'Hoard', members: [{ name: 'metal', propertyType: 'Metal', type: 'string', value: 'gold' }] }),
			]),
		);
	const after = served.contentOf(PROJECT).toString().split('\n');
	expect(before.split('\n').filter((line) => !after.includes(line))).toEqual([]);
	await page.keyboard.press('Escape');
	await editor.chooseObject('Market');
	const properties = await propertiesOn(page);
	await properties.write('Class', 'Hoard');
	await expect(page.getByRole('tabpanel', { name: 'Properties' }).getByRole('combobox', { name: 'metal', exact: true })).toBeVisible();
	editor.expectNoErrors();
});

test('a renamed class follows in the open map and in other files, as the user wants [E111]', async ({ page, editor: served }) => {
	const other = 'maps/other.tmj';
	writeFileSync(join(served.folder, other), readFileSync(join(served.folder, MAP)));
	const editor = await openEditor(page, served, MAP);
	const dialog = await openTypes(page, editor);
	await rename(page, dialog, 'Coin', 'Money');
	const question = page.getByRole('dialog', { name: 'Rename Coin to Money Elsewhere, Too?' });
	await expect(question.getByRole('listitem').filter({ hasText: other })).toBeVisible();
	await question.getByRole('button', { name: 'Rename' }).click();
	await expect(dialog.getByRole('option', { name: /^Money / })).toBeVisible();
	const classes = (content: string): string[] => [...content.matchAll(/"type": ?"(Coin|Money)"/g)].map(([, name]) => name ?? '');
	await expect.poll(() => new Set(classes(served.contentOf(other).toString()))).toEqual(new Set(['Money']));
	expect(new Set(classes(served.contentOf(MAP).toString()))).toEqual(new Set(['Coin']));
	await page.keyboard.press('Escape');
	await editor.save();
	expect(new Set(classes(served.contentOf(MAP).toString()))).toEqual(new Set(['Money']));
	editor.expectNoErrors();
});
