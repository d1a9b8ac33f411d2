/**
 * `npx tsx tools/draw-editor.ts`: takes the pictures of the editor for the guide and the README, in Chromium, and writes them to
 * docs/pictures. Build first.
 */
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { chromium } from 'playwright';
import { serveEditor } from '../packages/editor/e2e/driver/served-editor.ts';
import { chromiumArguments, findChromium } from './chromium.ts';

/** A picture: the map that is open, and what is done before it is taken. */
interface Picture {
	readonly name: string;
	readonly map: string;
	readonly prepare: (page: Page) => Promise<void>;
	readonly theme?: 'light' | 'dark';
}

const pictures: readonly Picture[] = [
	{
		name: 'editor',
		map: 'maps/orthogonal.tmj',
		theme: 'dark',
		prepare: async (page) => {
			await page.getByRole('treeitem', { name: /Ground/ }).click();
			await dragTiles(page, 'Terrain', [4, 0], [6, 2]);
			await page.mouse.move(620, 420);
		},
	},
	{
		name: 'editor-objects',
		map: 'maps/isometric.tmj',
		theme: 'light',
		prepare: async (page) => {
			await page
				.getByRole('treeitem', { name: /Objects|People|Places|Things/ })
				.first()
				.click();
			await page.keyboard.press('Control+A');
		},
	},
	{
		name: 'editor-collision',
		map: 'maps/orthogonal.tmj',
		theme: 'dark',
		prepare: async (page) => {
			await page.keyboard.press('Control+P');
			await page.getByRole('combobox', { name: 'Open File in Project' }).fill('terrain.tsj');
			await page.getByRole('option').filter({ hasText: 'terrain.tsj' }).first().click();
			await page.getByRole('heading', { name: 'terrain.tsj', level: 1 }).waitFor({ state: 'attached' });
			await page.getByRole('listbox', { name: 'Tiles of Terrain' }).focus();
			// A rock, whose shape is a polygon.
			for (const [key, times] of [
				['ArrowRight', 1],
				['ArrowDown', 10],
				['ArrowRight', 6],
			] as const)
				for (let i = 0; i < times; i++) await page.keyboard.press(key);
			await page.keyboard.press('Control+Shift+O');
			await page.getByRole('application', { name: 'Collision shapes of tile 166' }).focus();
			await page.keyboard.press('Control+A');
		},
	},
	{
		name: 'editor-export',
		map: 'maps/everything.tmj',
		theme: 'dark',
		prepare: async (page) => {
			await page.keyboard.press('Control+Shift+E');
			await page.getByRole('dialog').waitFor();
			await page.getByLabel('For version').selectOption('1.1');
		},
	},
];

const executablePath = findChromium();
if (executablePath === undefined) throw new Error('Chromium is missing. Install it, or set CHROMIUM_PATH.');
const browser = await chromium.launch({ executablePath, args: chromiumArguments });
try {
	for (const picture of pictures) await take(picture);
} finally {
	await browser.close();
}

async function take({ name, map, theme = 'dark', prepare }: Picture): Promise<void> {
	const served = await serveEditor(map);
	const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, colorScheme: theme });
	try {
		await page.goto(served.url);
		await page.getByRole('application', { name: map }).waitFor();
		await prepare(page);
		// Pictures of tilesets are loaded when they are first shown.
		await page.waitForTimeout(4000);
		await page.screenshot({ path: fileURLToPath(new URL(`../docs/pictures/${name}.png`, import.meta.url)) });
	} finally {
		await page.close();
		await served.stop();
	}
}

async function dragTiles(page: Page, tileset: string, from: readonly [number, number], to: readonly [number, number]): Promise<void> {
	const box = await page.getByRole('listbox', { name: `Tiles of ${tileset}` }).boundingBox();
	if (box === null) throw new Error(`The tileset ${tileset} is not shown.`);
	const at = ([column, row]: readonly [number, number]) => [box.x + (column + 0.5) * 17, box.y + (row + 0.5) * 17] as const;
	await page.mouse.move(...at(from));
	await page.mouse.down();
	await page.mouse.move(...at(to));
	await page.mouse.up();
}
