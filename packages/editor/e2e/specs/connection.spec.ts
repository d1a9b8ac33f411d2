import { expect } from '@playwright/test';
import { test } from '../driver/test.ts';

test('when the command ends, the page says so and keeps the map', async ({ page, editor }) => {
	await page.goto(editor.url);
	const map = page.getByRole('application', { name: /orthogonal\.tmj/ });
	await expect(map).toBeVisible();
	await editor.stop();
	await expect(page.getByText('“tilewright edit” does not answer')).toBeVisible();
	await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
	await expect(map).toBeVisible();
});

test('an address with a wrong token opens nothing, and says why', async ({ page, editor }) => {
	await page.goto(editor.url.replace(/.{5}$/, 'wrong'));
	await expect(page.getByRole('alert').getByText('The files cannot be opened.')).toBeVisible();
	await expect(page.getByRole('application')).toHaveCount(0);
});
