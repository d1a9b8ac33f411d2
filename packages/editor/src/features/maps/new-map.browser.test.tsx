import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { editing, emptyMap } from '../../../test/support/editing.ts';
import { mount } from '../../../test/support/mount.tsx';
import { dialogs } from '../../page/ask.ts';
import { Dialogs } from '../../ui/dialogs.tsx';
import { newMap } from './new-map.tsx';

test('the dialog stays until the new map can be opened, so that nothing is done to the map behind it', async () => {
	const { editor, session } = editing(emptyMap());
	let listed = (_: readonly string[]): void => undefined;
	editor.files.value = { ...editor.files.value, list: () => new Promise((resolve) => (listed = resolve)) };
	mount(editor, <Dialogs />);
	const opened = newMap(editor);
	await page.getByRole('button', { name: 'Create' }).click();
	await page.getByRole('button', { name: 'Create' }).click();
	expect(editor.current.value).toBe(session);
	expect(dialogs(editor).value).toHaveLength(1);
	listed(['/untitled.tmj']);
	await opened;
	expect(dialogs(editor).value).toHaveLength(0);
	expect(editor.sessions.value.map(({ path }) => path.value)).toEqual(['/a.tmj', '/untitled-2.tmj']);
});

test('a new map needs no files: it can be made while they cannot be listed', async () => {
	const { editor } = editing(emptyMap());
	editor.files.value = { ...editor.files.value, list: () => Promise.reject(new Error('Not connected')) };
	mount(editor, <Dialogs />);
	const opened = newMap(editor);
	await page.getByRole('button', { name: 'Create' }).click();
	await opened;
	expect(editor.current.value?.path.value).toBe('/untitled.tmj');
});
