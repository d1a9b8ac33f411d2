import { expect } from '@playwright/test';
import type { Document, Template, TilesetFile, World } from '@tilewright/format';
import { read } from '@tilewright/format';
import type { ServedEditor } from '../driver/served-editor.ts';
import { test } from '../driver/test.ts';
import { expectAsCommandWrites, expectTab, goToFile, goToWorld, redoShown, saveShown, undoShown } from '../words/documents.ts';
import { openEditor } from '../words/editor.ts';
import { showPanel } from '../words/panels.ts';
import { propertiesOn } from '../words/properties.ts';

const MAP = 'maps/orthogonal.tmj';
const TILESET = 'tilesets/terrain.tsj';
const TEMPLATE = 'templates/chest.tj';
const WORLD = 'brill.world';

function documentOf(served: ServedEditor, path: string): Document {
	const { doc } = read(served.contentOf(path));
	if (doc === undefined) throw new Error(`${path} cannot be read.`);
	return doc;
}

function tilesetOf(served: ServedEditor): TilesetFile {
	const doc = documentOf(served, TILESET);
	if (doc.type !== 'tileset') throw new Error('no tileset');
	return doc;
}

function templateOf(served: ServedEditor): Template {
	const doc = documentOf(served, TEMPLATE);
	if (doc.type !== 'template') throw new Error('no template');
	return doc;
}

function worldOf(served: ServedEditor): World {
	const doc = documentOf(served, WORLD);
	if (doc.type !== 'world') throw new Error('no world');
	return doc;
}

test('a tileset opens from a map; its name and a tile are changed, undone, redone and saved [E91]', async ({ page, editor: served }) => {
	const editor = await openEditor(page, served, MAP);
	const before = tilesetOf(served);
	await showPanel(page, 'Tilesets');
	await page.getByRole('tab', { name: 'Terrain', exact: true }).dblclick();
	await expectTab(page, TILESET);
	const properties = await propertiesOn(page);
	await properties.write('Name', 'Earth');
	await page.getByRole('listbox', { name: 'Tiles of Earth' }).click({ position: { x: 12, y: 12 } });
	await properties.write('Probability', '0.25');
	await properties.write('Class', 'Sea');
	await undoShown(page);
	await redoShown(page);
	await saveShown(page);
	const [first, ...others] = before.tiles;
	if (first === undefined) throw new Error('The tileset says nothing about its first tile.');
	expectAsCommandWrites(served, TILESET, { ...before, name: 'Earth', tiles: [{ ...first, probability: 0.25, type: 'Sea' }, ...others] });
	await page.getByRole('tab').filter({ hasText: 'orthogonal.tmj' }).click();
	await expect(page.getByRole('tab', { name: 'Earth', exact: true })).toBeVisible();
	editor.expectNoErrors();
});

test('a tile gets an animation, which is undone, redone and saved [E101]', async ({ page, editor: served }) => {
	const editor = await openEditor(page, served, MAP);
	const before = tilesetOf(served);
	await goToFile(page, TILESET);
	const tiles = page.getByRole('listbox', { name: 'Tiles of Terrain', exact: true });
	await tiles.click({ position: { x: 12, y: 12 } });
	await tiles.press('ArrowRight');
	await page.getByRole('menubar').getByText('Tileset', { exact: true }).click();
	await page.getByRole('menuitemcheckbox', { name: 'Tile Animation' }).click();
	const source = page.getByRole('listbox', { name: 'Tiles of Terrain to add' });
	await source.dblclick({ position: { x: 12, y: 12 } });
	await source.press('ArrowRight');
	await page.getByRole('button', { name: 'Add Frames' }).click();
	const list = page.getByRole('tree', { name: 'Frames of tile 1' });
	await source.dragTo(list, { sourcePosition: { x: 12, y: 12 }, targetPosition: { x: 40, y: 70 } });
	await page.getByRole('spinbutton', { name: 'Duration of frame 2 in milliseconds' }).fill('2*125');
	await page.keyboard.press('Enter');
	await expect(page.getByText('3 frames, 450 ms')).toBeVisible();
	await undoShown(page);
	await redoShown(page);
	await saveShown(page);
	const [first, ...others] = before.tiles;
	if (first === undefined) throw new Error('The tileset says nothing about its first tile.');
	const animation = [
		{ tileid: 0, duration: 100 },
		{ tileid: 1, duration: 250 },
		{ tileid: 0, duration: 100 },
	];
	const found = others.find(({ id }) => id === 1) ?? { id: 1, type: '', probability: 1, properties: [], animation: [] };
	const rest = others.filter(({ id }) => id !== 1);
	expectAsCommandWrites(served, TILESET, { ...before, tiles: [first, { ...found, animation }, ...rest] });
	editor.expectNoErrors();
});

test('a template shows its object; a field and a property are changed, undone, redone and saved', async ({ page, editor: served }) => {
	const editor = await openEditor(page, served, MAP);
	const before = templateOf(served);
	await goToFile(page, TEMPLATE);
	await expect(page.getByRole('application', { name: TEMPLATE })).toBeVisible();
	const properties = await propertiesOn(page);
	await properties.write('Name', 'treasure');
	await properties.write('gold', '7*6');
	await undoShown(page);
	await redoShown(page);
	await saveShown(page);
	const [gold, ...others] = before.object.properties;
	if (gold?.type !== 'int') throw new Error('The chest has no gold.');
	expectAsCommandWrites(served, TEMPLATE, {
		...before,
		object: { ...before.object, name: 'treasure', properties: [{ ...gold, value: 42 }, ...others] },
	});
	editor.expectNoErrors();
});

test('a world shows its maps; one is moved by keys, undone, redone and saved; Enter opens it [E125]', async ({ page, editor: served }) => {
	const editor = await openEditor(page, served, MAP);
	const before = worldOf(served);
	const view = await goToWorld(page, WORLD);
	await page.keyboard.press('PageDown');
	await expect((await showPanel(page, 'Properties')).getByLabel('File Name', { exact: true })).toHaveValue('maps/orthogonal.tmj');
	await view.focus();
	await page.keyboard.press('ArrowRight');
	await page.keyboard.press('Shift+ArrowDown');
	await undoShown(page);
	await redoShown(page);
	await saveShown(page);
	const [first, ...others] = before.maps;
	if (first === undefined) throw new Error('The world has no maps.');
	expectAsCommandWrites(served, WORLD, { ...before, maps: [{ ...first, x: 16, y: 80 }, ...others] });
	await view.focus();
	await page.keyboard.press('PageDown');
	await page.keyboard.press('Enter');
	await expectTab(page, 'maps/infinite.tmj');
	editor.expectNoErrors();
});

test('keys that are pressed before the view of worlds is loaded wait for it', async ({ page, editor: served }) => {
	const editor = await openEditor(page, served, MAP);
	let goOn = (): void => undefined;
	const gate = new Promise<void>((resolve) => {
		goOn = resolve;
	});
	await page.route(/run-world-view/, async (route) => {
		await gate;
		await route.continue();
	});
	await goToFile(page, WORLD);
	const view = page.getByRole('application', { name: WORLD });
	await expect(view).toHaveAttribute('aria-busy', 'true');
	await view.focus();
	await page.keyboard.press('PageDown');
	await page.keyboard.press('PageDown');
	goOn();
	await expect(view).toHaveAttribute('aria-busy', 'false');
	await page.keyboard.press('Enter');
	await expectTab(page, 'maps/infinite.tmj');
	editor.expectNoErrors();
});
