import { addLayers, apply, createLayer, createMap, setFields } from '@tilewright/edit';
import type { TileMap } from '@tilewright/format';
import { readMap } from '@tilewright/format';
import { expect, test } from 'vitest';
import { formFor } from '../../src/files/file-form.ts';
import { memoryFiles } from '../../src/files/memory-files.ts';
import { startMap } from '../../src/session/open-document.ts';
import { saveDocument } from '../../src/session/save-document.ts';
import { saveDocumentAs } from '../../src/session/save-document-as.ts';
import type { Session } from '../../src/session/session.ts';

function mapWithTileset(): TileMap {
	const empty: TileMap = createMap({
		width: 4,
		height: 4,
		tilewidth: 16,
		tileheight: 16,
		editorsettings: { export: { format: 'lua', target: 'a.lua' } },
	});
	const map = apply(empty, addLayers(empty, [createLayer(empty, 'tilelayer')])).doc;
	return { ...map, tilesets: [{ firstgid: 1, source: '../tilesets/ground.tsj' }] };
}

async function mapAt(files: ReturnType<typeof memoryFiles>, path: string): Promise<TileMap> {
	const read = await files.read(path);
	if (!('bytes' in read)) throw new Error(read.why);
	return readMap(read.bytes);
}

function mapOf(session: Session): TileMap {
	if (session.kind !== 'map') throw new Error('no map');
	return session.map.value;
}

test('references are rewritten for another folder, and the history starts again', async () => {
	const files = memoryFiles('test');
	const session = startMap(files, '/maps/a.tmj', mapWithTileset());
	const { result, session: moved } = await saveDocumentAs(session, { path: '/levels/one/b.tmx', form: formFor('b.tmx') }, 'nothing');
	expect(result).toEqual({ version: '1' });
	const map = mapOf(moved);
	expect(map.tilesets).toEqual([{ firstgid: 1, source: '../../tilesets/ground.tsj' }]);
	expect(moved.form.value.syntax).toBe('xml');
	expect(moved.history.steps).toEqual([]);
	expect(moved.modified.value).toBe(false);
	expect((await mapAt(files, '/levels/one/b.tmx')).tilesets).toEqual(map.tilesets);
});

test('in the same folder the session goes on, and forgets where it was exported [E135]', async () => {
	const files = memoryFiles('test');
	const session = startMap(files, '/maps/a.tmj', mapWithTileset());
	const { session: same } = await saveDocumentAs(session, { path: '/maps/b.tmj', form: formFor('b.tmj') }, 'nothing');
	expect(same).toBe(session);
	expect(session.path.value).toBe('/maps/b.tmj');
	expect((await mapAt(files, '/maps/b.tmj')).editorsettings).toBeUndefined();
});

test('the target of an export is written with the map, and is not a step [E135]', async () => {
	const files = memoryFiles('test');
	const session = startMap(files, '/maps/a.tmj', mapWithTileset());
	session.exportTarget.value = { format: 'json', target: '../dist/a.json' };
	await saveDocument(session);
	expect((await mapAt(files, '/maps/a.tmj')).editorsettings).toEqual({ export: { format: 'json', target: '../dist/a.json' } });
	expect(session.history.steps).toEqual([]);
});

test('another encoding is a step of the map, so that saving again keeps it', async () => {
	const files = memoryFiles('test');
	const session = startMap(files, '/maps/a.tmj', mapWithTileset());
	const options = { path: '/maps/a.tmj', form: formFor('a.tmj'), encoding: 'base64', compression: 'gzip', level: 3 } as const;
	await saveDocumentAs(session, options, 'anything');
	expect(session.map.value.layers[0]).toMatchObject({ encoding: 'base64', compression: 'gzip' });
	expect(session.map.value.compressionlevel).toBe(3);
	expect(session.modified.value).toBe(false);
});

test('a file that is there is not replaced unasked, and the session stays as it was', async () => {
	const files = memoryFiles('test', { '/maps/b.tmj': '{}' });
	const session = startMap(files, '/maps/a.tmj', mapWithTileset());
	const { result } = await saveDocumentAs(session, { path: '/maps/b.tmj', form: formFor('b.tmj') }, 'nothing');
	expect(result).toEqual({ conflict: '1' });
	expect([session.path.value, session.hasFile.value]).toEqual(['/maps/a.tmj', false]);
});

test.each(['/maps/b.tmj', '/levels/b.tmj'])('saving as %s leaves the map as it was if it is cancelled', async (path) => {
	const files = memoryFiles('test');
	const session = startMap(files, '/maps/a.tmj', mapWithTileset());
	await saveDocument(session);
	const before = { map: session.map.value, target: session.exportTarget.value };
	const ending = new AbortController();
	const saving = saveDocumentAs(session, { path, form: formFor('b.tmj'), encoding: 'csv' }, 'nothing', ending.signal);
	ending.abort();
	await saving.catch(() => undefined);
	expect('bytes' in (await files.read(path))).toBe(false);
	expect({ map: session.map.value, target: session.exportTarget.value }).toEqual(before);
	expect([session.path.value, session.history.steps, session.modified.value]).toEqual(['/maps/a.tmj', [], false]);
});

test('a change that is made while a file is written in another folder stays, and is not saved yet', async () => {
	const files = memoryFiles('test');
	const session = startMap(files, '/maps/a.tmj', mapWithTileset());
	const saving = saveDocumentAs(session, { path: '/levels/b.tmj', form: formFor('b.tmj') }, 'nothing');
	session.do('Rename', setFields(session.map.value, [], { class: 'Cave' }));
	const { session: moved } = await saving;
	expect(mapOf(moved).class).toBe('Cave');
	expect(moved.modified.value).toBe(true);
	expect((await mapAt(files, '/levels/b.tmj')).class).toBe('');
});

test.each(['/maps/b.tmj', '/levels/b.tmj'])('a change that is made while a map is saved as %s stays if that fails', async (path) => {
	const files = memoryFiles('test', { [path]: '{}' });
	const session = startMap(files, '/maps/a.tmj', mapWithTileset());
	const target = session.exportTarget.value;
	const saving = saveDocumentAs(session, { path, form: formFor('b.tmj'), encoding: 'base64' }, 'nothing');
	session.do('Rename', setFields(session.map.value, [], { class: 'Cave' }));
	expect((await saving).result).toEqual({ conflict: '1' });
	expect(session.map.value.class).toBe('Cave');
	expect(session.exportTarget.value).toBe(target);
});
