import { runAction } from '@tilewright/editor-core/commands/run.ts';
import { panelControls } from '@tilewright/editor-core/editor/panel-controls.ts';
import axe from 'axe-core';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { inTheme } from '../../test/support/in-theme.ts';
import { settled, wholePage } from '../../test/support/whole-page.tsx';
import { openPath } from '../opening/open-path.ts';
import { dialogs } from '../page/ask.ts';
import { exampleFiles } from '../platform/example-files.ts';

/** The findings of axe-core on the page, in a form that says where. */
async function found(within: axe.ElementContext = document): Promise<readonly string[]> {
	await settled();
	const { violations } = await axe.run(within, inTheme());
	return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`));
}

test.each(['dark', 'light', 'contrast'] as const)('axe-core finds nothing in the %s theme', async (theme) => {
	const editor = await wholePage(theme);
	expect(await found()).toEqual([]);
	expect(page.getByRole('heading', { level: 1 }).element().textContent).toBe('a.tmj');

	for (const name of ['File', 'Edit', 'View', 'Map', 'Layer', 'Help']) {
		await page.getByRole('menubar').getByRole('menuitem', { name, exact: true }).click();
		expect(await found('.menu')).toEqual([]);
		await userEvent.keyboard('{Escape}');
	}

	for (const id of ['SearchActions', 'Preferences', 'KeyboardShortcuts']) {
		void runAction(editor, id);
		await expect.poll(() => dialogs(editor).value.length).toBe(1);
		expect(await found('dialog'), id).toEqual([]);
		await userEvent.keyboard('{Escape}');
		await expect.poll(() => dialogs(editor).value.length).toBe(0);
	}

	for (const panel of ['findings', 'history']) {
		panelControls(editor).value?.show(panel);
		expect(await found('.dock'), panel).toEqual([]);
	}

	editor.fail('The map cannot be saved.', 'The disk is full.');
	expect(await found('.failures')).toEqual([]);

	const session = editor.current.value;
	if (session !== undefined) editor.close(session);
	expect(await found()).toEqual([]);
});

test('axe-core finds nothing on the animation of a tile', async () => {
	const editor = await wholePage('dark');
	await openPath(editor, '/tilesets/terrain.tsj', await exampleFiles());
	const session = editor.current.value;
	if (session?.kind !== 'tileset') throw new Error('no tileset');
	panelControls(editor).value?.show('tile-animation');
	session.selectedTiles.value = [0];
	await page.getByRole('treeitem', { name: 'Tile 81, 300 ms' }).click();
	expect(await found('.tile-animation')).toEqual([]);
	editor.preferences.theme.value = 'light';
	expect(await found('.tile-animation')).toEqual([]);
});

test('axe-core finds nothing on tilesets, templates and worlds', async () => {
	const editor = await wholePage('dark');
	for (const path of ['/tilesets/terrain.tsj', '/templates/chest.tj', '/brill.world']) {
		await openPath(editor, path, await exampleFiles());
		await expect.poll(() => editor.current.value?.path.value).toBe(path);
		expect(await found(), path).toEqual([]);
	}
});

test.each(['dark', 'light'] as const)('axe-core finds nothing while terrain sets are edited, in the %s theme', async (theme) => {
	const editor = await wholePage(theme);
	await openPath(editor, '/tilesets/terrain.tsj', await exampleFiles());
	await runAction(editor, 'EditWang');
	await page.getByRole('option', { name: 'Water' }).click();
	expect(await found()).toEqual([]);
	await page.getByRole('tab', { name: 'Patterns' }).click();
	await page.getByRole('listbox', { name: 'Patterns of Ground' }).getByRole('option').first().click();
	expect(await found()).toEqual([]);
});
