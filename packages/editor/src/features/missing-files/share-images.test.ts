import {
	addLayers,
	addObjects,
	apply,
	createLayer,
	createMap,
	createObject,
	createTemplate,
	createTileset,
	insertItems,
} from '@tilewright/edit';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { createEditor } from '@tilewright/editor-core/editor/editor.ts';
import { loadPreferences } from '@tilewright/editor-core/editor/preferences.ts';
import type { Session } from '@tilewright/editor-core/session/session.ts';
import type { TilesetSession } from '@tilewright/editor-core/session/tileset-session.ts';
import type { TileMap } from '@tilewright/format';
import { targetsOf } from '@tilewright/ops';
import { expect, test } from 'vitest';
import { filesWith, opened, openTileset, pngOf } from '../../../../editor-core/test/support/open-documents.ts';
import { addImages, removeImages, replaceImage } from '../tilesets/change-tileset-file.ts';
import { shareChanges } from './share-changes.ts';

const GROUND = '/sets/ground.tsj';
const TREES = '/sets/trees.tsj';

const empty: TileMap = createMap({ width: 2, height: 2, tilewidth: 16, tileheight: 16 });
const entries = [
	{ firstgid: 1, source: '../sets/ground.tsj' },
	{ firstgid: 101, source: '../sets/trees.tsj' },
];
const withTilesets = apply(empty, insertItems(empty, [], 'tilesets', entries)).doc;

/** A map that has the tilesets by a template alone. */
function withTemplates(): TileMap {
	const layered = apply(empty, addLayers(empty, [createLayer(empty, 'objectgroup')])).doc;
	const objects = ['ground', 'trees'].map((name) =>
		createObject(layered, { shape: 'template', template: `../templates/${name}.tj`, x: 0, y: 0 }),
	);
	return apply(layered, addObjects(layered, 1, objects)).doc;
}

const templateOf = (name: string) =>
	createTemplate(createObject(empty, { shape: 'tile', gid: 1, x: 0, y: 0, width: 16, height: 16 }), {
		firstgid: 1,
		source: `../sets/${name}.tsj`,
	});

/** A tileset and all that use it, in tabs. */
interface InTabs {
	readonly editor: Editor;
	readonly tileset: TilesetSession;
	readonly users: readonly Session[];
}

async function editing(path: string): Promise<InTabs> {
	const files = filesWith({
		[GROUND]: createTileset({ name: 'ground', tilewidth: 16, tileheight: 16, image: '../art/a.png', imagewidth: 32, imageheight: 32 }),
		[TREES]: createTileset({ name: 'trees', tiles: [{ image: '../art/oak.png', imagewidth: 16, imageheight: 16 }] }),
		'/maps/one.tmj': withTilesets,
		'/maps/two.tmj': withTilesets,
		'/maps/three.tmj': withTemplates(),
		'/templates/ground.tj': templateOf('ground'),
		'/templates/trees.tj': templateOf('trees'),
		'/art/b.png': pngOf(32, 32),
		'/art/wide.png': pngOf(64, 48),
		'/art/elm.png': pngOf(16, 16),
	});
	const editor = createEditor(files, loadPreferences({ getItem: () => null, setItem: () => undefined }));
	shareChanges(editor);
	const tileset = await openTileset(files, path);
	const template = path.replace('/sets/', '/templates/').replace('.tsj', '.tj');
	const users = await Promise.all(['/maps/one.tmj', '/maps/two.tmj', '/maps/three.tmj', template].map((used) => opened(files, used)));
	for (const session of [...users, tileset]) editor.open(session);
	return { editor, tileset, users };
}

/** All users of a tileset have it as it is in its tab, and find its images. */
async function expectFound({ tileset, users }: InTabs, images: Readonly<Record<string, string>>): Promise<void> {
	const path = tileset.path.value;
	for (const { graph } of [tileset, ...users]) {
		const found = () => Object.keys(images).map((image) => targetsOf(graph.value, path).loadPathOf(image));
		await expect.poll(found).toEqual(Object.values(images));
		expect(graph.value.files.get(path)?.doc).toBe(tileset.doc.value);
	}
}

for (const name of ['b', 'wide'])
	test(`[E97] maps find another image of an open tileset: ${name}.png`, async () => {
		const all = await editing(GROUND);
		await replaceImage(all.tileset, `/art/${name}.png`);
		const replaced = { [`../art/${name}.png`]: `/art/${name}.png` };
		await expectFound(all, replaced);
		all.tileset.undo();
		await expectFound(all, { '../art/a.png': '/art/a.png' });
		all.tileset.redo();
		await expectFound(all, replaced);
		all.tileset.markSaved(GROUND, '2');
		await expectFound(all, replaced);
	});

test('[E97] maps find the images of tiles that are added to an open tileset', async () => {
	const all = await editing(TREES);
	await addImages(all.tileset, ['/art/elm.png']);
	await expectFound(all, { '../art/oak.png': '/art/oak.png', '../art/elm.png': '/art/elm.png' });
});

test('[E97] maps find the images of tiles whose removal was undone', async () => {
	const all = await editing(TREES);
	removeImages(all.tileset, [0]);
	await expect.poll(() => all.tileset.graph.value.files.get(TREES)?.links).toEqual([]);
	all.tileset.undo();
	await expectFound(all, { '../art/oak.png': '/art/oak.png' });
});

test('[E97] maps find the image in the file again when the tileset is closed without saving', async () => {
	const all = await editing(GROUND);
	await replaceImage(all.tileset, '/art/b.png');
	await expectFound(all, { '../art/b.png': '/art/b.png' });
	all.editor.close(all.tileset);
	for (const { graph } of all.users) await expect.poll(() => targetsOf(graph.value, GROUND).loadPathOf('../art/a.png')).toBe('/art/a.png');
});
