import { createLayer, createMap } from '@tilewright/edit';
import { read, write } from '@tilewright/format';
import { resolve } from '@tilewright/ops';
import { expect, test } from 'vitest';
import { formOf } from '../../src/files/file-form.ts';
import { memoryFiles } from '../../src/files/memory-files.ts';
import { openDocument } from '../../src/session/open-document.ts';
import { pngOf } from '../support/open-documents.ts';

/** A map of more than half a megabyte, whose tileset is missing. */
function largeFile(): Uint8Array {
	const empty = createMap({ width: 600, height: 600, tilewidth: 16, tileheight: 16 });
	const layer = createLayer(empty, 'tilelayer', { id: 1 });
	if ('data' in layer) layer.data.fill(0x8000_0003);
	return write({ ...empty, nextlayerid: 2, tilesets: [{ firstgid: 1, source: 'gone.tsj' }], layers: [layer] }, { encoding: 'csv' });
}

test('a large file, which is read in the background, is opened as any other', async () => {
	const bytes = largeFile();
	expect(bytes.length).toBeGreaterThan(2 ** 19);
	const files = memoryFiles('test', { 'large.tmj': bytes });
	const opened = await openDocument(files, '/large.tmj');
	if (!('session' in opened)) throw new TypeError('The map is not open.');
	const expected = await resolve('/large.tmj', files.loader);
	const file = expected.files.get('/large.tmj');
	const { session } = opened;
	expect(session.history.doc).toEqual(read(bytes).doc);
	expect(session.loaded.value.files.get('/large.tmj')).toEqual(file);
	expect(session.form.value).toEqual(file && formOf(file.source, bytes));
	// A finding about a reference has a line only if it is found with the file.
	expect(opened.issues.map(({ code, pointer }) => [code, pointer])).toEqual(expected.issues.map(({ code, pointer }) => [code, pointer]));
	expect(opened.issues.map(({ code }) => code)).toContain('missing-file');
});

test('a large file with errors is not opened, and says where they are', async () => {
	const text = new TextDecoder().decode(largeFile()).replace('"width"', '"wide"');
	const opened = await openDocument(memoryFiles('test', { 'large.tmj': text }), '/large.tmj');
	expect('failed' in opened && opened.failed.map(({ severity, line }) => [severity, line !== undefined])).toContainEqual(['error', true]);
});

const OLD_TILESET = '<tileset name="walls" tilewidth="16" tileheight="16"><image source="walls.png"/></tileset>';
const oldMap = (tilesets: string): string =>
	`<map version="1.0" orientation="orthogonal" width="1" height="1" tilewidth="16" tileheight="16">${tilesets}</map>`;

test('[J13] tiles that an old tileset does not count are counted by its image, so that they can be chosen, and the next tileset has other GIDs', async () => {
	const files = memoryFiles('test', {
		'old.tmx': oldMap(`${OLD_TILESET.replace('<tileset ', '<tileset firstgid="1" ')}<tileset firstgid="100" source="walls.tsx"/>`),
		'walls.tsx': OLD_TILESET,
		'walls.png': pngOf(64, 48),
	});
	const opened = await openDocument(files, '/old.tmx');
	if (!('session' in opened)) throw new TypeError('The map is not open.');
	const { session } = opened;
	const counts = { tilecount: 12, columns: 4, imagewidth: 64, imageheight: 48 };
	expect(session.doc.value).toMatchObject({ tilesets: [counts, { source: 'walls.tsx' }] });
	expect(session.graph.value.files.get('/walls.tsx')?.doc).toMatchObject(counts);
	expect(session.modified.value).toBe(false);
});

test('[J13] an old tileset that is added later is counted, too', async () => {
	const files = memoryFiles('test', { 'new.tmx': oldMap(''), 'walls.tsx': OLD_TILESET, 'walls.png': pngOf(64, 48) });
	const opened = await openDocument(files, '/new.tmx');
	if (!('session' in opened)) throw new TypeError('The map is not open.');
	expect((await opened.session.loadFile('/walls.tsx'))?.doc).toMatchObject({ tilecount: 12 });
});
