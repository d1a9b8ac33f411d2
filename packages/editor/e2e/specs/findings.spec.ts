import { writeFileSync } from 'node:fs';
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
