import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import type { Deed } from './hands.ts';
import { handsOn } from './hands.ts';

/** Does to whole layers of a large map what people do more rarely. The files of {@link writeRules} must be next to the map. */
export async function deedsOnLayers(browser: Browser, page: Page): Promise<readonly Deed[]> {
	const { deeds, deed, press, run, middle } = await handsOn(browser, page);
	const { x, y } = middle;
	const layer = page.getByRole('tree', { name: 'Layers of the map' }).getByRole('treeitem');

	async function withUndo(name: string, work: () => Promise<unknown>): Promise<void> {
		await deed(name, work);
		await deed(`undo: ${name}`, () => press('Control+Z'));
		await deed(`redo: ${name}`, () => press('Control+Y'));
		await press('Control+Z');
	}

	async function offset(): Promise<void> {
		await run('Offset Map…');
		const dialog = page.getByRole('dialog');
		await dialog.getByLabel('Offset x').fill('7');
		await dialog.getByLabel('Offset x').press('Tab');
		await dialog.getByRole('button', { name: 'Move', exact: true }).click();
	}

	async function replaceTileset(): Promise<void> {
		await run('Replace Tileset…');
		const dialog = page.getByRole('dialog');
		await dialog.getByText('other.tsj').click();
		await dialog.getByRole('button', { name: 'Replace', exact: true }).click();
	}

	async function removeTileset(): Promise<void> {
		await run('Remove Tileset');
		await page.getByRole('dialog').getByRole('button', { name: 'Remove Tileset', exact: true }).click();
	}

	await layer.first().click();
	await press('s');
	await withUndo('select the cells with the same tile', () => page.mouse.click(x, y));
	await press('Control+Y');
	await withUndo('invert that selection', () => press('Control+I'));
	await press('Control+Shift+A');
	await press('Control+A');
	await withUndo('flip the selected area', () => press('Alt+X'));
	await withUndo('rotate the selected area', () => press('Alt+Z'));
	await press('Control+Shift+A');
	await withUndo('move the whole map by 7 tiles', offset);
	await withUndo('make the map infinite', () => run('Infinite Map'));
	await run('Infinite Map');
	await page.waitForTimeout(2000);
	await withUndo('make an infinite map finite', () => run('Infinite Map'));
	await press('Control+Z');
	await page.waitForTimeout(2000);
	await run('Map Properties');
	await withUndo('make the map infinite by its field', () => page.getByRole('checkbox', { name: 'Infinite' }).click());
	await layer.first().click();
	await withUndo('duplicate a layer', () => press('Control+Shift+D'));
	await layer.first().click();
	await withUndo('merge a layer down', () => run('Merge Layer Down'));
	await layer.first().click();
	await withUndo('remove a layer', () => run('Remove Layers'));
	await withUndo('apply automapping rules', () => press('Control+M'));
	await withUndo('replace the tileset', replaceTileset);
	await withUndo('remove the tileset, which all layers use', removeTileset);
	await run('Add Tile Layer');
	await press('w');
	await deed('select an empty layer by the magic wand', () => page.mouse.click(x, y));
	await press('Control+Shift+A');
	await press('f');
	await run('Terrain Fill Mode');
	await page.getByText('Terrain Sets', { exact: true }).first().click();
	await page.getByRole('button', { name: 'Grass' }).click();
	await press('f');
	await deed('move the bucket over an empty layer, in terrain fill mode', () => page.mouse.move(x + 50, y + 50, { steps: 5 }));
	await withUndo('fill it with terrain', () => page.mouse.click(x, y));
	return deeds;
}

/**
 * Writes rules that change many cells of a large map, and a tileset to replace its own by.
 *
 * @param folder - with the map
 * @param map - the map
 */
export function writeRules(folder: string, map: Uint8Array): void {
	const { layers, tilesets, ...rest } = JSON.parse(new TextDecoder().decode(map));
	const layer = (id: number, name: string, tile: number) => ({ ...layers[0], id, name, width: 1, height: 1, data: [tile] });
	const rules = { ...rest, width: 1, height: 1, tilesets, layers: [layer(1, 'input_layer 1', 1), layer(2, 'output_layer 1', 2)] };
	writeFileSync(join(folder, 'rules.txt'), 'rule.tmj\n');
	writeFileSync(join(folder, 'rule.tmj'), JSON.stringify(rules));
	const [{ firstgid: _, ...tileset }] = tilesets;
	writeFileSync(join(folder, 'other.tsj'), JSON.stringify({ ...tileset, type: 'tileset', name: 'other', image: 'other.png' }));
	copyFileSync(join(folder, 'tiles.png'), join(folder, 'other.png'));
}
