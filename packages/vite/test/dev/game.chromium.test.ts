import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { chromium } from 'playwright';
import { createServer } from 'vite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { chromiumArguments, findChromium } from '../../../../tools/chromium.ts';
import { alias } from '../../../../tools/source-aliases.ts';
import { tilewright } from '../../src/index.ts';

const root = fileURLToPath(new URL('../../../../examples', import.meta.url));

/** Opens the game of the examples in an engine. */
async function open(engine: string): Promise<Page> {
	const server = await createServer({
		root,
		configFile: false,
		logLevel: 'silent',
		cacheDir: fileURLToPath(new URL('../../../../node_modules/.cache/games', import.meta.url)),
		resolve: { alias },
		plugins: [tilewright({ project: 'brill.tiled-project', atlas: true })],
		server: { host: '127.0.0.1', port: 0, fs: { strict: false } },
	});
	onTestFinished(() => server.close());
	await server.listen();
	const executablePath = findChromium();
	const browser = await chromium.launch({ args: chromiumArguments, ...(executablePath !== undefined && { executablePath }) });
	onTestFinished(() => browser.close());
	const page = await browser.newPage();
	const [url = ''] = server.resolvedUrls?.local ?? [];
	await page.goto(`${url}games/${engine}/`);
	await expect.poll(() => mapOf(page)).toBe('/maps/orthogonal.tmj');
	return page;
}

const mapOf = (page: Page): Promise<string | null> => page.locator('body').getAttribute('data-map');
const said = async (page: Page): Promise<string> => (await page.locator('p').textContent()) ?? '';
const at = async (page: Page, axis: 'x' | 'y'): Promise<number> => Number(await page.locator('body').getAttribute(`data-${axis}`));

/** Holds a key until the hero is where the test expects it. */
async function walk(page: Page, key: string, isThere: () => Promise<boolean>): Promise<void> {
	await page.keyboard.down(key);
	await expect.poll(isThere, { interval: 20 }).toBe(true);
	await page.keyboard.up(key);
}

describe.each(['canvas'])('the game of the examples, with %s', (engine) => {
	it('lets the hero find a coin, read a sign, and go through a door and back', async () => {
		const page = await open(engine);
		await expect.poll(() => said(page)).toBe('Gold: 0. Brill village\n500 paces');
		await walk(page, 'ArrowUp', async () => (await at(page, 'y')) <= 410);
		await walk(page, 'ArrowRight', async () => (await said(page)).includes('Gold: 1.'));
		await walk(page, 'ArrowLeft', async () => (await at(page, 'x')) <= 330);
		await walk(page, 'ArrowUp', async () => (await said(page)).includes('A door.'));
		await page.keyboard.press('e');
		await expect.poll(() => mapOf(page)).toBe('/maps/everything.tmj');
		expect(await said(page)).toContain('Gold: 1.');
		await page.keyboard.press('e');
		await expect.poll(() => mapOf(page)).toBe('/maps/orthogonal.tmj');
		// The coin is gone, and the hero stands before the door.
		await expect.poll(() => said(page)).toBe('Gold: 1. A door. Press E.');
	});
});
