import { expect } from '@playwright/test';
import type { MapObject } from '@tilewright/format';
import { readTileset } from '@tilewright/format';
import type { ServedEditor } from '../driver/served-editor.ts';
import { test } from '../driver/test.ts';
import { goToFile, saveShown, undoShown } from '../words/documents.ts';
import { openEditor } from '../words/editor.ts';
import { objectItem, showPanel } from '../words/panels.ts';
import { propertiesOn } from '../words/properties.ts';

const MAP = 'maps/orthogonal.tmj';
const TILESET = 'tilesets/terrain.tsj';

/** The collision shapes of a tile in the file. */
const shapesIn = (served: ServedEditor, tile: number): readonly MapObject[] =>
	readTileset(served.contentOf(TILESET)).tiles.find(({ id }) => id === tile)?.objectgroup?.objects ?? [];

test('collision shapes of a tile are drawn, listed, named, saved and undone [E98] [E99]', async ({ page, editor: served }) => {
	const editor = await openEditor(page, served, MAP);
	await goToFile(page, TILESET);
	const before = served.contentOf(TILESET);
	const tiles = page.getByRole('listbox', { name: 'Tiles of Terrain' });
	await tiles.focus();
	await page.keyboard.press('ArrowRight');
	await page.keyboard.press('Control+Shift+O');
	const view = page.getByRole('application', { name: 'Collision shapes of tile 0' });
	const box = await view.boundingBox();
	if (box === null) throw new Error('The shapes are not shown.');
	await page.keyboard.press('r');
	const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
	await page.mouse.move(middle.x - 40, middle.y - 40);
	await page.mouse.down();
	await page.mouse.move(middle.x + 24, middle.y + 24, { steps: 4 });
	await page.mouse.up();
	await (await propertiesOn(page)).write('Name', 'wall');
	await showPanel(page, 'Objects');
	await expect(objectItem(page, 'wall')).toBeVisible();
	await saveShown(page);
	const [wall] = shapesIn(served, 0).slice(-1);
	expect(wall).toMatchObject({ name: 'wall' });
	expect(wall?.width).toBeGreaterThan(0);
	await undoShown(page, /^\*/);
	await saveShown(page);
	expect(served.contentOf(TILESET).equals(before)).toBe(true);
	editor.expectNoErrors();
});
