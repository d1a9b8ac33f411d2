import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { cellAt, splitGid } from '@tilewright/format';
import { serveEditor } from '../driver/served-editor.ts';
import { test } from '../driver/test.ts';
import { openEditor } from '../words/editor.ts';
import { colorsAround } from '../words/pixels.ts';
import { propertiesOn } from '../words/properties.ts';
import { expectUndone } from '../words/saving.ts';

const VILLAGE = 'maps/orthogonal.tmj';
const ISLES = 'maps/isometric.tmj';

/** Tells which entries of a menu are checked. */
async function shownBy(page: Page, menu: string, ...entries: readonly string[]): Promise<(boolean | undefined)[]> {
	await page.getByRole('menuitem', { name: menu, exact: true }).click();
	const items = entries.map((name) => page.getByRole('menuitemcheckbox', { name, exact: true }));
	const states = await Promise.all(items.map((item) => item.getAttribute('aria-checked')));
	await page.keyboard.press('Escape');
	return states.map((state) => state === 'true');
}

/** The sea in `art/terrain.png`. */
const SEA = '#3571ae';

test('the collision shapes of tiles are shown by the menu, and hidden again [E100]', async ({ page, editor: served }) => {
	const editor = await openEditor(page, served, VILLAGE);
	await editor.lookAt([24, 18]);
	await editor.run('Show Tile Animations');
	const sea = await editor.pointOf([28, 23]);
	const colorsOfSea = async (): Promise<string[]> => {
		await page.mouse.move(0, 0);
		return await colorsAround(page, sea);
	};
	await expect.poll(colorsOfSea).toContain(SEA);
	// Each tile of the sea has a shape that fills it, which is drawn in a translucent white.
	await editor.run('Show Tile Collision Shapes');
	await expect.poll(colorsOfSea).not.toContain(SEA);
	await editor.run('Show Tile Collision Shapes');
	await expect.poll(colorsOfSea).toContain(SEA);
	await expect(page).not.toHaveTitle(/^\*/);
	editor.expectNoErrors();
});

test('the view shows the same parts as Tiled at first, and a choice is kept [E144]', async ({ page, editor: served }) => {
	const editor = await openEditor(page, served, VILLAGE);
	const entries = [
		'Show Grid',
		'Show Tile Object Outlines',
		'Show Tile Collision Shapes',
		'Show Tile Animations',
		'Enable Parallax',
	] as const;
	expect(await shownBy(page, 'View', ...entries)).toEqual([true, false, false, true, true]);
	await editor.press('Control+G');
	await editor.run('Show Tile Object Outlines');
	expect(await shownBy(page, 'View', ...entries)).toEqual([false, true, false, true, true]);
	await page.reload();
	await expect(editor.view).toBeVisible();
	expect(await shownBy(page, 'View', ...entries)).toEqual([false, true, false, true, true]);
	editor.expectNoErrors();
});

test('an object is gray, has the color of its layer, or else that of its class [E115]', async ({ page, editor: served }) => {
	const before = served.contentOf(VILLAGE);
	const editor = await openEditor(page, served, VILLAGE);
	await editor.chooseLayer('Village');
	await editor.lookAt([24, 18]);
	await editor.run('Snap to Grid');
	await editor.press('r');
	await editor.dragPixels([336, 208], [400, 272]);
	const properties = await propertiesOn(page);
	await properties.write('Name', 'yard');
	const inside = await editor.pointOf([21, 15]);
	const edge = { x: inside.x - 8, y: inside.y };
	const expectColor = async (color: string): Promise<void> => {
		await editor.press('Control+Shift+A');
		await page.mouse.move(0, 0);
		await expect.poll(() => colorsAround(page, edge)).toContain(color);
	};
	await editor.press('s');
	await expectColor('#a0a0a4');
	await editor.chooseLayer('Village');
	await properties.write('Color', '#ff0000');
	await expectColor('#ff0000');
	await editor.chooseObject('yard');
	await propertiesOn(page);
	await properties.write('Class', 'Door');
	await expectColor('#7b5136');
	await editor.save();
	await expectUndone(editor, served, VILLAGE, before);
});

test('a selected area turns also where cells are not square [E147] [E150]', async ({ page }) => {
	const served = await serveEditor(ISLES);
	const before = served.contentOf(ISLES);
	const editor = await openEditor(page, served, ISLES);
	const cells = (places: readonly (readonly [x: number, y: number])[]) => {
		const ground = editor.saved(ISLES).layers.find(({ name }) => name === 'Ground');
		return places.map(([x, y]) => splitGid((ground?.type === 'tilelayer' ? cellAt(ground, x, y) : undefined) ?? 0));
	};
	const [row, column] = [[8, 9, 10].map((x) => [x, 9] as const), [9, 10, 11].map((y) => [8, y] as const)];
	const wanted = cells(row).map((cell) => ({ ...cell, diagonal: !cell.diagonal, horizontal: !cell.vertical, vertical: cell.horizontal }));
	await editor.chooseLayer('Ground');
	await editor.lookAt([10, 10]);
	await editor.press('r');
	await editor.dragCells([
		[8, 9],
		[10, 9],
	]);
	await editor.run('Rotate Selected Area Right');
	await editor.save();
	expect(cells(column)).toEqual(wanted);
	await expectUndone(editor, served, ISLES, before);
	await served.stop();
});
