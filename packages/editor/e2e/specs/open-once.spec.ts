import { expect } from '@playwright/test';
import { test } from '../driver/test.ts';
import { chooseFile, expectTab } from '../words/documents.ts';
import { openEditor } from '../words/editor.ts';

test('[E122] a file that is chosen twice in Go to File while it is read is one tab', async ({ page, editor: served }) => {
	const on = await openEditor(page, served, 'maps/orthogonal.tmj');
	let answer = (): void => {};
	const held = new Promise<void>((resolve) => (answer = resolve));
	await page.route(/\/api\/file\?.*terrain\.tsj/, async (route) => {
		await held;
		await route.continue();
	});
	for (let time = 0; time < 2; time++) await chooseFile(page, 'tilesets/terrain.tsj');
	answer();
	const tabs = page.getByRole('tab').filter({ hasText: 'terrain.tsj' });
	await expect(tabs).toHaveCount(1);
	await expectTab(page, 'tilesets/terrain.tsj');
	// Nothing else is read that could become another tab.
	await expect(page.getByText('Opening terrain.tsj…')).toHaveCount(0);
	await expect(tabs).toHaveCount(1);
	on.expectNoErrors();
});
