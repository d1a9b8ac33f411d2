import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { TileMap } from '@tilewright/format';
import { read, write } from '@tilewright/format';
import type { ServedEditor } from '../driver/served-editor.ts';
import { test } from '../driver/test.ts';
import { openEditor } from '../words/editor.ts';
import { findingsOn } from '../words/findings.ts';
import { expectSaved } from '../words/saving.ts';

const MAP = 'maps/orthogonal.tmj';

/** Gives two objects of a map the id of another one, and two layers the same one. @returns the content of its file */
function breakMap({ folder, contentOf }: ServedEditor): string {
	const { doc } = read(contentOf(MAP));
	if (doc?.type !== 'map') throw new Error(`${MAP} is no map.`);
	const layers = doc.layers.map((layer, index) => {
		const id = index === 2 ? 2 : layer.id;
		if (layer.type !== 'objectgroup') return { ...layer, id };
		return { ...layer, id, objects: layer.objects.map((object) => (object.id === 2 || object.id === 3 ? { ...object, id: 1 } : object)) };
	});
	writeFileSync(join(folder, MAP), write({ ...doc, layers }));
	return contentOf(MAP).toString();
}

const objectIds = ({ layers }: TileMap): number[] =>
	layers.flatMap((layer) => (layer.type === 'objectgroup' ? layer.objects.map(({ id }) => id) : []));

const layerIds = ({ layers }: TileMap): number[] => layers.map(({ id }) => id);

const isEachOnce = (ids: readonly number[]): boolean => new Set(ids).size === ids.length;

test('findings of a broken map are mended by their buttons, and undo brings them back [E138]', async ({ page, editor: served }) => {
	const before = breakMap(served);
	const editor = await openEditor(page, served, MAP);
	const findings = await findingsOn(page);
	await findings.expectMendable(/object has the id 1/, 2);
	await findings.expectMendable(/layer has the id 2/, 1);
	await findings.expectWarnings(3);
	// One press mends all findings of a kind.
	await findings.mend(/object has the id 1/);
	await findings.expectMendable(/object has the id 1/, 0);
	await findings.expectMendable(/layer has the id 2/, 1);
	await findings.expectWarnings(1);
	await findings.mend(/layer has the id 2/);
	await findings.expectMendable(/layer has the id 2/, 0);
	await expectSaved(editor, MAP, (map) => [isEachOnce(objectIds(map)), isEachOnce(layerIds(map))], [true, true]);
	await findings.expectWarnings(0);
	await editor.undoAll();
	await findings.expectWarnings(3);
	await findings.expectMendable(/object has the id 1/, 2);
	await findings.expectMendable(/layer has the id 2/, 1);
	await editor.save();
	expect(served.contentOf(MAP).toString()).toBe(before);
	editor.expectNoErrors();
});

test('a finding about a missing file asks where it is, and the map refers to it then [E138] [E139]', async ({ page, editor: served }) => {
	renameSync(join(served.folder, 'templates/chest.tj'), join(served.folder, 'templates/box.tj'));
	const editor = await openEditor(page, served, MAP);
	// A user who has closed the bar still finds the way.
	await page.getByRole('alert').getByRole('button', { name: 'Close' }).click();
	const findings = await findingsOn(page);
	await findings.locate(/chest\.tj" does not exist/);
	const dialog = page.getByRole('dialog', { name: 'Locate Files' });
	await dialog.getByRole('button', { name: 'Choose…' }).click();
	const choice = page.getByRole('dialog').last();
	await choice.getByRole('radio', { name: 'box.tj' }).check();
	await choice.getByRole('button', { name: 'Use', exact: true }).click();
	await dialog.getByRole('button', { name: 'Change References' }).click();
	const templates = ({ layers }: TileMap): unknown[] =>
		layers.flatMap((layer) =>
			layer.type === 'objectgroup' ? layer.objects.map((object) => ('template' in object ? object.template : undefined)) : [],
		);
	await expectSaved(
		editor,
		MAP,
		(map) => [templates(map).includes('../templates/box.tj'), templates(map).includes('../templates/chest.tj')],
		[true, false],
	);
	await findings.expectWarnings(0);
	await expect(page.getByRole('button', { name: 'Locate Files…' })).toHaveCount(0);
	editor.expectNoErrors();
});

test('a finding in a tileset of the map names its file, opens it, and is gone when it is mended [E138]', async ({
	page,
	editor: served,
}) => {
	renameSync(join(served.folder, 'art/terrain.png'), join(served.folder, 'art/ground.png'));
	await openEditor(page, served, MAP);
	const findings = await findingsOn(page);
	await findings.show(/tilesets\/terrain\.tsj: The image .*terrain\.png" does not exist/);
	await expect(page.getByRole('tab', { name: /terrain\.tsj/ })).toHaveAttribute('aria-selected', 'true');
	await page.getByRole('tab', { name: /orthogonal\.tmj/ }).click();
	await findings.locate(/terrain\.png" does not exist/);
	const dialog = page.getByRole('dialog', { name: 'Locate Files' });
	await dialog.getByRole('button', { name: 'Choose…' }).click();
	const choice = page.getByRole('dialog').last();
	await choice.getByRole('radio', { name: 'ground.png' }).check();
	await choice.getByRole('button', { name: 'Use', exact: true }).click();
	await dialog.getByRole('button', { name: 'Change References' }).click();
	await expect(page.getByRole('button', { name: '0 errors', exact: true })).toBeVisible();
	await expect(page.getByText('Nothing is wrong here.')).toBeVisible();
});
