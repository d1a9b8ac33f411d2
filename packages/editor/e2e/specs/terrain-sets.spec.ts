import { expect } from '@playwright/test';
import type { TilesetFile } from '@tilewright/format';
import { cellReader, read } from '@tilewright/format';
import type { ServedEditor } from '../driver/served-editor.ts';
import { test } from '../driver/test.ts';
import { expectAsCommandWrites, goToFile, redoShown, saveShown, undoShown } from '../words/documents.ts';
import type { EditorWords } from '../words/editor.ts';
import { openEditor } from '../words/editor.ts';
import { showPanel } from '../words/panels.ts';
import { propertiesOn } from '../words/properties.ts';

const MAP = 'maps/orthogonal.tmj';
const TERRAIN = 'tilesets/terrain.tsj';

function tilesetOf(served: ServedEditor): TilesetFile {
	const { doc } = read(served.contentOf(TERRAIN));
	if (doc?.type !== 'tileset') throw new Error('no tileset');
	return doc;
}

/** The GID of a cell of the lowest layer, as it was saved. */
function groundAt(editor: EditorWords, x: number, y: number): number {
	const [ground] = editor.saved(MAP).layers;
	if (ground?.type !== 'tilelayer') throw new Error('no tile layer');
	return cellReader(ground)(x, y);
}

test('a terrain set is made, its tiles are marked, and an open map paints with it [Q40] [Q42] [Q43]', async ({ page, editor: served }) => {
	const editor = await openEditor(page, served, MAP);
	const before = tilesetOf(served);
	await goToFile(page, TERRAIN);
	await page.getByRole('button', { name: 'Edit Terrain Sets' }).click();
	const panel = await showPanel(page, 'Terrain Sets');
	await panel.getByRole('button', { name: 'New Terrain Set' }).click();
	await page.getByRole('menuitem', { name: 'New Corner Set' }).click();
	const properties = await propertiesOn(page);
	await properties.write('Name', 'Deep Sea');
	await panel.getByRole('option', { name: 'Color 1' }).click();
	await properties.write('Name', 'Deep');
	const tiles = page.getByRole('listbox', { name: 'Tiles of Terrain' });
	await tiles.click({ position: { x: 4, y: 4 } });
	await page.keyboard.press('ArrowRight');
	await page.keyboard.press('ArrowRight');
	await page.keyboard.press('3');
	await panel.getByRole('tab', { name: 'Patterns' }).click();
	await panel.getByRole('listbox', { name: 'Patterns of Deep Sea' }).getByRole('option').first().click();
	await tiles.click({ position: { x: 4, y: 4 } });
	await tiles.click({ position: { x: 4, y: 4 }, button: 'right' });
	await page.getByRole('menuitem', { name: 'Use as Image of the Set “Deep Sea”' }).click();
	await page.keyboard.press('Escape');
	await undoShown(page);
	await redoShown(page);
	await saveShown(page);
	const color = { name: 'Deep', class: '', color: '#ff0000', tile: -1, probability: 1, properties: [] };
	expectAsCommandWrites(served, TERRAIN, {
		...before,
		wangsets: [
			...before.wangsets,
			{
				...{ name: 'Deep Sea', class: '', type: 'corner', tile: 0, properties: [], colors: [color] },
				wangtiles: [
					{ tileid: 0, wangid: [0, 1, 0, 1, 0, 1, 0, 1] },
					{ tileid: 1, wangid: [0, 0, 0, 1, 0, 0, 0, 0] },
				],
			},
		],
	});
	await editor.goTo(MAP);
	await editor.chooseLayer('Ground');
	await editor.lookAt([16, 9]);
	await (await showPanel(page, 'Terrain Sets')).getByRole('button', { name: 'Deep' }).click();
	// The tile whose bottom right was marked comes to the top left of the corner.
	expect(groundAt(editor, 12, 9)).not.toBe(2);
	await editor.clickCell([12, 9]);
	await editor.save();
	expect(groundAt(editor, 12, 9)).toBe(2);
	editor.expectNoErrors();
});
