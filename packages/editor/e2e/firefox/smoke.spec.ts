import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { cellAt, readMap, tileFinder } from '@tilewright/format';
import { exportedByCommand } from '../driver/command.ts';
import type { FirefoxPage } from '../driver/firefox.ts';
import { openFirefox } from '../driver/firefox.ts';
import { staticSite } from '../driver/static-site.ts';
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

/** The text in the status bar. */
const told = ({ page }: FirefoxPage): Promise<string> => page.$eval('.status-message', ({ textContent }) => textContent);

/** The tile in a cell of the lowest layer of a map: its id, and the file of its tileset. */
function groundTile(map: Buffer): object | undefined {
	const { layers, tilesets } = readMap(map);
	const [ground] = layers;
	const tile = ground?.type === 'tilelayer' ? tileFinder(tilesets)(cellAt(ground, 3, 4)) : undefined;
	return tile && { id: tile.id, source: 'source' in tile.tileset && tile.tileset.source };
}

test('in Firefox: cut from a map, paste into another one that was found by its name', async ({ editor: served, firefox }) => {
	const { page, find, press, errors } = firefox;
	await page.goto(served.url);
	const view = await find('[role=application]', `/${MAP}`);
	const tile = groundTile(served.contentOf(MAP));
	expect(tile).toBeDefined();
	expect(groundTile(served.contentOf('maps/isometric.tmj'))).not.toEqual(tile);
	await (await find('[role=treeitem]', 'Ground')).click();
	await view.focus();
	await press('Control+A');
	await press('Control+X');
	await expect.poll(() => page.title()).toMatch(/^\*orthogonal/);
	await press('Control+P');
	// The list of files, and what searches it, may still be loaded.
	await page.keyboard.type('isometric.tmj');
	await press('Enter');
	await (await find('[role=application]', '/maps/isometric.tmj')).focus();
	await expect.poll(() => page.title()).toMatch(/^isometric/);
	await press('Control+Shift+V');
	await expect.poll(() => page.title()).toMatch(/^\*isometric/);
	await press('Control+S');
	await expect.poll(() => page.title()).toMatch(/^isometric/);
	expect(groundTile(served.contentOf('maps/isometric.tmj'))).toEqual(tile);
	expect(errors).toEqual([]);
});

test('in Firefox: what the browser refuses of the clipboard is told, and copying goes on in the editor', async ({
	editor: served,
	firefox,
}) => {
	const { page, find, press, errors } = firefox;
	await page.evaluateOnNewDocument(() => {
		const refuse = () => Promise.reject(new DOMException('Not allowed', 'NotAllowedError'));
		// The empty page that comes first has none.
		if ('Clipboard' in globalThis) Object.assign(Clipboard.prototype, { read: refuse, readText: refuse, write: refuse, writeText: refuse });
	});
	await page.goto(served.url);
	const view = await find('[role=application]', `/${MAP}`);
	await view.hover();
	await view.focus();
	await press('Control+A');
	await press('Control+C');
	await expect.poll(() => told(firefox)).toMatch('You can paste it only in this editor');
	await press('Control+V');
	await expect.poll(() => told(firefox)).toMatch('Pasted what was copied in this editor');
	await press('Alt+C');
	await expect.poll(() => told(firefox)).toMatch('does not let this page use the clipboard. Allow it');
	expect(errors).toEqual([]);
});

test('in Firefox, which cannot write files: a map is uploaded, and downloaded when it is saved', async ({ editor: served, firefox }) => {
	const { page, find, press, errors, downloads } = firefox;
	const site = await staticSite();
	// No test can use the dialog of the browser: its field is put on the page instead.
	await page.evaluateOnNewDocument(() => {
		const show = function (this: HTMLInputElement): void {
			document.body.append(this);
		};
		Object.assign(HTMLInputElement.prototype, { click: show, showPicker: show });
	});
	await page.goto(site.url);
	await (await find('[role=application]')).focus();
	await press('Control+O');
	await (await page.waitForSelector('input[type=file]'))?.uploadFile(join(served.folder, 'maps/isometric.tmj'));
	await expect.poll(() => page.title()).toMatch(/^isometric/);
	await (await find('[role=application]')).focus();
	await press('Control+A');
	await press('Delete');
	await expect.poll(() => page.title()).toMatch(/^\*isometric/);
	await press('Control+S');
	await expect.poll(() => page.title()).toMatch(/^isometric/);
	await expect.poll(() => readdirSync(downloads)).toEqual(['isometric.tmj']);
	const [ground] = readMap(readFileSync(join(downloads, 'isometric.tmj'))).layers;
	expect(ground?.type === 'tilelayer' && cellAt(ground, 3, 4)).toBe(0);
	expect(errors).toEqual([]);
	await site.stop();
});
