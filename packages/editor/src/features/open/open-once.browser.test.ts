import { closeReplaced } from '@tilewright/editor-core/documents/same-file.ts';
import { write } from '@tilewright/format';
import { expect, onTestFinished, test } from 'vitest';
import { editing, emptyMap } from '../../../test/support/editing.ts';
import { openPath } from '../../opening/open-path.ts';
import { isFolderHandle } from '../../platform/folder-handle.ts';
import { useFolder } from './pick.ts';

const FOLDER = 'tilewright-test-twice';

/** The handle of one folder, each time another object, as when the user chooses it again. */
async function chosen() {
	const root = await navigator.storage.getDirectory();
	const handle = await root.getDirectoryHandle(FOLDER, { create: true });
	const stream = await (await handle.getFileHandle('b.tmj', { create: true })).createWritable();
	await stream.write(new Uint8Array(write(emptyMap())));
	await stream.close();
	if (!isFolderHandle(handle)) throw new Error('The browser gives no folder.');
	return handle;
}

test('[E122] a folder that is opened again has its files open once', async () => {
	onTestFinished(async () => (await navigator.storage.getDirectory()).removeEntry(FOLDER, { recursive: true }));
	const { editor } = editing(emptyMap());
	await useFolder(editor, await chosen(), ['/b.tmj']);
	const [files, open] = [editor.files.value, editor.sessions.value];
	await useFolder(editor, await chosen(), ['/b.tmj']);
	expect(editor.files.value).toBe(files);
	expect(editor.sessions.value).toEqual(open);
	expect(open).toHaveLength(2);
});

test('[E122] when a document is saved as a file that is open, the tab of what was in it goes, unless it has unsaved changes', async () => {
	const { editor, session } = editing(emptyMap(), { '/b.tmj': write(emptyMap()), '/c.tmj': write(emptyMap()) });
	const replaced = await openPath(editor, '/b.tmj');
	const changed = await openPath(editor, '/c.tmj');
	changed?.markUnsaved();
	for (const path of ['/b.tmj', '/c.tmj']) {
		session.markSaved(path, '9');
		closeReplaced(editor, session);
	}
	expect(editor.sessions.value).toEqual([session, changed]);
	expect(editor.sessions.value).not.toContain(replaced);
});
