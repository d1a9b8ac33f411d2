import { addLayers, apply, changeCells, createLayer, createMap, createTileset, insertItems } from '@tilewright/edit';
import { createEditor } from '@tilewright/editor-core/editor/editor.ts';
import { loadPreferences } from '@tilewright/editor-core/editor/preferences.ts';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import type { TileMap } from '@tilewright/format';
import { cellReader } from '@tilewright/format';
import { expect, test } from 'vitest';
import { filesWith, openTileset, pngOf } from '../../../../editor-core/test/support/open-documents.ts';
import { openMap } from '../../../../editor-core/test/support/open-map.ts';
import { barsOf } from '../../contributions/bar.ts';
import { shareChanges } from '../missing-files/share-changes.ts';
import { replaceImage } from './change-tileset-file.ts';
import { offerRenumbering } from './offer-renumbering.ts';

const tileset = createTileset({ name: 'ground', tilewidth: 16, tileheight: 16, image: 'a.png', imagewidth: 32, imageheight: 32 });
const empty: TileMap = createMap({ width: 3, height: 1, tilewidth: 16, tileheight: 16 });
const blank = apply(empty, [
	...addLayers(empty, [createLayer(empty, 'tilelayer')]),
	...insertItems(empty, [], 'tilesets', [{ firstgid: 1, source: 'a.tsj' }]),
]).doc;
/** Tiles 0, 2 and 3. */
const map = apply(
	blank,
	changeCells(blank, 1, (cells) => [1, 3, 4].forEach((gid, x) => void cells.set(x, 0, gid))),
).doc;
const other = apply(
	blank,
	changeCells(blank, 1, (cells) => cells.set(0, 0, 1)),
).doc;

async function editing() {
	const files = filesWith({
		'/a.tsj': tileset,
		'/a.tmj': map,
		'/b.tmj': other,
		'/a.png': pngOf(32, 32),
		'/wide.png': pngOf(64, 32),
		'/wider.png': pngOf(128, 32),
	});
	const editor = createEditor(files, loadPreferences({ getItem: () => null, setItem: () => undefined }));
	shareChanges(editor);
	offerRenumbering(editor);
	const [used, unused, ground] = [await openMap(files, '/a.tmj'), await openMap(files, '/b.tmj'), await openTileset(files, '/a.tsj')];
	for (const session of [used, unused, ground]) editor.open(session);
	return { editor, used, unused, ground };
}

function gids({ map: { value } }: MapSession): number[] {
	const [layer] = value.layers;
	if (layer?.type !== 'tilelayer') throw new Error('no tile layer');
	const at = cellReader(layer);
	return [0, 1, 2].map((x) => at(x, 0));
}

test('[E92] with another number of columns, open maps can keep their pictures, as one step each', async () => {
	const { used, unused, ground } = await editing();
	expect(await replaceImage(ground, '/wide.png')).toBeUndefined();
	const [bar] = barsOf(ground);
	expect(bar?.text).toContain('a.tmj uses them');
	expect(gids(used)).toEqual([1, 3, 4]);
	bar?.answers.find(({ primary }) => primary)?.run();
	await expect.poll(() => gids(used)).toEqual([1, 5, 6]);
	expect(used.history.steps.map(({ name }) => name)).toEqual(['Move Tile Ids']);
	expect(unused.modified.value).toBe(false);
	// The other way round it is asked again.
	ground.undo();
	barsOf(ground)[0]
		?.answers.find(({ primary }) => primary)
		?.run();
	await expect.poll(() => gids(used)).toEqual([1, 3, 4]);
});

test('[E92] a change that is taken back needs no question; several images later, the ids move from where they are', async () => {
	const { used, ground } = await editing();
	await replaceImage(ground, '/wide.png');
	expect(barsOf(ground)).toHaveLength(1);
	ground.undo();
	expect(barsOf(ground)).toEqual([]);
	await replaceImage(ground, '/wide.png');
	await replaceImage(ground, '/wider.png');
	barsOf(ground)[0]
		?.answers.find(({ primary }) => primary)
		?.run();
	await expect.poll(() => gids(used)).toEqual([1, 9, 10]);
	await replaceImage(ground, '/wide.png');
	barsOf(ground)[0]
		?.answers.find(({ primary }) => !primary)
		?.run();
	await replaceImage(ground, '/wider.png');
	expect(barsOf(ground)[0]?.text).toContain('a.tmj');
	expect(gids(used)).toEqual([1, 9, 10]);
});
