import { addLayers, addObjects, apply, createLayer, createObject, createProject, createTemplate } from '@tilewright/edit';
import { openDocument } from '@tilewright/editor-core/session/open-document.ts';
import type { Property, TileMap } from '@tilewright/format';
import { readMap, write } from '@tilewright/format';
import { expect, test } from 'vitest';
import { folderInMemory } from '../../../../editor-core/test/support/folder-in-memory.ts';
import { editing, emptyMap } from '../../../test/support/editing.ts';
import { CLASSES, classesIn, filesWithType, renameInFile, renameInSessions, VALUES } from './renaming.ts';
import { shareTypes } from './share-types.ts';

const RENAMING = { from: 'Door', to: 'Gate', uses: ['property', 'object'] };
const way: Property = { name: 'way', type: 'class', propertytype: 'Door', value: {} };

/** A map with a door, and a property whose value is one. */
function house(): TileMap {
	let map: TileMap = { ...emptyMap(), properties: [way] };
	map = apply(map, addLayers(map, [createLayer(map, 'objectgroup', { name: 'Door' })])).doc;
	return apply(map, addObjects(map, 1, [createObject(map, { shape: 'point', id: 1, x: 1, y: 1, type: 'Door' })])).doc;
}

const named = (map: TileMap): unknown[] => {
	const [layer] = map.layers;
	return [map.properties?.[0]?.propertytype, layer?.type === 'objectgroup' && layer.objects[0]?.type, layer?.name];
};

test('[E111] in open documents values follow by one step, and classes by another if the user wants that', () => {
	const { session } = editing(house());
	expect(classesIn([session], RENAMING)).toEqual({ documents: 1, things: 1 });
	renameInSessions([session], RENAMING, VALUES);
	expect(named(session.map.value)).toEqual(['Gate', 'Door', 'Door']);
	renameInSessions([session], RENAMING, CLASSES);
	expect(named(session.map.value)).toEqual(['Gate', 'Gate', 'Door']);
	expect(session.history.steps.map(({ name }) => name)).toEqual(['Rename Type', 'Rename Type']);
	session.undo();
	session.undo();
	expect(session.map.value).toEqual(house());
});

test('[E111] files that are not open are found by what they have, and written in their form', async () => {
	const named2 = { ...emptyMap(), layers: [createLayer(emptyMap(), 'tilelayer', { name: 'Door' })] };
	const folder = folderInMemory({
		'/game.tiled-project': JSON.stringify(createProject()),
		'/open.tmj': write(house()),
		'/closed.tmx': write(house(), { syntax: 'xml' }),
		'/template.tj': write(createTemplate(createObject(house(), { shape: 'point', x: 0, y: 0, type: 'Door' }))),
		'/only-a-name.tmj': write(named2),
		'/other/other.tiled-project': JSON.stringify(createProject()),
		'/other/map.tmj': write(house()),
		'/broken.tmj': '{"type":"map","Door":"Door"',
	});
	const progress = { signal: new AbortController().signal, report: () => undefined };
	const found = await filesWithType(folder.files, '/game.tiled-project', RENAMING, new Set(['/open.tmj']), progress);
	expect(found).toEqual(['/closed.tmx', '/template.tj']);
	const before = await folder.textOf('/closed.tmx');
	expect(await renameInFile(folder.files, '/closed.tmx', RENAMING)).toBeUndefined();
	const after = await folder.textOf('/closed.tmx');
	expect(named(readMap(after))).toEqual(['Gate', 'Gate', 'Door']);
	expect(after.split('\n').filter((line) => !before.split('\n').includes(line))).toHaveLength(2);
	expect(await renameInFile(folder.files, '/broken.tmj', RENAMING)).toMatch(/JSON|end|file/);
});

test('[E111] all open documents get the types of their projects', async () => {
	const folder = folderInMemory({
		'/game.tiled-project': JSON.stringify({ ...createProject(), propertyTypes: [{ type: 'class', name: 'Door', members: [] }] }),
		'/open.tmj': write(house()),
	});
	const { editor, session } = editing(house());
	const opened = await openDocument(folder.files, '/open.tmj');
	if ('failed' in opened) throw new Error('It cannot be opened.');
	editor.open(opened.session);
	await folder.writeOutside(
		'/game.tiled-project',
		JSON.stringify({ ...createProject(), propertyTypes: [{ type: 'class', name: 'Gate' }] }),
	);
	await shareTypes(editor, folder.files);
	expect(opened.session.types.value.classes.map(({ name }) => name)).toEqual(['Gate']);
	expect(session.types.value.classes).toEqual([]);
});
