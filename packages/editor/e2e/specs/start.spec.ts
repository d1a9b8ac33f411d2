import { expect, test } from '@playwright/test';
import { serveEditor } from '../driver/served-editor.ts';
import { openEditor } from '../words/editor.ts';

test('the served editor opens the file that the command was given', async ({ page }) => {
	const served = await serveEditor('maps/orthogonal.tmj');
	const editor = await openEditor(page, served, 'maps/orthogonal.tmj');
	await expect(page).toHaveTitle(/orthogonal/);
	const [view, window] = [await editor.view.boundingBox(), page.viewportSize()];
	expect((view?.width ?? 0) / (window?.width ?? 1)).toBeGreaterThan(0.5);
	editor.expectNoErrors();
	await served.stop();
});

test('a painted cell is saved, and undo brings the old one back', async ({ page }) => {
	const served = await serveEditor('maps/orthogonal.tmj');
	const editor = await openEditor(page, served, 'maps/orthogonal.tmj');
	const before = served.contentOf('maps/orthogonal.tmj');
	await editor.chooseLayer('Ground');
	await editor.chooseTile('Terrain', 0, 0);
	await editor.lookAt([24, 18]);
	await editor.clickCell([20, 12]);
	await editor.save();
	expect(served.contentOf('maps/orthogonal.tmj').equals(before)).toBe(false);
	const layer = editor.saved('maps/orthogonal.tmj').layers.find(({ name }) => name === 'Ground');
	expect(layer?.type === 'tilelayer' && 'data' in layer ? layer.data[12 * layer.width + 20] : undefined).toBe(1);
	await editor.press('Control+Z');
	await editor.save();
	expect(served.contentOf('maps/orthogonal.tmj').equals(before)).toBe(true);
	editor.expectNoErrors();
	await served.stop();
});

test('the start page shows the first maps of the folder, and finds all its files', async ({ page }) => {
	const served = await serveEditor();
	await page.goto(served.url);
	const start = page.getByRole('main', { name: 'Start' });
	await expect(start.getByRole('button', { name: 'maps/orthogonal.tmj' })).toBeVisible();
	await start.getByRole('button', { name: /^All \d+ files…$/ }).click();
	await page.getByRole('combobox', { name: 'Open File in Project' }).fill('chest');
	await page.getByRole('option', { name: 'chest.tj' }).click();
	await expect(page.getByRole('application', { name: 'templates/chest.tj' })).toBeVisible();
	await served.stop();
});
