import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { cellAt, readMap } from '@tilewright/format';
import { exportedByCommand } from '../driver/command.ts';
import type { FirefoxPage } from '../driver/firefox.ts';
import { openFirefox } from '../driver/firefox.ts';
import { test as base } from '../driver/test.ts';

const MAP = 'maps/orthogonal.tmj';

const test = base.extend<{ firefox: FirefoxPage }>({
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what this needs.
	firefox: async ({}, use) => {
		const firefox = await openFirefox();
		await use(firefox);
		await firefox.close();
	},
});

test('in Firefox: open a map, paint, save, undo, export', async ({ editor: served, firefox }) => {
	const before = served.contentOf(MAP);
	const { page, find, press, errors } = firefox;
	const title = (): Promise<string> => page.title();
	await page.goto(served.url);
	const view = await find('[role=application]', `/${MAP}`);

	await (await find('[role=treeitem]', 'Ground')).click();
	const tiles = await find('[role=listbox]', 'Tiles of Terrain');
	// The panel may still find the zoom at which a row fits.
	await expect(async () => {
		const percent = await page.$eval('[aria-label="Zoom of the tiles"] option:checked', (option) => option.textContent);
		const size = (17 * Number.parseFloat(percent)) / 100;
		await tiles.click({ offset: { x: 3.5 * size, y: 1.5 * size } });
		const chosen = await tiles.$$eval('[role=option]', (options) => options.map((option) => option.textContent));
		expect(chosen).toEqual(['Tile 19']);
	}).toPass({ timeout: 60_000 });
	await view.focus();
	await press('Control+0');
	await press('Control+Shift+G');
	await (await find('dialog input')).type('24, 18');
	await press('Enter');
	await expect.poll(() => page.$$('dialog')).toEqual([]);
	await press('B');
	await view.click();
	await expect.poll(title).toMatch(/^\*/);
	await press('Control+S');
	await expect.poll(title).not.toMatch(/^\*/);
	const ground = readMap(served.contentOf(MAP)).layers.find(({ name }) => name === 'Ground');
	expect(ground?.type === 'tilelayer' && cellAt(ground, 24, 18)).toBe(20);

	await press('Control+Z');
	await expect.poll(title).toMatch(/^\*/);
	await press('Control+S');
	await expect.poll(title).not.toMatch(/^\*/);
	expect(served.contentOf(MAP).equals(before)).toBe(true);

	await press('Control+Shift+E');
	await (await find('dialog button', 'Export')).click();
	await expect.poll(() => page.$$('dialog')).toEqual([]);
	const expected = exportedByCommand(served.folder, MAP, 'maps/expected.json');
	await expect.poll(() => existsSync(join(served.folder, 'maps/orthogonal.json'))).toBe(true);
	expect(served.contentOf('maps/orthogonal.json').equals(expected)).toBe(true);
	expect(errors).toEqual([]);
});
