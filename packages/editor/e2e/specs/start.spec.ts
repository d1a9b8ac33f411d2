import { expect, test } from '@playwright/test';
import { serveEditor } from '../driver/served-editor.ts';

test('the served editor opens the file that the command was given', async ({ page }) => {
	const errors: string[] = [];
	page.on('pageerror', (error) => errors.push(error.message));
	page.on('console', (message) => {
		if (message.type() === 'error') errors.push(message.text());
	});
	const editor = await serveEditor('maps/orthogonal.tmj');
	await page.goto(editor.url);
	await expect(page.getByRole('application', { name: /orthogonal\.tmj/ })).toBeVisible();
	expect(errors).toEqual([]);
	await editor.stop();
});
