import { addLayers, addObjects, createLayer, createObject, createTileset, setFields } from '@tilewright/edit';
import { runAction } from '@tilewright/editor-core/commands/run.ts';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import type { TileMap } from '@tilewright/format';
import { readMap, write } from '@tilewright/format';
import { expect, onTestFinished, test, vi } from 'vitest';
import { editing, emptyMap } from '../../../test/support/editing.ts';
import { dialogs } from '../../page/ask.ts';
import { addTilesetFile, replaceTilesetByFile } from '../tilesets/change-tilesets.ts';

const name = ({ map, do: step }: MapSession, text: string): void => void step('Name', setFields(map.value, [], { class: text }));

/** Reads the map from its file. */
async function savedMap({ files, path }: MapSession): Promise<TileMap> {
	const read = await files.read(path.value);
	if (!('bytes' in read)) throw new Error(read.why);
	return readMap(read.bytes);
}

/** The class in the file of the map. */
const saved = async (session: MapSession): Promise<string | undefined> => (await savedMap(session)).class;

test('saving while the map is being saved waits, and saves the changes made in the meantime', async () => {
	const { editor, session } = editing(emptyMap());
	name(session, 'first');
	const first = runAction(editor, 'Save');
	name(session, 'second');
	const second = runAction(editor, 'Save');
	name(session, 'third');
	await Promise.all([first, second, runAction(editor, 'Save')]);
	expect([await saved(session), session.modified.value]).toEqual(['third', false]);
	expect(dialogs(editor).value).toEqual([]);
});

test('a change that is being saved can be taken back and saved before it is written', async () => {
	const { editor, session } = editing(emptyMap());
	name(session, 'kept');
	await runAction(editor, 'Save');
	name(session, 'taken back');
	const first = runAction(editor, 'Save');
	session.undo();
	expect(session.modified.value).toBe(false);
	await Promise.all([first, runAction(editor, 'Save')]);
	expect([await saved(session), session.modified.value]).toEqual(['kept', false]);
});

test('saving and closing wait for what was asked for before: a tileset that is still read is in the file', async () => {
	const tileset = createTileset({ name: 'a', tilewidth: 16, tileheight: 16, image: 'a.png', imagewidth: 32, imageheight: 16 });
	const { editor, session } = editing(emptyMap(), { '/a.tsj': write(tileset) });
	await runAction(editor, 'Save');
	const adding = addTilesetFile(session, '/a.tsj');
	expect(editor.commands.value.get('Save')?.isEnabled()).toBe(true);
	await runAction(editor, 'Save');
	expect([await savedTilesets(session), session.modified.value]).toEqual([['a.tsj'], false]);
	expect(await adding).toBeUndefined();

	const again = replaceTilesetByFile(session, 0, '/a.tsj', () => Promise.resolve());
	await runAction(editor, 'Close');
	expect(await again).toBeUndefined();
	expect(editor.sessions.value).toEqual([]);
});

test('saving waits for the clipboard: pasted objects are in the file [E33]', async () => {
	const { editor, session } = editing(emptyMap());
	const base = session.map.value;
	session.do('Layer', addLayers(base, [createLayer(base, 'objectgroup', { id: 1 })]));
	session.do('Object', addObjects(session.map.value, 1, [createObject(session.map.value, { shape: 'point', x: 1, y: 2, id: 7 })]));
	session.selectLayer(1);
	session.selectedObjects.value = [7];
	await runAction(editor, 'Copy');
	const { read, give } = slowClipboard(editor.copied.value?.text ?? '');
	vi.stubGlobal('navigator', { clipboard: { readText: read } });
	onTestFinished(() => void vi.unstubAllGlobals());
	const pasting = runAction(editor, 'PasteInPlace');
	const saving = runAction(editor, 'Save');
	const savingAll = runAction(editor, 'SaveAll');
	give();
	await Promise.all([pasting, saving, savingAll]);
	const { layers } = await savedMap(session);
	expect(layers.map((layer) => layer.type === 'objectgroup' && layer.objects.length)).toEqual([2]);
	expect(session.modified.value).toBe(false);
});

/** A clipboard whose text comes when the test lets it. */
function slowClipboard(text: string) {
	let give = (): void => {};
	const given = new Promise<void>((resolve) => {
		give = resolve;
	});
	return { read: () => given.then(() => text), give };
}

async function savedTilesets(session: MapSession): Promise<string[]> {
	return (await savedMap(session)).tilesets.map((tileset) => ('source' in tileset ? tileset.source : tileset.name));
}

test('saving that is cancelled writes nothing, and the map stays unsaved', async () => {
	const { editor, session } = editing(emptyMap());
	name(session, 'saved');
	await runAction(editor, 'Save');
	name(session, 'cancelled');
	const saving = runAction(editor, 'Save');
	await vi.waitFor(() => expect(editor.undertakings.value.map(({ title }) => title)).toEqual(['Saving a.tmj…']));
	editor.undertakings.value[0]?.cancel();
	await saving;
	expect([await saved(session), session.modified.value, editor.failures.value]).toEqual(['saved', true, []]);
	await runAction(editor, 'Save');
	expect([await saved(session), session.modified.value]).toEqual(['cancelled', false]);
});
