import { createMap } from '@tilewright/edit';
import type { FilesInMemory } from '@tilewright/editor-core/files/memory-files.ts';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import { newFilePath } from '@tilewright/editor-core/session/new-file-path.ts';
import { startMap } from '@tilewright/editor-core/session/open-document.ts';
import { read } from '@tilewright/format';
import { expect, test } from 'vitest';
import { filesWith, pngOf } from '../../../../editor-core/test/support/open-documents.ts';
import { addNewTileset, collectionOf, sheetOf } from './create-new-tileset.ts';

function start(): { readonly session: MapSession; readonly files: FilesInMemory } {
	const files = filesWith({ '/art/oak.png': pngOf(48, 64), '/art/rock.png': pngOf(16, 24), '/art/odd.png': new Uint8Array(3) });
	return { files, session: startMap(files, '/maps/a.tmx', createMap({ width: 4, height: 3, tilewidth: 16, tileheight: 16 })) };
}

const tilesetAt = async (files: FilesInMemory, path: string) => {
	const found = await files.read(path);
	if (!('bytes' in found)) throw new Error(`${path} was not written.`);
	const { doc, source } = read(found.bytes);
	if (doc?.type !== 'tileset') throw new Error(`${path} is no tileset.`);
	return { doc, syntax: source?.syntax };
};

test('[E86] a collection of images has a tile for each of them, in a file whose name says its syntax', async () => {
	const { session, files } = start();
	const trees = await collectionOf(files, 'trees', '/sets/trees.tsx', ['/art/oak.png', '/art/rock.png']);
	if (typeof trees === 'string') throw new Error(trees);
	expect(await addNewTileset(session, trees, '/sets/trees.tsx')).toBeUndefined();
	const { doc, syntax } = await tilesetAt(files, '/sets/trees.tsx');
	expect(syntax).toBe('xml');
	expect(doc).toMatchObject({ name: 'trees', columns: 0, tilecount: 2, tilewidth: 48, tileheight: 64 });
	expect(doc.tiles.map(({ id, image, imagewidth, imageheight }) => [id, image, imagewidth, imageheight])).toEqual([
		[0, '../art/oak.png', 48, 64],
		[1, '../art/rock.png', 16, 24],
	]);
	expect(session.map.value.tilesets).toEqual([{ firstgid: 1, source: '../sets/trees.tsx' }]);
});

test('[E86] a collection can be embedded in the map, and files that are not images are refused', async () => {
	const { session, files } = start();
	const map = session.path.value;
	expect(await collectionOf(files, 'trees', map, ['/art/oak.png', '/art/odd.png'])).toBe('odd.png is not an image that can be read.');
	const trees = await collectionOf(files, 'trees', map, ['/art/oak.png']);
	if (typeof trees === 'string') throw new Error(trees);
	expect(await addNewTileset(session, trees, undefined)).toBeUndefined();
	expect(session.map.value.tilesets).toMatchObject([{ firstgid: 1, name: 'trees', tiles: [{ image: '../art/oak.png' }] }]);
	session.undo();
	expect(session.map.value.tilesets).toEqual([]);
});

test('[E86] the file that is offered is next to the image or the map, in the syntax of the map', () => {
	const { session } = start();
	expect(newFilePath(session, 'tileset', 'oak: old', '/art/oak.png')).toBe('/art/oak old.tsx');
	expect(newFilePath(session, 'template', 'door')).toBe('/maps/door.tx');
	expect(newFilePath(undefined, 'tileset', 'oak', '/art/oak.png')).toBe('/art/oak.tsj');
});

test('[E86] a tileset of an image is written where the user says, and replaces no file', async () => {
	const { session, files } = start();
	const cut = { tilewidth: 16, tileheight: 16, margin: 0, spacing: 0, transparentcolor: '#ff00ff' };
	const size = { width: 48, height: 64 };
	const oak = sheetOf('oak', '/sets/oak.tsj', '/art/oak.png', cut, size);
	expect(await addNewTileset(session, oak, '/sets/oak.tsj')).toBeUndefined();
	const { doc, syntax } = await tilesetAt(files, '/sets/oak.tsj');
	expect(syntax).toBe('json');
	expect(doc).toMatchObject({ image: '../art/oak.png', columns: 3, tilecount: 12, transparentcolor: '#ff00ff' });
	expect(await addNewTileset(session, oak, '/sets/oak.tsj')).toBe('The file /sets/oak.tsj already exists. Choose another name.');
	expect(session.map.value.tilesets).toHaveLength(1);
});
