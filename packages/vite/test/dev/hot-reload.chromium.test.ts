import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { VERSIONS } from '../support/build.ts';
import { devPage, endBrowser } from '../support/dev-page.ts';
import { project } from '../support/project.ts';

const town = (cells: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<map version="1.10" orientation="orthogonal" renderorder="right-down" width="2" height="1" tilewidth="16" tileheight="16" infinite="0" nextlayerid="2" nextobjectid="1">
 <tileset firstgid="1" source="../tiles/ground.tsx"/>
 <layer id="1" name="Ground" width="2" height="1">
  <data encoding="csv">${cells}</data>
 </layer>
</map>
`;
const tileset = (name: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" name="${name}" tilewidth="16" tileheight="16" tilecount="2" columns="2">
 <image source="ground.gif" width="32" height="16"/>
</tileset>
`;
const picture = (end: string): string => `GIF89a\x20\0\x10\0${end}`;

const FILES = {
	'index.html': '<!doctype html><title>A game</title><body><script type="module" src="/main.js"></script>',
	'main.js': `
		import town from './maps/town.tmx';
		const show = ({ layers: [ground], tiles: { tilesets: [tileset] } }) => {
			document.body.dataset.shown = [ground.data.join(), tileset.name].join(' ');
			document.body.dataset.source = tileset.source;
		};
		show(town);
		import.meta.hot.accept('./maps/town.tmx', (module) => show(module.default));
	`,
	'maps/town.tmx': town('1,2'),
	'tiles/ground.tsx': tileset('ground'),
	'tiles/ground.gif': picture('one'),
};

endBrowser();

/** Returns the text that the game shows. */
const shown = (page: Page, what = 'shown'): Promise<string | null> => page.locator('body').getAttribute(`data-${what}`);

/** Whether the page is the one that was opened, and was not loaded again. */
const isSame = (page: Page): Promise<boolean> => page.evaluate(() => 'isOpen' in globalThis);

/** Saves a file. The watcher of Vite ignores a change within 50 ms after another one of the same file. */
async function save(path: string, text: string): Promise<void> {
	await setTimeout(100);
	writeFileSync(path, text);
}

describe.each(VERSIONS)('a running game, with Vite %i', (version) => {
	it('gets a changed map, without loading the page again', async () => {
		const root = project(FILES);
		const page = await devPage(root, version);
		await expect.poll(() => shown(page)).toBe('1,2 ground');
		await page.evaluate(() => Object.assign(globalThis, { isOpen: true }));

		// As Tiled does without safe saving.
		await save(join(root, 'maps/town.tmx'), town('2,1'));
		await expect.poll(() => shown(page)).toBe('2,1 ground');

		// As our editor, and as Tiled with safe saving.
		await save(join(root, 'maps/.town.tmx.new'), town('2,2'));
		renameSync(join(root, 'maps/.town.tmx.new'), join(root, 'maps/town.tmx'));
		await expect.poll(() => shown(page)).toBe('2,2 ground');

		await save(join(root, 'tiles/ground.tsx'), tileset('sand'));
		await expect.poll(() => shown(page)).toBe('2,2 sand');

		const before = await shown(page, 'source');
		await save(join(root, 'tiles/ground.gif'), picture('two'));
		await expect.poll(() => shown(page, 'source')).not.toBe(before);
		expect(await isSame(page)).toBe(true);
	});

	it('shows mistakes over the page, and goes on when they are mended', async () => {
		const root = project(FILES);
		const page = await devPage(root, version);
		await expect.poll(() => shown(page)).toBe('1,2 ground');
		await page.evaluate(() => Object.assign(globalThis, { isOpen: true }));

		await save(join(root, 'tiles/ground.tsx'), tileset('sand').replace('name="sand"', 'name="sand'));
		const overlay = page.locator('vite-error-overlay');
		await expect.poll(() => overlay.locator('.message').textContent()).toContain('Not well-formed XML');
		expect(await overlay.locator('.file').first().textContent()).toContain('tiles/ground.tsx:2');
		expect(await overlay.locator('.frame').first().textContent()).toContain('> 2 | <tileset');

		await save(join(root, 'tiles/ground.tsx'), tileset('snow'));
		await expect.poll(() => shown(page)).toBe('1,2 snow');
		await expect.poll(() => overlay.count()).toBe(0);
		expect(await isSame(page)).toBe(true);
	});

	it.each([
		['maps/town.tmx', town('1,2,3')],
		['tiles/ground.gif', ''],
	] as const)('starts when the mistake is mended with which it was opened, in %s', async (file, broken) => {
		const root = project({ ...FILES, [file]: broken });
		if (broken === '') rmSync(join(root, file));
		const page = await devPage(root, version);
		await expect.poll(() => page.locator('vite-error-overlay').count()).toBe(1);
		await save(join(root, file), FILES[file]);
		await expect.poll(() => shown(page)).toBe('1,2 ground');
		expect(await page.locator('vite-error-overlay').count()).toBe(0);
	});
});

describe.each(VERSIONS)('a world in a running game, with Vite %i', (version) => {
	it('loads its maps when they are asked for, and again when they were saved', async () => {
		const root = project({
			...FILES,
			'isles.world': '{ "type": "world", "maps": [{ "fileName": "maps/town.tmx", "x": 16, "y": 0, "width": 32, "height": 16 }] }',
			'main.js': `
				import isles from './isles.world';
				const show = async ({ maps: [placed] }) => {
					const { layers: [ground] } = await placed.load();
					document.body.dataset.shown = [placed.x, ground.data.join()].join(' ');
				};
				show(isles);
				import.meta.hot.accept('./isles.world', (module) => show(module.default));
			`,
		});
		const page = await devPage(root, version);
		await expect.poll(() => shown(page)).toBe('16 1,2');
		await page.evaluate(() => Object.assign(globalThis, { isOpen: true }));
		await save(join(root, 'maps/town.tmx'), town('2,1'));
		await expect.poll(() => shown(page)).toBe('16 2,1');
		expect(await isSame(page)).toBe(true);
	});
});
