import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { createServer } from 'vite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { effort } from '../../../../tests/support/effort.ts';
import { findChromium, webglArguments } from '../../../../tools/chromium.ts';
import { alias } from '../../../../tools/source-aliases.ts';
import { enginesOf, packages } from '../../../../tools/workspace.ts';
import { tilewright } from '../../src/index.ts';

const root = fileURLToPath(new URL('../../../../examples', import.meta.url));

/**
 * The games, by the names of their engines. With WebGL, a game takes half a minute of a processor: `npm test` plays it with a canvas alone, and
 * has tests of each adapter.
 */
const GAMES = readdirSync(`${root}/games`).filter((name) => existsSync(`${root}/games/${name}/index.html`));

/** The dependencies of the game in an engine. Vite would find them later, and then load the page again. */
const enginesOfGame = (name: string): string[] => [
	...packages.filter(({ folder }) => folder === name).flatMap(enginesOf),
	...(name === 'pixi' ? ['pixi.js/advanced-blend-modes'] : []),
];

/**
 * Opens the game of the examples in an engine.
 *
 * @param errors - those of the page are added to it
 */
async function open(engine: string, errors: string[]): Promise<Page> {
	const server = await createServer({
		root,
		configFile: false,
		logLevel: 'silent',
		cacheDir: fileURLToPath(new URL(`../../../../node_modules/.cache/games/${engine}`, import.meta.url)),
		// Found later, it would make the server load the page again.
		optimizeDeps: { include: enginesOfGame(engine), entries: [`games/${engine}/index.html`] },
		resolve: { alias },
		plugins: [tilewright({ project: 'brill.tiled-project', atlas: true })],
		server: { host: '127.0.0.1', port: 0, fs: { strict: false } },
	});
	onTestFinished(() => server.close());
	await server.listen();
	const executablePath = findChromium();
	// Browsers and pages come late on a busy machine: only the time of the test ends what hangs.
	const browser = await chromium.launch({ timeout: 0, args: webglArguments, ...(executablePath !== undefined && { executablePath }) });
	onTestFinished(() => browser.close());
	const page = await browser.newPage();
	page.setDefaultTimeout(0);
	page.on('pageerror', (error) => errors.push(error.message));
	const [url = ''] = server.resolvedUrls?.local ?? [];
	await page.goto(`${url}games/${engine}/`);
	await expect.poll(() => mapOf(page)).toBe('/maps/orthogonal.tmj');
	return page;
}

const mapOf = (page: Page): Promise<string | null> => page.locator('body').getAttribute('data-map');
const said = async (page: Page): Promise<string> => (await page.locator('p').textContent()) ?? '';

/** How many colors the canvas shows. */
async function colorsOf(page: Page): Promise<number> {
	const data = await sharp(await page.locator('canvas').screenshot())
		.ensureAlpha()
		.raw()
		.toBuffer();
	return new Set(new Uint32Array(data.buffer, data.byteOffset, data.length / 4)).size;
}

/**
 * Holds a key until a condition of the page is true. The page itself looks at it in each frame, so that the hero stops in time on a busy
 * machine, too.
 */
async function walk(page: Page, key: string, condition: string): Promise<void> {
	await page.evaluate(`new Promise((resolve) => {
		dispatchEvent(new KeyboardEvent('keydown', { key: '${key}' }));
		requestAnimationFrame(function look() {
			const { x, y } = document.body.dataset, said = document.querySelector('p').textContent;
			if (!(${condition})) return requestAnimationFrame(look);
			dispatchEvent(new KeyboardEvent('keyup', { key: '${key}' }));
			resolve();
		});
	})`);
}

describe.each(GAMES.filter((engine) => engine === 'canvas' || effort(0, 1) > 0))('the game of the examples, with %s', (engine) => {
	it('lets the hero find a coin, read a sign, and go through a door and back', async () => {
		const errors: string[] = [];
		const page = await open(engine, errors);
		await expect.poll(() => said(page)).toBe('Gold: 0. Brill village\n500 paces');
		await walk(page, 'ArrowUp', 'y <= 410');
		await walk(page, 'ArrowRight', "said.includes('Gold: 1.')");
		await walk(page, 'ArrowLeft', 'x <= 329');
		await walk(page, 'ArrowUp', "said.includes('A door.')");
		await expect.poll(() => colorsOf(page)).toBeGreaterThan(50);
		await page.keyboard.press('e');
		await expect.poll(() => mapOf(page)).toBe('/maps/everything.tmj');
		await expect.poll(() => colorsOf(page)).toBeGreaterThan(50);
		expect(await said(page)).toContain('Gold: 1.');
		await page.keyboard.press('e');
		await expect.poll(() => mapOf(page)).toBe('/maps/orthogonal.tmj');
		// The coin is gone, and the hero stands before the door.
		await expect.poll(() => said(page)).toBe('Gold: 1. A door. Press E.');
		await expect.poll(() => colorsOf(page)).toBeGreaterThan(50);
		expect(errors).toEqual([]);
	});
});
