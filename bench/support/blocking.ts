import type { Browser, Page } from 'playwright';
import type { Deed } from './hands.ts';
import { AFTERWARDS, handsOn } from './hands.ts';
import { busyTimesOf } from './long-tasks.ts';

/** Opens a document in a page that has nothing open yet. */
export async function deedsOfOpening(browser: Browser, page: Page, url: string, name: string): Promise<readonly Deed[]> {
	const times = await busyTimesOf(browser, page, async () => {
		await page.goto(url);
		await page.locator('.map-view').waitFor();
		await page.waitForTimeout(AFTERWARDS);
	});
	return [{ name, times }];
}

/** Does to a large map what touches all of its cells. */
export async function deedsOnCells(browser: Browser, page: Page): Promise<readonly Deed[]> {
	const { deeds, deed, press, run, middle } = await handsOn(browser, page);
	const { x, y } = middle;

	async function resize(width: number): Promise<void> {
		await run('Resize Map…');
		const dialog = page.getByRole('dialog');
		await dialog.getByLabel('Width').fill(`${width}`);
		await dialog.getByLabel('Width').press('Tab');
		await dialog.getByRole('button', { name: 'Resize', exact: true }).click();
	}

	await deed('select all', () => press('Control+A'));
	await deed('copy 1000 × 1000 cells', () => press('Control+C'));
	await deed('delete them', () => press('Delete'));
	await deed('paste them in place', () => press('Control+Shift+V'));
	await deed('undo', () => press('Control+Z'));
	await deed('redo', () => press('Control+Y'));
	await deed('paste: the cells become the stamp', () => press('Control+V'));
	await deed('move it over the map', async () => {
		for (let i = 0; i < 10; i++) await page.mouse.move(x + 20 * i, y);
	});
	await deed('paint with it', () => page.mouse.click(x, y));
	await deed('undo that', () => press('Control+Z'));
	await press('Escape');
	await deed('add a tile layer', () => run('Add Tile Layer'));
	await press('f');
	await deed('move the bucket over it', () => page.mouse.move(x + 50, y + 50, { steps: 5 }));
	await deed('fill it', () => page.mouse.click(x, y));
	await deed('undo the fill', () => press('Control+Z'));
	await deed('redo the fill', () => press('Control+Y'));
	await press('b');
	await deed('rename the layer', async () => {
		const row = page.getByRole('tree', { name: 'Layers of the map' }).getByRole('treeitem', { name: /^Tile Layer/ });
		await row.first().dblclick();
		await page.keyboard.type('Renamed');
		await page.keyboard.press('Enter');
	});
	await deed('remove the layer', () => run('Remove Layers'));
	await deed('undo removing', () => press('Control+Z'));
	await deed('resize the map to 1100 × 1000', () => resize(1100));
	await deed('undo resizing', () => press('Control+Z'));
	await deed('redo resizing', () => press('Control+Y'));
	await press('Control+Z');
	await press('r');
	await page.mouse.move(x - 100, y - 100);
	await page.mouse.down();
	await page.mouse.move(x + 100, y + 100, { steps: 3 });
	await page.mouse.up();
	await deed('crop the map to a selected area', () => run('Crop to Selection'));
	await deed('undo cropping', () => press('Control+Z'));
	await deed('redo cropping', () => press('Control+Y'));
	await press('Control+Z');
	await press('Control+Shift+A');
	await press('b');
	await press('e');
	await deed('save', () => press('Control+S'));
	await deed('erase a cell after saving', () => page.mouse.click(x, y));
	return deeds;
}

/** Selects and moves all objects of a map together. */
export async function deedsOnObjects(browser: Browser, page: Page): Promise<readonly Deed[]> {
	const { deeds, deed, press, view, middle } = await handsOn(browser, page);
	await press('Control+Slash');
	await press('s');
	await page.waitForTimeout(2000);
	const [left, top] = [view.x + 3, view.y + 3];
	const [right, bottom] = [view.x + view.width - 3, view.y + view.height - 3];
	await deed('select all objects by a rectangle', async () => {
		await page.mouse.move(left, top);
		await page.mouse.down();
		await page.mouse.move(right, bottom, { steps: 8 });
		await page.mouse.up();
	});
	await deed('move all of them', async () => {
		await page.mouse.move(middle.x, middle.y);
		await page.mouse.down();
		await page.mouse.move(middle.x + 40, middle.y + 24, { steps: 8 });
		await page.mouse.up();
	});
	await deed('undo moving', () => press('Control+Z'));
	await deed('redo moving', () => press('Control+Y'));
	await deed('move all of them by an arrow key', () => press('ArrowRight'));
	return deeds;
}
