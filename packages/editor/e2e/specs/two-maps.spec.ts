import { expect, test } from '@playwright/test';
import { apply, copySelection, pasteClip, rectangle } from '@tilewright/edit';
import { cellAt, write } from '@tilewright/format';
import { mapsInFiles } from '../driver/maps-in-files.ts';
import { serveEditor } from '../driver/served-editor.ts';
import { openEditor } from '../words/editor.ts';
import { objectItem, showPanel } from '../words/panels.ts';
import { expectUndone } from '../words/saving.ts';

const VILLAGE = 'maps/orthogonal.tmj';
const REALM = 'maps/hexagonal.tmj';

test('cells and objects are copied from one map to another with other tilesets [E30] [E33] [E35]', async ({ page }) => {
	const served = await serveEditor(VILLAGE, REALM);
	const before = { village: served.contentOf(VILLAGE), realm: served.contentOf(REALM) };
	const [from, to] = await mapsInFiles(served, VILLAGE, REALM);
	if (from === undefined || to === undefined) throw new Error('The maps cannot be read.');
	const realm = await openEditor(page, served, REALM);

	const village = await realm.goTo(VILLAGE);
	await village.chooseLayer('Ground');
	await village.lookAt([12, 10]);
	await village.press('r');
	await village.dragCells([
		[9, 8],
		[13, 11],
	]);
	await village.press('Control+C');
	await realm.goTo(REALM);
	await realm.chooseLayer('Land');
	await realm.press('Control+Shift+V');
	await expect(page).toHaveTitle(/^\*hexagonal/);

	await village.goTo(VILLAGE);
	await village.press('Control+Shift+A');
	await village.chooseObject('The old mill');
	await village.press('Control+C');
	await realm.goTo(REALM);
	await realm.chooseLayer('Places');
	await realm.press('Control+Shift+V');
	await showPanel(page, 'Objects');
	await expect(objectItem(page, 'The old mill')).toBeVisible();
	await realm.save();

	const clips = [
		copySelection(from.map, { layers: [1], region: rectangle({ x: 9, y: 8, width: 5, height: 4 }) }),
		copySelection(from.map, { layers: [5], objects: [1] }),
	];
	let expected = to.map;
	for (const [i, clip] of clips.entries()) {
		if (clip === undefined) throw new Error('Nothing was copied.');
		const { changes } = pasteClip(expected, clip, { layers: [i === 0 ? 1 : 4], files: to.files, clipFiles: from.files });
		expected = apply(expected, changes).doc;
	}
	expect(Buffer.from(write(realm.saved(REALM))).equals(write(expected))).toBe(true);
	expect(expected.tilesets.length).toBe(to.map.tilesets.length + 2);

	await expectUndone(realm, served, REALM, before.realm);
	expect(served.contentOf(VILLAGE).equals(before.village)).toBe(true);
	await served.stop();
});

test('pasted cells become the stamp, in tabs with undo lists of their own [E32] [E1]', async ({ page }) => {
	const served = await serveEditor(VILLAGE, REALM);
	const before = served.contentOf(REALM);
	const realm = await openEditor(page, served, REALM);
	const village = await realm.goTo(VILLAGE);
	await village.chooseLayer('Ground');
	await village.lookAt([12, 10]);
	await village.press('r');
	await village.dragCells([
		[9, 8],
		[10, 9],
	]);
	await village.press('Control+C');
	await village.press('Delete');

	await realm.goTo(REALM);
	await realm.chooseLayer('Land');
	await realm.lookAt([10, 8]);
	await realm.press('Control+V');
	await expect(page.getByRole('button', { name: 'Stamp Brush', exact: true })).toHaveAttribute('aria-pressed', 'true');
	await realm.clickCell([10, 8]);
	await realm.save();
	expect(served.contentOf(REALM).equals(before)).toBe(false);
	await realm.press('Control+Z');
	await realm.save();
	expect(served.contentOf(REALM).equals(before)).toBe(true);

	await village.goTo(VILLAGE);
	await village.save();
	const ground = village.saved(VILLAGE).layers.find(({ name }) => name === 'Ground');
	expect(ground?.type === 'tilelayer' ? cellAt(ground, 9, 8) : undefined).toBe(0);
	village.expectNoErrors();
	await served.stop();
});
