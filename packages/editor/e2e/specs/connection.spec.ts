import { expect } from '@playwright/test';
import { test } from '../driver/test.ts';
import { openEditor } from '../words/editor.ts';
import { newcomerOn } from '../words/newcomer.ts';

test('when the command ends, the page says so and keeps the map', async ({ page, editor }) => {
	await page.goto(editor.url);
	const map = page.getByRole('application', { name: /orthogonal\.tmj/ });
	await expect(map).toBeVisible();
	await editor.stop();
	await expect(page.getByText('“tilewright edit” does not answer')).toBeVisible();
	await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
	await expect(map).toBeVisible();
});

test('when the command is started again, its new address in the same tab goes on with the unsaved changes', async ({
	page,
	editor: served,
}) => {
	const editor = await openEditor(page, served, 'maps/orthogonal.tmj');
	const before = editor.saved('maps/orthogonal.tmj').layers.length;
	await newcomerOn(editor).addLayer('Object Layer');
	const address = await served.startAgain();
	await expect(page.getByText('Open its new address in this tab')).toBeVisible();
	await page.goto(address);
	await expect(page.getByText('Not connected')).toHaveCount(0);
	await editor.save();
	expect(editor.saved('maps/orthogonal.tmj').layers).toHaveLength(before + 1);
});

test('an address with a wrong token opens nothing, and says why', async ({ page, editor }) => {
	await page.goto(editor.url.replace(/.{5}$/, 'wrong'));
	await expect(page.getByRole('alert').getByText('The files cannot be opened.')).toBeVisible();
	await expect(page.getByRole('application')).toHaveCount(0);
});
