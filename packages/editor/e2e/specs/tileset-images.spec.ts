import { expect } from '@playwright/test';
import { test } from '../driver/test.ts';
import { goToFile, redoShown, saveShown, undoShown } from '../words/documents.ts';
import { expectStored } from '../words/drafts.ts';
import type { EditorWords } from '../words/editor.ts';
import { openEditor } from '../words/editor.ts';
import { colorsAround } from '../words/pixels.ts';

const MAP = 'maps/orthogonal.tmj';
const OTHER_MAP = 'maps/infinite.tmj';
const TERRAIN = 'tilesets/terrain.tsj';
const VILLAGE = 'tilesets/village.tsj';

/** A cell of each map that is nothing but sea. */
const SEA = { [MAP]: [20, 33], [OTHER_MAP]: [-18, 6] } as const;
const SUMMER = '#3571ae';
const WINTER = '#74bcd4';

/** A cell in the middle of a red house. */
const HOUSE = [12, 9] as const;

/** Returns the colors in the middle of a cell of the shown map. The cell that is looked at is marked, so it is another one. */
async function seenAt(on: EditorWords, [x, y]: readonly [number, number]): Promise<string[]> {
	await on.lookAt([x + 4, y]);
	return await colorsAround(on.page, await on.pointOf([x, y]));
}

test('open maps show another image of a tileset at once, also when it is undone, redone, restored and saved [E97]', async ({
	page,
	editor: served,
}) => {
	const editor = await openEditor(page, served, MAP);
	const expectSea = async (color: string): Promise<void> => {
		for (const [path, cell] of Object.entries(SEA)) {
			const map = await editor.goTo(path);
			await expect.poll(() => seenAt(map, cell)).toContain(color);
		}
		await goToFile(page, TERRAIN);
	};
	await goToFile(page, OTHER_MAP);
	await goToFile(page, TERRAIN);
	await expectSea(SUMMER);
	await page.getByRole('button', { name: 'Replace Image…' }).click();
	const dialog = page.getByRole('dialog', { name: 'Replace Image' });
	await dialog.getByRole('radio', { name: 'winter.png' }).check();
	await dialog.getByRole('button', { name: 'Replace', exact: true }).click();
	await expect(dialog).toHaveCount(0);
	await expectSea(WINTER);
	await undoShown(page);
	await expectSea(SUMMER);
	await redoShown(page);
	await expectStored(page, 'do: Replace Image');
	await page.reload();
	await editor.answer(/unsaved changes from last time/, 'Restore');
	await expect(page.getByText('Restored the unsaved changes to terrain.tsj.')).toBeVisible();
	await expectSea(WINTER);
	await saveShown(page);
	await expectSea(WINTER);
	editor.expectNoErrors();
});

test('open maps show removed tiles again when that is undone [E94] [E97]', async ({ page, editor: served }) => {
	const editor = await openEditor(page, served, MAP);
	const house = await seenAt(editor, HOUSE);
	await goToFile(page, VILLAGE);
	await page.getByRole('listbox', { name: 'Tiles of Village' }).click({ position: { x: 60, y: 60 } });
	await page.getByRole('button', { name: 'Remove Tiles' }).click();
	await editor.answer(/An open map uses some of these tiles/, 'Remove Tiles');
	await editor.goTo(MAP);
	await expect(page).toHaveTitle(/^\*/);
	await expect.poll(() => seenAt(editor, HOUSE)).not.toEqual(house);
	await goToFile(page, VILLAGE);
	await undoShown(page);
	await editor.goTo(MAP);
	await undoShown(page);
	await expect.poll(() => seenAt(editor, HOUSE)).toEqual(house);
	editor.expectNoErrors();
});
