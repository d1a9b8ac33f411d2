import { createTileset, setFields } from '@tilewright/edit';
import type { FileEvent, Files } from '@tilewright/editor-core/files/files.ts';
import { memoryFiles } from '@tilewright/editor-core/files/memory-files.ts';
import { startMap } from '@tilewright/editor-core/session/open-document.ts';
import type { Session } from '@tilewright/editor-core/session/session.ts';
import type { TilesetFile } from '@tilewright/format';
import { write } from '@tilewright/format';
import { expect, test } from 'vitest';
import { filesWith, opened, pngOf } from '../../../../editor-core/test/support/open-documents.ts';
import { editing, emptyMap } from '../../../test/support/editing.ts';
import { barsOf } from '../../contributions/bar.ts';
import { readReferences } from '../missing-files/missing-files.ts';
import { watchFiles } from './watch-files.ts';

const projectWith = (name: string): Uint8Array =>
	new TextEncoder().encode(JSON.stringify({ propertyTypes: [{ type: 'enum', name, values: ['Left', 'Right'] }] }));

const tilesetNamed = (name: string): TilesetFile => createTileset({ name, tiles: [] });

/** Files whose changes by other programs a test tells. */
function watched<F extends Files>(contents: F): { readonly files: F; readonly tell: (event: FileEvent) => void } {
	let tell = (_: FileEvent): void => undefined;
	const files = {
		...contents,
		watch(listener: (event: FileEvent) => void) {
			tell = listener;
			return () => undefined;
		},
	};
	return { files, tell: (event) => tell(event) };
}

/** An open map with two tilesets, and functions that change these like other programs. */
async function withTilesets() {
	const tilesets = ['a', 'b'].map((name, i) => ({ firstgid: i + 1, source: `${name}.tsj` }));
	const contents = filesWith({ '/a.tsj': tilesetNamed('a'), '/b.tsj': tilesetNamed('b'), '/a.tmj': { ...emptyMap(), tilesets } });
	const { files, tell } = watched(contents);
	const { editor } = editing(emptyMap());
	const session = await opened(files, '/a.tmj');
	editor.open(session);
	const stop = watchFiles(editor);
	const change = (path: string, name: string): void => {
		contents.add(new Map([[path, write(tilesetNamed(name))]]));
		tell({ type: 'changed', path, version: name });
	};
	return { session, contents, tell, stop, change };
}

const tilesetNames = ({ graph }: Session): (string | undefined)[] =>
	['/a.tsj', '/b.tsj'].map((path) => {
		const doc = graph.value.files.get(path)?.doc;
		return doc?.type === 'tileset' ? doc.name : undefined;
	});

test('[E134] several tilesets that change at once are all read again', async () => {
	const { session, stop, change } = await withTilesets();
	change('/a.tsj', 'earth');
	change('/b.tsj', 'water');
	await expect.poll(() => tilesetNames(session)).toEqual(['earth', 'water']);
	change('/b.tsj', 'sea');
	await expect.poll(() => tilesetNames(session)).toEqual(['earth', 'sea']);
	stop();
});

test('[E134] a tileset that the map gets while another is read again stays', async () => {
	const { session, stop, change } = await withTilesets();
	change('/a.tsj', 'earth');
	const { files } = session.loaded.value;
	const file = files.get('/b.tsj');
	if (file !== undefined)
		session.loaded.value = { ...session.loaded.value, files: new Map(files).set('/b.tsj', { ...file, doc: tilesetNamed('lava') }) };
	await expect.poll(() => tilesetNames(session)).toEqual(['earth', 'lava']);
	stop();
});

test('[J13] tiles of a tileset that does not say how many it has are counted again when it is read again', async () => {
	const { session, contents, tell, stop } = await withTilesets();
	const old = '<tileset name="old" tilewidth="16" tileheight="16"><image source="a.png"/></tileset>';
	contents.add(
		new Map([
			['/a.tsj', new TextEncoder().encode(old)],
			['/a.png', pngOf(32, 32)],
		]),
	);
	tell({ type: 'changed', path: '/a.tsj', version: '2' });
	await expect.poll(() => tilesetNames(session)).toEqual(['old', 'b']);
	const tileset = (): unknown => session.graph.value.files.get('/a.tsj')?.doc;
	expect(tileset()).toMatchObject({ tilecount: 4 });
	await readReferences(session);
	expect(tileset()).toMatchObject({ tilecount: 4 });
	stop();
});

