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
import { behind } from '@tilewright/editor-core/documents/front.ts';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { createEditor } from '@tilewright/editor-core/editor/editor.ts';
import { loadPreferences } from '@tilewright/editor-core/editor/preferences.ts';
import type { Files } from '@tilewright/editor-core/files/files.ts';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { filesWith } from '../../../../editor-core/test/support/open-documents.ts';
import { openMap } from '../../../../editor-core/test/support/open-map.ts';
import { openPath } from '../../opening/open-path.ts';
import { editTemplate, editTileset, openReference } from '../../opening/open-reference.ts';
import { closedFiles } from '../../platform/recent-files.ts';
import { openListed } from '../custom-types/open-listed.ts';
import { shareChanges } from '../missing-files/share-changes.ts';
import { dropProjectFile } from '../project/drop-on-map.tsx';
import { openWorkspace } from '../recovery/workspace.ts';
import { goToNeighbour } from '../worlds/go-to-neighbour.ts';
import { reopenClosed } from './open-recent.ts';

const tileset = createTileset({ name: 'ground', tilewidth: 16, tileheight: 16, image: 'a.png', imagewidth: 32, imageheight: 32 });
const empty = createMap({ width: 2, height: 2, tilewidth: 16, tileheight: 16 });
const withTileset = apply(empty, insertItems(empty, [], 'tilesets', [{ firstgid: 1, source: 'sets/ground.tsj' }])).doc;
const objects = apply(withTileset, addLayers(withTileset, [createLayer(withTileset, 'objectgroup')])).doc;
const map = apply(objects, insertItems(objects, [{ layer: 1 }], 'objects', [{ id: 1, template: 'door.tj', x: 0, y: 0 }])).doc;

const contents = () =>
	filesWith({
		'/a.tmj': map,
		'/b.tmj': empty,
		'/c.tmj': empty,
		'/sets/ground.tsj': tileset,
		'/door.tj': createTemplate(createObject(empty, { shape: 'rectangle', x: 0, y: 0, width: 8, height: 8 })),
		'/all.world': createWorld({ maps: [{ fileName: 'b.tmj', x: 0, y: 0, width: 32, height: 32 }] }),
	});

/** An editor with a map in front, whose files answer nothing until they are let. */
async function slowly(files: Files = contents()) {
	const session = await openMap(files, '/a.tmj');
	let answer = (): void => {};
	const held = new Promise<void>((resolve) => (answer = resolve));
	const reads: string[] = [];
	const read = files.read;
	files.read = async (path) => {
		reads.push(path);
		await held;
		return await read(path);
	};
	const editor = createEditor(files, loadPreferences({ getItem: () => null, setItem: () => undefined }));
	onTestFinished(shareChanges(editor));
	editor.open(session);
	return { editor, session, files, reads, answer, tabs: () => editor.sessions.value.map(({ path }) => path.value) };
}

beforeEach(() => vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined }));

test('[E122] a file that is asked for again while it is read is one tab, which comes to the front', async () => {
	const { editor, files, reads, answer, tabs } = await slowly();
	const both = Promise.all([openListed(editor, '/b.tmj'), openPath(editor, '/b.tmj'), openListed(editor, '/b.tmj')]);
	await expect.poll(() => reads.includes('/b.tmj')).toBe(true);
	answer();
	const [, opened] = await both;
	expect(tabs()).toEqual(['/a.tmj', '/b.tmj']);
	expect(editor.current.value).toBe(opened);
	expect(reads.filter((path) => path === '/b.tmj').length).toBeLessThanOrEqual(2);
	expect([editor.opening.value, editor.undertakings.value]).toEqual([[], []]);
	// A document that was closed in the meantime is read again.
	if (opened !== undefined) editor.close(opened);
	expect(await openPath(editor, '/b.tmj', files)).not.toBe(opened);
	expect(tabs()).toEqual(['/a.tmj', '/b.tmj']);
});

/** All ways to open a document, and the document that each opens. */
const ways: Readonly<Record<string, readonly [path: string, open: (editor: Editor, session: MapSession) => Promise<unknown>]>> = {
	'Go to File and the project': ['/b.tmj', (editor) => openListed(editor, '/b.tmj')],
	'a project file that is dropped': ['/b.tmj', (editor, session) => dropProjectFile(editor, session, '/b.tmj')],
	'a reference of a property or a world': ['/all.world', (editor, session) => openReference(editor, session, 'all.world')],
	'the tileset of the map': ['/sets/ground.tsj', (editor) => editTileset(editor)],
	'the template of an object': [
		'/door.tj',
		(editor, session) => {
			session.selectedObjects.value = [1];
			return editTemplate(editor);
		},
	],
	'a map beside it in a world': [
		'/b.tmj',
		(editor, session) => {
			const place = {
				at: { x: 0, y: 0 },
				x: 0,
				y: 0,
				width: 32,
				height: 32,
				fileName: 'b.tmj',
				path: '/b.tmj',
				map: undefined,
				isListed: true,
			};
			return goToNeighbour(editor, session, place, { center: { x: 0, y: 0 }, scale: 1 });
		},
	],
	'the file that was closed last': [
		'/b.tmj',
		(editor, { files }) => {
			closedFiles.value = [{ files, path: '/b.tmj' }];
			return reopenClosed(editor);
		},
	],
	'the workspace of last time': [
		'/b.tmj',
		(editor, { files }) => openWorkspace(editor, files, { root: '', rootName: '', open: [{ path: '/b.tmj' }], active: '/b.tmj' }),
	],
	'another spelling': ['/sets/ground.tsj', (editor) => openPath(editor, '/sets/../sets//./ground.tsj')],
	'a spelling with backslashes': ['/sets/ground.tsj', (editor) => openPath(editor, 'sets\\ground.tsj')],
};

