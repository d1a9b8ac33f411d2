/** `npx tsx tools/draw-game.ts`: takes the picture of the game of the examples for the README, in Chromium, and writes it to docs/pictures. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { createServer } from 'vite';
import { findChromium, webglArguments } from './chromium.ts';

const path = (relative: string): string => fileURLToPath(new URL(`../${relative}`, import.meta.url));

const executablePath = findChromium();
if (executablePath === undefined) throw new Error('Chromium is missing. Install it, or set CHROMIUM_PATH.');
const server = await createServer({ configFile: path('examples/games/vite.config.ts'), configLoader: 'runner', logLevel: 'silent' });
await server.listen();
const browser = await chromium.launch({ executablePath, args: webglArguments });
try {
	const page = await browser.newPage({ viewport: { width: 720, height: 600 } });
	await page.goto(join(server.resolvedUrls?.local[0] ?? '', 'games/pixi/'));
	await page.locator('body[data-map]').waitFor();
	// Pictures come after the map.
	await page.waitForTimeout(4000);
	await page.locator('canvas').screenshot({ path: path('docs/pictures/game.png') });
} finally {
	await browser.close();
	await server.close();
}
