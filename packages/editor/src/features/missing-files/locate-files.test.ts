import { addLayers, apply, createLayer, createTileset } from '@tilewright/edit';
import { memoryFiles } from '@tilewright/editor-core/files/memory-files.ts';
import { openDocument } from '@tilewright/editor-core/session/open-document.ts';
import { write } from '@tilewright/format';
import { expect, test } from 'vitest';
import { emptyMap } from '../../../test/support/editing.ts';
import { alongWith, likelyPlaces, relocate } from './locate-files.ts';
import { missingIn } from './missing-files.ts';

const sheet = (name: string) =>
	write(createTileset({ name, image: `${name}.png`, imagewidth: 32, imageheight: 16, tilewidth: 16, tileheight: 16 }));

test('[E139] where one file of a folder was found, its neighbours are found, too', () => {
	const missing = ['/old/a.tsj', '/old/B.TSJ', '/old/c.tsj', '/far/a.tsj'];
	const known = ['/new/a.tsj', '/new/b.tsj', '/more/c.tsj'];
	expect([...alongWith(missing, '/old/a.tsj', '/new/a.tsj', known)]).toEqual([['/old/B.TSJ', '/new/b.tsj']]);
});

test('[E139] a file is suggested only if one alone has the name', () => {
	const known = ['/new/a.tsj', '/1/b.tsj', '/2/b.tsj'];
	expect([...likelyPlaces(['/old/A.tsj', '/old/b.tsj', '/old/c.tsj'], known)]).toEqual([['/old/A.tsj', '/new/a.tsj']]);
});

test('[E139] located files take the place of missing ones, in one step that can be undone', async () => {
	const empty = emptyMap();
	const { doc } = apply(empty, addLayers(empty, [createLayer(empty, 'imagelayer', { image: '../old/sky.png' })]));
	const tilesets = ['a', 'b'].map((name, i) => ({ firstgid: 1 + i * 10, source: `../old/${name}.tsj` }));
	const map = { ...doc, tilesets };
	const files = memoryFiles('test', {
		'/maps/m.tmj': write(map),
		'/new/a.tsj': sheet('a'),
		'/new/a.png': 'picture',
		'/new/b.tsj': sheet('b'),
		'/new/b.png': 'picture',
		'/new/sky.png': 'picture',
	});
	const opened = await openDocument(files, '/maps/m.tmj');
	if (!('session' in opened)) throw new TypeError('The map cannot be opened.');
	const { session } = opened;
	const missing = (await missingIn(session)).map(({ path }) => path);
	expect(missing).toEqual(['/old/a.tsj', '/old/b.tsj', '/old/sky.png']);
	const located = new Map([['/old/sky.png', '/new/sky.png'], ...alongWith(missing, '/old/sky.png', '/new/sky.png', await files.list())]);
	const before = session.doc.value;
	expect(await relocate(session, located)).toBe(3);
	expect(session.doc.value).toMatchObject({
		tilesets: [{ source: '../new/a.tsj' }, { source: '../new/b.tsj' }],
		layers: [{ image: '../new/sky.png' }],
	});
	await expect.poll(() => missingIn(session)).toEqual([]);
	expect(session.history.steps.map(({ name }) => name)).toEqual(['Change References']);
	session.undo();
	expect(session.doc.value).toEqual(before);
});
