import { addTileset, apply, boundsOf, createTileset, isEmpty, rectangle } from '@tilewright/edit';
import type { TileMap } from '@tilewright/format';
import { write } from '@tilewright/format';
import { expect, test } from 'vitest';
import { layerOf, mapOf } from '../../../../edit/test/support/drawn.ts';
import { mapOfObjects, withLayer } from '../../../../editor-canvas/test/support/pointing.ts';
import { filesWith } from '../../../../editor-core/test/support/open-documents.ts';
import { openMap } from '../../../../editor-core/test/support/open-map.ts';
import { editing, emptyMap } from '../../../test/support/editing.ts';
import { barsOf } from '../../contributions/bar.ts';
import { reload } from './reload.ts';

/** Opens a map, and reloads it after another program has put another one in its place. */
async function reloading(before: TileMap, after: TileMap) {
	const files = filesWith({ '/a.tmj': before });
	const session = await openMap(files, '/a.tmj');
	const { editor } = editing(emptyMap());
	editor.open(session);
	return {
		session,
		reload: async () => {
			files.add(new Map([['/a.tmj', write(after)]]));
			expect(await reload(editor, session)).toBe(true);
		},
	};
}

const WIDE = mapOf(layerOf('1111\n1111'));
const NARROW = mapOf(layerOf('11\n11'));

test('[E3, E134] cells outside of a map that became smaller are no longer selected; undo brings them back', async () => {
	const { session, reload } = await reloading(WIDE, NARROW);
	session.selectArea(rectangle({ x: 1, y: 0, width: 3, height: 1 }));
	await reload();
	expect(boundsOf(session.area.value)).toEqual({ x: 1, y: 0, width: 1, height: 1 });
	session.undo();
	expect(boundsOf(session.area.value)).toEqual({ x: 1, y: 0, width: 3, height: 1 });
});

test('[E3, E134] a selected area that has no cells left does not stop painting', async () => {
	const { session, reload } = await reloading(WIDE, NARROW);
	session.selectArea(rectangle({ x: 2, y: 0, width: 2, height: 2 }));
	await reload();
	expect(isEmpty(session.area.value)).toBe(true);
});

test('[E2, E134] layers, objects and tilesets that are gone after reloading are no longer selected', async () => {
	const shape = { shape: 'rectangle', x: 0, y: 0, width: 16, height: 16 } as const;
	const two = withLayer(mapOfObjects([shape, shape]));
	const tileset = createTileset({ name: 'tiles', tilewidth: 16, tileheight: 16, image: 'tiles.png', imagewidth: 16, imageheight: 16 });
	const { doc: one } = apply(two, addTileset(two, tileset).changes);
	const { doc } = apply(one, addTileset(one, { ...tileset, name: 'more' }).changes);
	const { session, reload } = await reloading(doc, mapOfObjects([shape]));
	session.selectLayer(2);
	session.selectedLayers.value = [2, 1];
	session.selectedObjects.value = [1, 2];
	session.currentTileset.value = 1;
	session.selectedTiles.value = [0];
	await reload();
	expect(session.currentLayerId.value).toBe(1);
	expect(session.selectedLayers.value).toEqual([1]);
	expect(session.selectedObjects.value).toEqual([1]);
	expect([session.currentTileset.value, session.selectedTiles.value]).toEqual([0, []]);
});

test('[E134, E139] after reloading, the bar names the files that are missing now', async () => {
	const { session } = await reloading(WIDE, NARROW);
	const { editor } = editing(emptyMap());
	const isTold = (): boolean => barsOf(session).some(({ id }) => id === 'missing');
	const files = session.files;
	await files.write('/a.tmj', write({ ...WIDE, tilesets: [{ firstgid: 1, source: 'gone.tsj' }] }), 'anything');
	await reload(editor, session);
	await expect.poll(isTold).toBe(true);
	await files.write('/a.tmj', write(NARROW), 'anything');
	await reload(editor, session);
	await expect.poll(isTold).toBe(false);
});