test('[P1] custom types follow the project file when another program changes it', async () => {
	const project = '/game.tiled-project';
	const contents = memoryFiles('test', new Map([[project, projectWith('Side')]]));
	const { files, tell } = watched(contents);
	const { editor } = editing(emptyMap());
	const session = startMap(files, '/maps/a.tmj', emptyMap());
	editor.open(session);
	const stop = watchFiles(editor);
	const names = (): string[] => session.types.value.enums.map(({ name }) => name);
	await expect.poll(names).toEqual(['Side']);
	contents.add(new Map([[project, projectWith('Facing')]]));
	tell({ type: 'changed', path: project, version: '2' });
	await expect.poll(names).toEqual(['Facing']);
	stop();
});

/** An open map, and functions that change its file like other programs. */
async function withMap() {
	const contents = filesWith({ '/a.tmj': emptyMap() });
	let hold = Promise.resolve();
	let reads = 0;
	const slow = {
		...contents,
		async read(path: string) {
			reads++;
			await hold;
			return await contents.read(path);
		},
	};
	const { files, tell } = watched(slow);
	const { editor } = editing(emptyMap());
	const session = await opened(files, '/a.tmj');
	editor.open(session);
	const stop = watchFiles(editor);
	return {
		session,
		tell,
		stop,
		/** Another program writes the map with another class, and the editor begins to read it. @returns ends that */
		async change(name: string): Promise<() => void> {
			const before = reads;
			contents.add(new Map([['/a.tmj', write({ ...emptyMap(), class: name })]]));
			let end = (): void => undefined;
			hold = new Promise((resolve) => {
				end = resolve;
			});
			tell({ type: 'changed', path: '/a.tmj', version: name });
			await expect.poll(() => reads).toBeGreaterThan(before);
			return end;
		},
	};
}

const setClass = (session: Session, name: string): void => void session.do(name, setFields(session.doc.value, [], { class: name }));
const classOf = ({ doc: { value } }: Session): unknown => ('class' in value ? value.class : undefined);
const questions = (session: Session): string[] => barsOf(session).map(({ text }) => text);

test('[E134] changes that are made while the file is read again are not replaced: the editor asks', async () => {
	const { session, stop, change } = await withMap();
	const end = await change('theirs');
	setClass(session, 'mine');
	end();
	await expect.poll(() => questions(session)).toEqual([expect.stringContaining('you have unsaved changes')]);
	expect(classOf(session)).toBe('mine');
	stop();
});

test('[E134] a removed file counts as unsaved until it is back as it was', async () => {
	const { session, tell, stop } = await withMap();
	const { value: version = '' } = session.version;
	expect(session.modified.value).toBe(false);
	tell({ type: 'removed', path: '/a.tmj' });
	expect(session.modified.value).toBe(true);
	expect(questions(session)).toHaveLength(1);
	tell({ type: 'changed', path: '/a.tmj', version });
	expect(session.modified.value).toBe(false);
	expect(questions(session)).toEqual([]);
	stop();
});

test('[E134] a removed file that comes back with other content is read again, unless there are unsaved changes', async () => {
	const { session, tell, stop, change } = await withMap();
	tell({ type: 'removed', path: '/a.tmj' });
	(await change('theirs'))();
	await expect.poll(() => classOf(session)).toBe('theirs');
	expect(session.modified.value).toBe(false);
	setClass(session, 'mine');
	tell({ type: 'removed', path: '/a.tmj' });
	tell({ type: 'changed', path: '/a.tmj', version: 'other' });
	expect(session.hasFile.value).toBe(true);
	expect(questions(session)).toEqual([expect.stringContaining('you have unsaved changes')]);
	expect(classOf(session)).toBe('mine');
	stop();
});
