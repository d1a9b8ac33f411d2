import { createObject, createTemplate, createTileset } from '@tilewright/edit';
import { write } from '@tilewright/format';
import { expect, test } from 'vitest';
import { mapOfObjects } from '../../../../editor-canvas/test/support/pointing.ts';
import { editing, emptyMap } from '../../../test/support/editing.ts';
import { dialogs } from '../../page/ask.ts';
import { dropOnMap, dropProjectFile, droppedKind } from './drop-on-map.tsx';

const bytes = (content: string | Uint8Array): Uint8Array => (typeof content === 'string' ? new TextEncoder().encode(content) : content);

const sheet = write(createTileset({ name: 'a', image: 'art/a.png', imagewidth: 32, imageheight: 16, tilewidth: 16, tileheight: 16 }));
const door = write(createTemplate(createObject({ nextobjectid: 1 }, { shape: 'point', x: 0, y: 0 })));

test('[E87] a dropped file is known by its name, or by its content', () => {
	const kinds = [
		['a.png', ''],
		['a.tmx', ''],
		['a.json', sheet],
		['b.json', door],
		['c.json', '{"some": "thing"}'],
		['d.txt', ''],
	] as const;
	expect(kinds.map(([name, content]) => droppedKind({ name, bytes: bytes(content) }))).toEqual([
		'image',
		'map',
		'tileset',
		'template',
		'other',
		'other',
	]);
});

test('[E87] a dropped tileset is added to the map; its image comes to where the tileset looks for it', async () => {
	const { editor, session } = editing(emptyMap());
	const dropped = [
		{ name: 'a.tsj', bytes: sheet },
		{ name: 'a.png', bytes: bytes('picture') },
	];
	expect(await dropOnMap(editor, session, dropped)).toBe(true);
	expect(session.map.value.tilesets).toEqual([{ firstgid: 1, source: 'a.tsj' }]);
	expect(await session.files.list()).toEqual(['/a.tsj', '/art/a.png']);
	expect(dialogs(editor).value).toEqual([]);
});

test('[E87] a dropped file that is among the files already is used where it is', async () => {
	const { editor, session } = editing(emptyMap(), { '/sets/a.tsj': sheet });
	await dropOnMap(editor, session, [{ name: 'a.tsj', bytes: sheet }]);
	expect(session.map.value.tilesets).toEqual([{ firstgid: 1, source: 'sets/a.tsj' }]);
	expect(await session.files.list()).toEqual(['/sets/a.tsj']);
});

test('[E87] a dropped file never replaces another one', async () => {
	const { editor, session } = editing(emptyMap(), { '/a.tsj': 'something else' });
	await dropOnMap(editor, session, [{ name: 'a.tsj', bytes: sheet }]);
	expect(session.map.value.tilesets).toEqual([]);
	expect(editor.failures.value[0]?.message).toContain('Another file a.tsj');
});

test('[E87] a dropped image starts a new tileset; a map is left to be opened', async () => {
	const { editor, session } = editing(emptyMap());
	const done = dropOnMap(editor, session, [{ name: 'b.png', bytes: bytes('picture') }]);
	await expect.poll(() => dialogs(editor).value.length).toBe(1);
	expect(dialogs(editor).value[0]?.content.props).toMatchObject({ images: ['/b.png'] });
	const { onClose } = { onClose: () => undefined, ...dialogs(editor).value[0]?.content.props };
	onClose();
	expect(await done).toBe(true);
	expect(await dropOnMap(editor, session, [{ name: 'c.tmj', bytes: bytes('{}') }])).toBe(false);
});

test('[E87] several dropped images are asked for in one dialog; those that it does not take in another', async () => {
	const { editor, session } = editing(emptyMap());
	const done = dropOnMap(
		editor,
		session,
		['b.png', 'c.png', 'd.png'].map((name) => ({ name, bytes: bytes(name) })),
	);
	await expect.poll(() => dialogs(editor).value.length).toBe(1);
	const asked = () => ({ images: [], onClose: (_?: unknown) => {}, ...dialogs(editor).value[0]?.content.props });
	expect(asked().images).toEqual(['/b.png', '/c.png', '/d.png']);
	asked().onClose({ tileset: createTileset({ name: 'c', tiles: [] }), file: undefined, images: ['/c.png'] });
	await expect.poll(() => asked().images).toEqual(['/b.png', '/d.png']);
	asked().onClose();
	expect(await done).toBe(true);
	expect(dialogs(editor).value).toEqual([]);
});

test('[E67] a dropped template is placed at the pointer, on the current object layer', async () => {
	const { editor, session } = editing(mapOfObjects([]));
	editor.pointer.value = { cell: { x: 1, y: 1 }, screen: { x: 24, y: 30 } };
	await dropOnMap(editor, session, [{ name: 'door.tj', bytes: door }]);
	expect(session.map.value.layers[0]).toMatchObject({ objects: [{ id: 1, x: 24, y: 30, template: 'door.tj' }] });
	expect(session.selectedObjects.value).toEqual([1]);
	session.selectLayer(undefined);
	await dropOnMap(editor, session, [{ name: 'door.tj', bytes: door }]);
	expect(editor.status.value).toContain('object layer');
	expect(session.history.steps).toHaveLength(1);
});

test('[E122] files of the project that are dropped on the map are used where they are', async () => {
	const { editor, session } = editing(mapOfObjects([]), { '/sets/a.tsj': sheet, '/things/door.json': door, '/art/b.png': 'picture' });
	await dropProjectFile(editor, session, '/sets/a.tsj');
	expect(session.map.value.tilesets.at(-1)).toMatchObject({ source: 'sets/a.tsj' });
	await dropProjectFile(editor, session, '/things/door.json', { x: 24, y: 30 });
	expect(session.map.value.layers[0]).toMatchObject({ objects: [{ id: 1, x: 24, y: 30, template: 'things/door.json' }] });
	const done = dropProjectFile(editor, session, '/art/b.png');
	await expect.poll(() => dialogs(editor).value.length).toBe(1);
	expect(dialogs(editor).value[0]?.content.props).toMatchObject({ images: ['/art/b.png'] });
	const { onClose } = { onClose: () => undefined, ...dialogs(editor).value[0]?.content.props };
	onClose();
	await done;
	expect(await session.files.list()).toHaveLength(3);
});

test('[E122] a map that is dropped on a map is opened', async () => {
	const { editor, session } = editing(emptyMap(), { '/b.tmj': write(emptyMap()) });
	await dropProjectFile(editor, session, '/b.tmj');
	expect(editor.current.value?.path.value).toBe('/b.tmj');
	expect(editor.failures.value).toEqual([]);
});
