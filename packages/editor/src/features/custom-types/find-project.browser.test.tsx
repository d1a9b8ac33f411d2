import { createProject } from '@tilewright/edit';
import { startMap } from '@tilewright/editor-core/session/open-document.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { folderInMemory } from '../../../../editor-core/test/support/folder-in-memory.ts';
import { editing, emptyMap } from '../../../test/support/editing.ts';
import { mount } from '../../../test/support/mount.tsx';
import { Dialogs } from '../../ui/dialogs.tsx';
import { findProject } from './find-project.tsx';

const EMPTY = JSON.stringify(createProject());

/** An editor with a map of a folder. */
function inFolder(contents: Readonly<Record<string, string>>, path = '/maps/a.tmj') {
	const folder = folderInMemory(contents);
	const { editor, session } = editing(emptyMap());
	editor.close(session);
	editor.files.value = folder.files;
	const map = startMap(folder.files, path, emptyMap());
	editor.open(map);
	mount(editor, <Dialogs />);
	return { editor, folder, map };
}

test('[E111] the types that are edited are those of the project above the document', async () => {
	const { editor, map } = inFolder({ '/a.tiled-project': EMPTY, '/maps/b.tiled-project': EMPTY, '/other/c.tiled-project': EMPTY });
	expect((await findProject(editor))?.path).toBe('/maps/b.tiled-project');
	map.path.value = '/other/deep/a.tmj';
	expect((await findProject(editor))?.path).toBe('/other/c.tiled-project');
});

test('[E118] without a project, one is created with the name that the user wants, as Tiled does', async () => {
	const { editor, folder } = inFolder({ '/other/c.tiled-project': EMPTY });
	const finding = findProject(editor);
	const name = page.getByRole('textbox', { name: 'File of the project' });
	await expect.element(name).toHaveValue('game.tiled-project');
	await name.fill('town.txt');
	await expect.element(page.getByText('Type a file name that ends with .tiled-project.')).toBeVisible();
	await name.fill('town');
	await page.getByRole('button', { name: 'Create' }).click();
	expect((await finding)?.path).toBe('/town.tiled-project');
	expect(JSON.parse(await folder.textOf('/town.tiled-project'))).toEqual(createProject());
});

test('[E111] files that are in no folder have no types that can be edited, and the editor says why', async () => {
	const { editor } = editing(emptyMap(), { '/a.tiled-project': EMPTY });
	expect(await findProject(editor)).toBeUndefined();
	expect(editor.failures.value).toMatchObject([
		{ message: expect.stringContaining('not in a folder'), details: expect.stringContaining('Open Folder') },
	]);
});
