import {
	addLayers,
	apply,
	createLayer,
	createMap,
	createObject,
	createTemplate,
	createTileset,
	createWorld,
	insertItems,
	setFields,
} from '@tilewright/edit';
import { createEditor } from '@tilewright/editor-core/editor/editor.ts';
import { loadPreferences } from '@tilewright/editor-core/editor/preferences.ts';
import type { Session } from '@tilewright/editor-core/session/session.ts';
import type { TileMap } from '@tilewright/format';
import { expect, test } from 'vitest';
import { filesWith, opened, openTileset } from '../../../../editor-core/test/support/open-documents.ts';
import { shareChanges } from './share-changes.ts';

const tileset = createTileset({ name: 'ground', tilewidth: 16, tileheight: 16, image: 'a.png', imagewidth: 32, imageheight: 32 });
const empty: TileMap = createMap({ width: 2, height: 2, tilewidth: 16, tileheight: 16 });
const map = apply(empty, [
	...addLayers(empty, [createLayer(empty, 'tilelayer')]),
	...insertItems(empty, [], 'tilesets', [{ firstgid: 1, source: 'a.tsj' }]),
]).doc;

function editing() {
	const files = filesWith({
		'/a.tsj': tileset,
		'/a.tmj': map,
		'/door.tj': createTemplate(createObject(map, { shape: 'rectangle', x: 0, y: 0, width: 8, height: 8 })),
		'/a.world': createWorld({ maps: [{ fileName: 'a.tmj', x: 0, y: 0, width: 32, height: 32 }] }),
	});
	const editor = createEditor(files, loadPreferences({ getItem: () => null, setItem: () => undefined }));
	shareChanges(editor);
	return { files, editor };
}

const tilesetOf = (session: Session) => session.graph.value.files.get('/a.tsj')?.doc;

test('[E97] maps show changes of an open tileset at once, also maps that are opened later', async () => {
	const { files, editor } = editing();
	const onMap = await opened(files, '/a.tmj');
	const ground = await openTileset(files, '/a.tsj');
	editor.open(onMap);
	editor.open(ground);
	ground.do('Rename', setFields(ground.doc.value, [], { name: 'earth' }));
	expect(tilesetOf(onMap)).toBe(ground.doc.value);
	expect(onMap.modified.value).toBe(false);
	const again = await opened(files, '/a.tmj');
	expect(tilesetOf(again)).toMatchObject({ name: 'ground' });
	editor.open(again);
	expect(tilesetOf(again)).toMatchObject({ name: 'earth' });
	ground.undo();
	expect(tilesetOf(onMap)).toMatchObject({ name: 'ground' });
});

test('[E64] maps show changes of an open template at once', async () => {
	const { files, editor } = editing();
	const onMap = await opened(files, '/a.tmj');
	const template = await opened(files, '/door.tj');
	editor.open(onMap);
	editor.open(template);
	await onMap.loadFile('/door.tj');
	template.do('Rename', setFields(template.doc.value, ['object'], { name: 'Gate' }));
	expect(onMap.graph.value.files.get('/door.tj')?.doc).toMatchObject({ object: { name: 'Gate' } });
	expect(template.modified.value).toBe(true);
});

test('[E97] unsaved changes are gone from maps when the tileset is closed', async () => {
	const { files, editor } = editing();
	const onMap = await opened(files, '/a.tmj');
	const ground = await openTileset(files, '/a.tsj');
	editor.open(onMap);
	editor.open(ground);
	ground.do('Rename', setFields(ground.doc.value, [], { name: 'earth' }));
	editor.close(ground);
	await expect.poll(() => tilesetOf(onMap)).toMatchObject({ name: 'ground' });
});

test('a world shows a map as it was saved last', async () => {
	const { files, editor } = editing();
	const world = await opened(files, '/a.world');
	const onMap = await opened(files, '/a.tmj');
	editor.open(world);
	editor.open(onMap);
	const before = world.graph.value.files.get('/a.tmj')?.doc;
	onMap.do('Change', setFields(onMap.doc.value, [], { class: 'Island' }));
	expect(world.graph.value.files.get('/a.tmj')?.doc).toBe(before);
	onMap.markSaved('/a.tmj', '2');
	expect(world.graph.value.files.get('/a.tmj')?.doc).toBe(onMap.doc.value);
});
