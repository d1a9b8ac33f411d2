import { expect, test } from '@playwright/test';
import { serveEditor } from '../driver/served-editor.ts';

test('keys that are pressed while the editor is loading wait for it', async ({ page }) => {
	const served = await serveEditor('maps/orthogonal.tmj');
	let arrive = (): void => undefined;
	const arrived = new Promise<void>((resolve) => {
		arrive = resolve;
	});
	await page.route(/\/workbench-[^/]*\.js$/, async (route) => {
		await arrived;
		await route.continue();
	});
	await page.goto(served.url);
	await expect(page.getByRole('menubar')).toBeVisible();
	await page.keyboard.press('e');
	arrive();
	await expect(page.getByRole('button', { name: 'Eraser', exact: true })).toHaveAttribute('aria-pressed', 'true');
	await served.stop();
});

test('where a part of the editor cannot be loaded, it says what to do', async ({ page }) => {
	const served = await serveEditor('maps/orthogonal.tmj');
	await page.goto(served.url);
	await expect(page.getByRole('application', { name: 'maps/orthogonal.tmj' })).toBeVisible();
	await page.route(/\/dialogs-[^/]*\.js$/, (route) => route.abort());
	await page.getByRole('menubar').getByRole('menuitem', { name: 'Map', exact: true }).click();
	await page.getByRole('menuitem', { name: /^Resize Map/ }).click();
	await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toContainText('reload the page');
	await served.stop();
});

test('the start page and its dialogs need no code of open documents', async ({ page }) => {
	const served = await serveEditor('.');
	await page.route(/\/workbench-[^/]*\.js$/, (route) => route.abort());
	await page.goto(served.url);
	await expect(page.getByRole('heading', { name: 'tilewright', exact: true })).toBeVisible();
	await page.getByRole('button', { name: /^New Map/ }).click();
	await expect(page.getByRole('dialog', { name: 'New Map' })).toBeVisible();
	await served.stop();
});
