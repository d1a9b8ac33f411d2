import { setFields } from '@tilewright/edit';
import { read } from '@tilewright/format';
import { beforeEach, expect, test, vi } from 'vitest';
import { editing, emptyMap } from '../../../test/support/editing.ts';
import { dialogs } from '../../page/ask.ts';
import { save } from '../documents/save.tsx';
import { lastTarget } from './remembered.ts';

beforeEach(() => {
	const kept = new Map<string, string>();
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => kept.set(key, value),
	});
});

test.each([true, false])('[E135] saving repeats the last export if that is set, and only then: %s', async (isSet) => {
	const { editor, session } = editing(emptyMap());
	editor.preferences.repeatExport.value = isSet;
	session.exportTarget.value = { format: 'json', target: 'out/a.json' };
	session.do('Change', setFields(session.map.value, [], { class: 'Region' }));
	expect(await save(editor, session)).toBe(true);
	expect(editor.failures.value).toEqual([]);
	const exported = await session.files.read('/out/a.json');
	expect('bytes' in exported).toBe(isSet);
	if ('bytes' in exported) expect(read(exported.bytes).doc).toMatchObject({ class: 'Region' });
	expect(session.modified.value).toBe(false);
});

test('[E135] a map that was never exported is only saved', async () => {
	const { editor, session } = editing(emptyMap());
	editor.preferences.repeatExport.value = true;
	expect(await save(editor, session)).toBe(true);
	expect(await session.files.list()).toEqual(['/a.tmj']);
	expect(dialogs(editor).value).toEqual([]);
});

test.each([
	['of Tiled, for a map that was never exported', { target: '.' }],
	['without a format', { target: 'other.json' }],
	['in an unknown format', { target: 'other.json', format: 'defold' }],
	['that is the map itself', { target: 'a.tmj', format: 'json' }],
	['that the map is made from', { target: 'tiles.tsj', format: 'json' }],
])('[E135] a target %s is not repeated', async (_, target) => {
	const tiles = JSON.stringify({
		type: 'tileset',
		name: 'tiles',
		tilewidth: 16,
		tileheight: 16,
		tilecount: 0,
		columns: 0,
		margin: 0,
		spacing: 0,
	});
	const other = 'What somebody else wrote.';
	const map = { ...emptyMap(), tilesets: [{ firstgid: 1, source: 'tiles.tsj' }] };
	const { editor, session } = editing(map, { 'tiles.tsj': tiles, 'a.json': other, 'other.json': other });
	await session.loadFile('/tiles.tsj');
	await save(editor, session);
	session.exportTarget.value = target;
	editor.preferences.repeatExport.value = true;
	expect(await save(editor, session)).toBe(true);
	expect(dialogs(editor).value).toEqual([]);
	expect(lastTarget(session)).toBeUndefined();
	for (const path of ['/a.json', '/other.json'])
		expect(await session.files.read(path)).toMatchObject({ bytes: new TextEncoder().encode(other) });
	expect(await session.files.read('/tiles.tsj')).toMatchObject({ bytes: new TextEncoder().encode(tiles) });
});
