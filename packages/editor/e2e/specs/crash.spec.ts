import { expect } from '@playwright/test';
import { test } from '../driver/test.ts';
import { goToFile, saveShown, undoShown } from '../words/documents.ts';
import { comeTo, crash, expectStored } from '../words/drafts.ts';
import type { EditorWords } from '../words/editor.ts';
import { openEditor } from '../words/editor.ts';
import { propertiesOn } from '../words/properties.ts';

const MAP = 'maps/orthogonal.tmj';

/** A stroke, an erased cell, and an object, which is undone and redone: three steps. */
async function edit(on: EditorWords): Promise<void> {
	await on.chooseLayer('Ground');
	await on.lookAt([24, 18]);
	await on.chooseTile('Terrain', 3, 1);
	await on.press('b');
	await on.dragCells([
		[18, 12],
		[22, 14],
	]);
	await on.press('e');
	await on.clickCell([24, 18]);
	await on.chooseLayer('Village');
	await on.press('r');
	await on.dragCells([
		[14, 20],
		[17, 22],
	]);
	await on.press('Control+Z');
	await on.press('Control+Shift+Z');
}

for (const [how, end] of [
	['crashes', crash],
	['is closed without being asked', (page) => page.close({ runBeforeUnload: false })],
] as const satisfies readonly (readonly [string, typeof crash])[]) {
	test(`when the page ${how} amid edits, nothing is lost`, async ({ page, context, editor: served }) => {
		const before = served.contentOf(MAP);
		const first = await openEditor(page, served, MAP);
		await edit(first);
		await first.save();
		expect(served.contentOf(MAP).equals(before)).toBe(false);
		const wanted = served.contentOf(MAP);
		for (let step = 0; step < 3; step++) await first.press('Control+Z');
		await first.save();
		expect(served.contentOf(MAP).equals(before)).toBe(true);

		await edit(first);
		await expectStored(page, 'redo: Add Object');
		await end(page);
		expect(served.contentOf(MAP).equals(before)).toBe(true);

		const second = await openEditor(await context.newPage(), served, MAP);
		await second.answer(/unsaved changes from last time/, 'Restore');
		await expect(second.page.getByText('Restored the unsaved changes to orthogonal.tmj.')).toBeVisible();
		await second.save();
		expect(served.contentOf(MAP).equals(wanted)).toBe(true);
		for (let step = 0; step < 3; step++) await second.press('Control+Z');
		await second.save();
		expect(served.contentOf(MAP).equals(before)).toBe(true);
		second.expectNoErrors();
	});
}

test('unsaved work of last time can be discarded, and is not offered again', async ({ page, context, editor: served }) => {
	const before = served.contentOf(MAP);
	const first = await openEditor(page, served, MAP);
	await first.chooseLayer('Ground');
	await first.lookAt([24, 18]);
	await first.press('e');
	await first.clickCell([24, 18]);
	await expectStored(page, 'do: Erase');
	await crash(page);

	const again = await context.newPage();
	const second = await openEditor(again, served, MAP);
	await second.answer(/unsaved changes from last time/, 'Discard');
	await expectStored(again, 'nothing');
	await again.reload();
	await expect(second.view).toBeVisible();
	await expect(again.getByText('unsaved changes from last time')).toHaveCount(0);
	expect(served.contentOf(MAP).equals(before)).toBe(true);
});

test('a tab that is open already offers the drafts of a closed one when the user comes to it, and a new one does not until then', async ({
	page,
	context,
	editor: served,
}) => {
	const first = await openEditor(page, served, MAP);
	const second = await openEditor(await context.newPage(), served, MAP);
	await first.chooseLayer('Ground');
	await first.lookAt([24, 18]);
	await first.press('e');
	await first.clickCell([24, 18]);
	await expectStored(page, 'do: Erase');
	await comeTo(second.page);
	const offer = (on: EditorWords) => on.page.getByText(/unsaved changes from last time/);
	await expect(offer(second)).toHaveCount(0);
	await page.close({ runBeforeUnload: false });
	await comeTo(second.page);
	await expect(offer(second)).toBeVisible();
	const third = await openEditor(await context.newPage(), served, MAP);
	await comeTo(third.page);
	await second.answer(/unsaved changes from last time/, 'Restore');
	await expect(second.page).toHaveTitle(/^\*/);
	await comeTo(third.page);
	await expect(offer(third)).toHaveCount(0);
	second.expectNoErrors();
	third.expectNoErrors();
});

for (const { path, field, value, step } of [
	{ path: 'templates/chest.tj', field: 'Name', value: 'treasure', step: 'Change Name' },
	{ path: 'tilesets/terrain.tsj', field: 'Name', value: 'Earth', step: 'Change Name' },
])
	test(`unsaved changes of ${path} outlive a crash, and can be undone`, async ({ page, context, editor: served }) => {
		const before = served.contentOf(path);
		await openEditor(page, served, MAP);
		await goToFile(page, path);
		await (await propertiesOn(page)).write(field, value);
		await saveShown(page);
		const wanted = served.contentOf(path);
		await undoShown(page, /^\*/);
		await saveShown(page);
		expect(served.contentOf(path).equals(before)).toBe(true);
		await (await propertiesOn(page)).write(field, value);
		await expectStored(page, `do: ${step}`);
		await crash(page);

		const again = await context.newPage();
		const second = await openEditor(again, served, MAP);
		await second.answer(/unsaved changes from last time/, 'Restore');
		await goToFile(again, path);
		await saveShown(again);
		expect(served.contentOf(path).equals(wanted)).toBe(true);
		await undoShown(again, /^\*/);
		await saveShown(again);
		expect(served.contentOf(path).equals(before)).toBe(true);
		second.expectNoErrors();
	});