test.each(Object.entries(ways))('[E122] a file that is opened by %s while it is read is one tab', async (_, [path, open]) => {
	for (const isFirst of [true, false]) {
		const { editor, session, answer, tabs } = await slowly();
		const other = (): Promise<unknown> => openPath(editor, path);
		const [one, two] = isFirst ? [open(editor, session), other()] : [other(), open(editor, session)];
		answer();
		await Promise.all([one, two, open(editor, session)]);
		expect(tabs()).toEqual(['/a.tmj', path]);
		expect(editor.current.value?.path.value).toBe(path);
		expect(editor.failures.value).toEqual([]);
	}
});

test('[E121] a document that the user opens while the workspace of last time is read stays in front', async () => {
	const { editor, files, answer, tabs } = await slowly();
	const open = ['/b.tmj', '/c.tmj', '/sets/ground.tsj', '/door.tj'].map((path) => ({ path }));
	const restoring = openWorkspace(editor, files, { root: '', rootName: '', open, active: '/door.tj' });
	await expect.poll(() => editor.opening.value).toEqual(['/b.tmj']);
	const asked = openPath(editor, '/c.tmj');
	answer();
	await Promise.all([restoring, asked]);
	expect(tabs().toSorted()).toEqual(['/a.tmj', '/b.tmj', '/c.tmj', '/door.tj', '/sets/ground.tsj']);
	expect(editor.current.value).toBe(await asked);
});

test('[E139] a document that is opened behind the one in front stays there, also if it is being read', async () => {
	const { editor, session, answer, tabs } = await slowly();
	const open = () => openPath(editor, '/b.tmj', session.files, behind(editor));
	const both = Promise.all([open(), open()]);
	answer();
	await both;
	expect(tabs()).toEqual(['/a.tmj', '/b.tmj']);
	expect(editor.current.value).toBe(session);
});

test('[E122] a file that cannot be opened is told of once, however often it was asked for', async () => {
	const { editor, answer, tabs } = await slowly();
	const both = Promise.all([openPath(editor, '/missing.tmj'), openPath(editor, '/missing.tmj')]);
	answer();
	expect(await both).toEqual([undefined, undefined]);
	expect(editor.failures.value).toHaveLength(1);
	expect(tabs()).toEqual(['/a.tmj']);
});

test('[E122] cancelling ends all requests, and the file can be opened again', async () => {
	const { editor, answer, tabs } = await slowly();
	const both = Promise.all([openPath(editor, '/b.tmj'), openPath(editor, '/b.tmj')]);
	await expect.poll(() => editor.undertakings.value.length).toBe(1);
	editor.undertakings.value[0]?.cancel();
	expect(await both).toEqual([undefined, undefined]);
	answer();
	await openPath(editor, '/b.tmj');
	expect(tabs()).toEqual(['/a.tmj', '/b.tmj']);
});

/** Files of a system that does not tell capitals from small letters, or letters from their parts. */
function forgiving(): Files {
	const files = contents();
	const { read, loader } = files;
	const known = async (path: string): Promise<string> =>
		(await files.list()).find((each) => each.toLowerCase() === path.normalize().toLowerCase()) ?? path;
	return {
		...files,
		read: async (path) => await read(await known(path)),
		loader: { ...loader, load: async (path) => await loader.load(await known(path)) },
	};
}

test.each([
	['/B.tmj', '/b.tmj'],
	['/b.tmj', '/B.TMJ'],
])('[E122] where names in another case are the same file, %s and %s are one tab', async (first, second) => {
	for (const isAtOnce of [true, false]) {
		const { editor, answer } = await slowly(forgiving());
		answer();
		const one = openPath(editor, first);
		if (!isAtOnce) await one;
		const two = openPath(editor, second);
		expect(await two).toBe(await one);
		expect(editor.sessions.value).toHaveLength(2);
	}
});

test('[E122] where they are two files, there are two tabs', async () => {
	const { editor, answer, tabs } = await slowly(filesWith({ '/a.tmj': empty, '/b.tmj': empty, '/B.tmj': empty }));
	answer();
	await Promise.all([openPath(editor, '/b.tmj'), openPath(editor, '/B.tmj')]);
	expect(tabs()).toEqual(['/a.tmj', '/b.tmj', '/B.tmj']);
});

test('[E97] if restored changes lead to two tabs of a tileset, its first one is what maps show', async () => {
	const { editor, session, files, answer } = await slowly();
	answer();
	const one = await openPath(editor, '/sets/ground.tsj');
	editor.close(one ?? session);
	const two = await openPath(editor, '/sets/ground.tsj', files);
	if (one === undefined || two === undefined) throw new Error('The tileset was not opened.');
	editor.open(one);
	one.do('Rename', setFields(one.doc.value, [], { name: 'one' }));
	two.do('Rename', setFields(two.doc.value, [], { name: 'two' }));
	expect(session.graph.value.files.get('/sets/ground.tsj')?.doc).toBe(two.doc.value);
});
