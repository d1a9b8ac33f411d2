import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { read } from '@tilewright/format';
import { staticSite } from '../driver/static-site.ts';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

const map = (page: Page) => page.getByRole('application', { name: 'orthogonal.tmj' });

/** The findings of axe-core in the page as it is. */
async function accessibilityFindings(page: Page): Promise<string[]> {
	return await page.evaluate(async () => {
		const found: unknown = await Reflect.get(globalThis, 'axe').run();
		const { violations } = Object(found);
		return [...violations].map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
	});
}

test('the editor on a plain web server shows the example, and a changed map is downloaded', async ({ page }) => {
	const site = await staticSite();
	// As in browsers that cannot ask where to save.
	await page.addInitScript(() => {
		for (const name of ['showOpenFilePicker', 'showSaveFilePicker']) Reflect.deleteProperty(globalThis, name);
	});
	await page.goto(site.url);
	await expect(map(page)).toBeVisible();
	await map(page).focus();
	await page.keyboard.press('e');
	await map(page).click();
	const downloading = page.waitForEvent('download');
	await page.keyboard.press('Control+S');
	const download = await downloading;
	expect(download.suggestedFilename()).toBe('orthogonal.tmj');
	const { doc } = read(readFileSync(await download.path()));
	expect(doc?.type).toBe('map');
	await site.stop();
});

test('after the first visit, the editor works without a network', async ({ page, context }) => {
	const site = await staticSite();
	await page.goto(site.url);
	await expect(map(page)).toBeVisible();
	await page.evaluate(async () => {
		await navigator.serviceWorker.ready;
	});
	await site.stop();
	const again = await context.newPage();
	await again.goto(site.url);
	await expect(map(again)).toBeVisible();
});

const LOOKS = [
	['in the light theme', { colorScheme: 'light' }],
	['in the dark theme', { colorScheme: 'dark' }],
	["in the system's colors, without motion", { forcedColors: 'active', reducedMotion: 'reduce' }],
] as const;

for (const [look, media] of LOOKS)
	test(`axe-core finds nothing ${look}: map, menu, palette, dialogs`, async ({ page }) => {
		const site = await staticSite();
		await page.emulateMedia(media);
		await page.addInitScript({ path: axe });
		await page.goto(site.url);
		await expect(map(page)).toBeVisible();
		expect(await accessibilityFindings(page)).toEqual([]);

		await page.getByRole('menuitem', { name: 'Layer', exact: true }).click();
		await expect(page.getByRole('menu')).toBeVisible();
		expect(await accessibilityFindings(page)).toEqual([]);
		await page.keyboard.press('Escape');

		for (const keys of ['Control+Shift+P', 'Control+Shift+E', 'Control+Shift+S', 'Alt+N']) {
			await map(page).focus();
			await page.keyboard.press(keys);
			await expect(page.getByRole('dialog')).toBeVisible();
			expect([keys, await accessibilityFindings(page)]).toEqual([keys, []]);
			await page.keyboard.press('Escape');
			await expect(page.getByRole('dialog')).toHaveCount(0);
		}
		await site.stop();
	});

test("in the system's colors, what is chosen stands out, and the map has a background that its lines are seen on", async ({ page }) => {
	const site = await staticSite();
	await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
	await page.goto(site.url);
	await expect(map(page)).toBeVisible();
	const background = (name: string) =>
		page
			.locator(name)
			.first()
			.evaluate((element) => getComputedStyle(element).backgroundColor);
	for (const [chosen, other] of [
		['button[aria-pressed="true"]', 'button[aria-pressed="false"]'],
		['[role="treeitem"][aria-selected="true"]', '[role="treeitem"][aria-selected="false"]'],
	] as const)
		await expect.poll(async () => (await background(chosen)) === (await background(other))).toBe(false);
	expect(await background('.map-view')).toBe('rgb(51, 54, 61)');
	await site.stop();
});
