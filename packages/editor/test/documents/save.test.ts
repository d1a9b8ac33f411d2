import { setFields } from '@tilewright/edit';
import { readMap } from '@tilewright/format';
import { expect, test } from 'vitest';
import { runAction } from '../../src/actions/run.ts';
import type { MapSession } from '../../src/session/map-session.ts';
import { editing, emptyMap } from '../support/editing.ts';

const name = ({ map, do: step }: MapSession, text: string): void => void step('Name', setFields(map.value, [], { class: text }));

/** The class in the file of the map. */
async function saved({ files, path }: MapSession): Promise<string | undefined> {
	const read = await files.read(path.value);
	if (!('bytes' in read)) throw new Error(read.why);
	return readMap(read.bytes).class;
}

test('saving while the map is being saved waits, and saves what was done meanwhile', async () => {
	const { editor, session } = editing(emptyMap());
	name(session, 'first');
	const first = runAction(editor, 'Save');
	name(session, 'second');
	const second = runAction(editor, 'Save');
	name(session, 'third');
	await Promise.all([first, second, runAction(editor, 'Save')]);
	expect([await saved(session), session.modified.value]).toEqual(['third', false]);
	expect(editor.dialogs.value).toEqual([]);
});

test('what is being saved can be taken back and saved before it is written', async () => {
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
