import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { exportedByCommand } from '../driver/command.ts';
import type { ServedEditor } from '../driver/served-editor.ts';
import { test } from '../driver/test.ts';
import { goToFile, goToWorld, saveShown, undoShown } from '../words/documents.ts';
import { openEditor } from '../words/editor.ts';
import { showPanel } from '../words/panels.ts';
import { propertiesOn } from '../words/properties.ts';

const MAP = 'maps/orthogonal.tmj';
const PROJECT = 'brill.tiled-project';

/** Changes the text of a file, as another program does. */
function changeOutside({ folder, contentOf }: ServedEditor, path: string, from: string, to: string): void {
	const before = contentOf(path).toString();
	expect(before).toContain(from);
	writeFileSync(join(folder, path), before.replace(from, to));
}

/** Exports the shown document by the dialog. @returns the options that it offered */
async function exportShown(page: Page, format: string, version: string, target: string): Promise<readonly string[]> {
	await page.keyboard.press('Control+Shift+E');
	const dialog = page.getByRole('dialog', { name: 'Export As', exact: true });
	await dialog.getByText('More options').click();
	await dialog.getByLabel('Format', { exact: true }).selectOption({ label: format });
	await dialog.getByLabel('For version').selectOption({ label: version });
	await dialog.getByLabel('File', { exact: true }).fill(target);
	const options = await dialog.locator('label').allInnerTexts();
	await dialog.getByRole('button', { name: 'Export', exact: true }).click();
	await expect(dialog).toHaveCount(0);
	return options;
}

const ALWAYS = ['Format', 'For version', 'File'];

for (const { path, format, target, options } of [
	{
		path: 'tilesets/terrain.tsj',
		format: 'XML (TSX)',
		target: 'tilesets/terrain.tsx',
		options: [
			'Detach templates',
			'Resolve object types and properties',
			'Minimize output',
			'Spaces per level',
			'Version field',
			'Keep the image sizes of the document',
		],
	},
	{
		path: 'templates/chest.tj',
		format: 'XML (TX)',
		target: 'maps/chest.tx',
		options: [
			'Embed tilesets',
			'Resolve object types and properties',
			'Minimize output',
			'Spaces per level',
			'Version field',
			'Keep the image sizes of the document',
			'Write embedded tilesets to files',
		],
	},
	{
		path: 'brill.world',
		format: 'World',
		target: 'maps/brill.world',
		options: ['Resolve object types and properties', 'Minimize output', 'Spaces per level'],
	},
])
	test(`${path} is exported with the options that it has, as the command does [E135] [E136]`, async ({ page, editor: served }) => {
		const editor = await openEditor(page, served, MAP);
		await goToFile(page, path);
		expect(await exportShown(page, format, '1.8', target)).toEqual([...ALWAYS, ...options]);
		await expect.poll(() => existsSync(join(served.folder, target))).toBe(true);
		const written = served.contentOf(target).toString();
		const expected = exportedByCommand(served.folder, path, target, '--export-version', '1.8', '--project', join(served.folder, PROJECT));
		expect(written).toBe(expected.toString());
		editor.expectNoErrors();
	});

test('a finding in a tileset selects its tile and brings it into view [E138]', async ({ page, editor: served }) => {
	const glow = '{ "name": "glow", "type": "color", "value": "#c0ffea94" }';
	changeOutside(served, 'tilesets/terrain.tsj', glow, `${glow}, ${glow}`);
	const editor = await openEditor(page, served, MAP);
	await goToFile(page, 'tilesets/terrain.tsj');
	for (let i = 0; i < 6; i++) await page.getByRole('button', { name: 'Zoom In', exact: true }).click();
	await clickFinding(page, 'There is more than one');
	const tile = page.getByRole('option', { name: 'Tile 189', exact: true });
	await expect(tile).toBeAttached();
	await expect((await showPanel(page, 'Properties')).getByLabel('Class', { exact: true })).toHaveValue('Light');
	await expect.poll(() => page.getByRole('listbox', { name: 'Tiles of Terrain' }).evaluate((list) => list.scrollTop)).toBeGreaterThan(0);
	editor.expectNoErrors();
});

test('a finding in a template shows its object [E138]', async ({ page, editor: served }) => {
	const gold = '{ "name": "gold", "type": "int", "value": 5 }';
	changeOutside(served, 'templates/chest.tj', gold, `${gold}, ${gold}`);
	const editor = await openEditor(page, served, MAP);
	await goToFile(page, 'templates/chest.tj');
	await showPanel(page, 'History');
	await clickFinding(page, 'There is more than one');
	await expect(page.getByRole('tabpanel', { name: 'Properties', exact: true }).getByLabel('Name', { exact: true })).toHaveValue('chest');
	editor.expectNoErrors();
});

test('a finding in a world selects its map [E138]', async ({ page, editor: served }) => {
	changeOutside(served, 'brill.world', '"maps/oblique.tmj"', '"maps/lost.tmj"');
	const editor = await openEditor(page, served, MAP);
	await goToFile(page, 'brill.world');
	await clickFinding(page, 'maps/lost.tmj');
	await expect((await showPanel(page, 'Properties')).getByLabel('File Name', { exact: true })).toHaveValue('maps/lost.tmj');
	editor.expectNoErrors();
});

/** Shows the findings and clicks the one with a text. */
async function clickFinding(page: Page, message: string): Promise<void> {
	const panel = page.getByRole('tabpanel', { name: 'Findings', exact: true });
	if (!(await panel.isVisible())) await page.getByRole('button', { name: /error.*warning/ }).click();
	await panel.getByRole('button', { name: message }).first().click();
}

for (const { path, field, from, to, isWorld } of [
	{ path: 'tilesets/terrain.tsj', field: 'Name', from: '"name": "Terrain"', to: '"name": "Earth"', isWorld: false },
	{ path: 'templates/chest.tj', field: 'Name', from: '"name": "chest"', to: '"name": "trunk"', isWorld: false },
	{ path: 'brill.world', field: 'X', from: '"x": 1280', to: '"x": 1296', isWorld: true },
] as const)
	test(`${path} follows its file, and asks if it has unsaved changes [E134]`, async ({ page, editor: served }) => {
		const editor = await openEditor(page, served, MAP);
		if (isWorld) {
			const view = await goToWorld(page, path);
			for (let i = 0; i < 2; i++) {
				await view.focus();
				await page.keyboard.press('PageDown');
			}
		} else await goToFile(page, path);
		const value = (await showPanel(page, 'Properties')).getByLabel(field, { exact: true });
		const words = [from, to].map((text) => /(?:: )"?([^"]*)"?$/.exec(text)?.[1] ?? '');
		const [before = '', after = ''] = words;
		await expect(value).toHaveValue(before);
		const content = served.contentOf(path);
		changeOutside(served, path, from, to);
		await expect(value).toHaveValue(after);
		await undoShown(page, /^\*/);
		await expect(value).toHaveValue(before);
		await saveShown(page);
		expect(served.contentOf(path).toString()).toBe(content.toString());

		const properties = await propertiesOn(page);
		await properties.write(field, before === 'Terrain' || before === 'chest' ? 'mine' : '7');
		await expect(page).toHaveTitle(/^\*/);
		changeOutside(served, path, from, to);
		await editor.answer(/Another program has changed .*, and you have unsaved changes/, 'Reload');
		await expect(value).toHaveValue(after);
		await expect(page).not.toHaveTitle(/^\*/);
		editor.expectNoErrors();
	});
