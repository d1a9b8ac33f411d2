import { createTileset } from '@tilewright/edit';
import { expect, test } from 'vitest';
import { filesWith, openTileset, pngOf } from '../../../../editor-core/test/support/open-documents.ts';
import { addImages, removeImages, replaceImage, replaceTileImage } from './change-tileset-file.ts';

const PATH = '/tilesets/trees.tsj';

const collection = () =>
	openTileset(
		filesWith({
			[PATH]: createTileset({ name: 'trees', tiles: [] }),
			'/art/oak.png': pngOf(32, 48),
			'/art/elm.png': pngOf(40, 20),
			'/art/no.png': new Uint8Array([1, 2, 3]),
		}),
		PATH,
	);

const sheet = () =>
	openTileset(
		filesWith({
			[PATH]: createTileset({ name: 'ground', tilewidth: 16, tileheight: 16, image: '../art/a.png', imagewidth: 32, imageheight: 32 }),
			'/art/wide.png': pngOf(64, 32),
			'/art/tiny.png': pngOf(8, 8),
		}),
		PATH,
	);

test('[E94] images become tiles of a collection as one step, and are selected', async () => {
	const session = await collection();
	expect(await addImages(session, ['/art/oak.png', '/art/elm.png'])).toBeUndefined();
	expect(session.doc.value).toMatchObject({ tilecount: 2, tilewidth: 40, tileheight: 48 });
	expect(session.doc.value.tiles).toMatchObject([
		{ id: 0, image: '../art/oak.png', imagewidth: 32, imageheight: 48 },
		{ id: 1, image: '../art/elm.png', imagewidth: 40, imageheight: 20 },
	]);
	expect(session.selectedTiles.value).toEqual([0, 1]);
	session.undo();
	expect(session.doc.value.tiles).toEqual([]);
	expect(session.selectedTiles.value).toEqual([]);
});

test('[E94] ids of tiles that were removed are not given again', async () => {
	const session = await collection();
	await addImages(session, ['/art/oak.png', '/art/elm.png']);
	expect(removeImages(session, [1])).toBeUndefined();
	await addImages(session, ['/art/elm.png']);
	expect(session.doc.value.tiles.map(({ id }) => id)).toEqual([0, 2]);
});

test('a file that is not an image is named, and nothing changes', async () => {
	const session = await collection();
	expect(await addImages(session, ['/art/oak.png', '/art/no.png'])).toBe('no.png is not an image that can be read.');
	expect(session.modified.value).toBe(false);
});

test('[E92] another image of a tileset is cut again, as one step', async () => {
	const session = await sheet();
	expect(await replaceImage(session, '/art/wide.png')).toBeUndefined();
	expect(session.doc.value).toMatchObject({ image: '../art/wide.png', imagewidth: 64, imageheight: 32, columns: 4, tilecount: 8 });
	expect(session.history.steps).toHaveLength(1);
});

test('[E92] an image without room for a tile is refused', async () => {
	const session = await sheet();
	expect(await replaceImage(session, '/art/tiny.png')).toMatch(/no room for a tile/);
	expect(session.modified.value).toBe(false);
});

test('a tile of a collection gets another image, whole', async () => {
	const session = await collection();
	await addImages(session, ['/art/oak.png']);
	expect(await replaceTileImage(session, 0, '/art/elm.png')).toBeUndefined();
	expect(session.doc.value.tiles[0]).toMatchObject({ image: '../art/elm.png', imagewidth: 40, imageheight: 20 });
});
