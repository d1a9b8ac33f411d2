import { addTileset, createMap, createTileset, insertItems } from '@tilewright/edit';
import { write } from '@tilewright/format';
import { targetsOf } from '@tilewright/ops';
import { expect, test } from 'vitest';
import { memoryFiles } from '../../src/files/memory-files.ts';
import type { MapSession } from '../../src/session/map-session.ts';
import { startMap } from '../../src/session/open-document.ts';

const tiles = createTileset({ name: 'tiles', image: 'tiles.png', imagewidth: 32, imageheight: 16, tilewidth: 16, tileheight: 16 });

function session(): MapSession {
	const files = memoryFiles('test', { '/sets/tiles.tsj': write(tiles) });
	return startMap(files, '/maps/a.tmj', createMap({ width: 3, height: 2, tilewidth: 16, tileheight: 16 }));
}

test('a file that was loaded can be referred to at once', async () => {
	const map = session();
	expect((await map.loadFile('/sets/tiles.tsj'))?.doc).toEqual(tiles);
	const files = { path: '/maps/a.tmj', targets: targetsOf(map.graph.value, '/maps/a.tmj') };
	const { changes, issues } = addTileset(map.map.value, { source: '../sets/tiles.tsj' }, files);
	expect(issues).toEqual([]);
	map.do('Add Tileset', changes);
	expect(map.map.value.tilesets).toEqual([{ firstgid: 1, source: '../sets/tiles.tsj' }]);
});

test('files that a change refers to are read after it', async () => {
	const map = session();
	map.do('Add Tileset', insertItems(map.map.value, [], 'tilesets', [{ firstgid: 1, source: '../sets/tiles.tsj' }]));
	await expect.poll(() => map.graph.value.files.get('/sets/tiles.tsj')?.doc).toEqual(tiles);
	expect(map.graph.value.files.get('/maps/a.tmj')?.links).toMatchObject([{ path: '../sets/tiles.tsj', to: '/sets/tiles.tsj' }]);
});

test('a file that cannot be read is not loaded', async () => {
	expect(await session().loadFile('/sets/none.tsj')).toBeUndefined();
});
