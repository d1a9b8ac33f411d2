import { setFields } from '@tilewright/edit';
import { read } from '@tilewright/format';
import { beforeEach, expect, test, vi } from 'vitest';
import { save } from '../../src/documents/save.tsx';
import { editing, emptyMap } from '../support/editing.ts';

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
	expect(editor.dialogs.value).toEqual([]);
});
