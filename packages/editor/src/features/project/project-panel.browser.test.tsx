import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { createEditor } from '@tilewright/editor-core/editor/editor.ts';
import { loadPreferences } from '@tilewright/editor-core/editor/preferences.ts';
import type { FileEvent, Files } from '@tilewright/editor-core/files/files.ts';
import { memoryFiles } from '@tilewright/editor-core/files/memory-files.ts';
import { write } from '@tilewright/format';
import axe from 'axe-core';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emptyMap } from '../../../test/support/editing.ts';
import { mount } from '../../../test/support/mount.tsx';
import { openPath } from '../../opening/open-path.ts';
import { dialogs } from '../../page/ask.ts';
import { projectPanel } from './project-panel.tsx';

const MAP = new TextDecoder().decode(write(emptyMap()));

/** The panel on some files, and a way to add and remove files as another program does. */
function shown(paths: readonly string[]) {
	const kept = memoryFiles('game', Object.fromEntries(paths.map((path) => [path, MAP])));
	const listeners = new Set<(event: FileEvent) => void>();
	const removed = new Set<string>();
	const files: Files = {
		...kept,
		list: async () => (await kept.list()).filter((path) => !removed.has(path)),
		watch(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
	};
	const editor = createEditor(files, loadPreferences(localStorage));
	const tell = (event: FileEvent): void => {
		for (const listener of listeners) listener(event);
	};
	const Panel = projectPanel.component;
	const host = mount(editor, <Panel />);
	return {
		editor,
		host,
		add(path: string) {
			kept.add(new Map([[path, new TextEncoder().encode(MAP)]]));
			tell({ type: 'changed', path, version: 'new' });
		},
		remove(path: string) {
			removed.add(path);
			tell({ type: 'removed', path });
		},
	};
}

const row = (name: string) => page.getByRole('treeitem', { name, exact: true });
const names = () =>
	page
		.getByRole('treeitem')
		.elements()
		.map(({ textContent }) => textContent);
const openPaths = ({ sessions }: Editor) => sessions.value.map(({ path }) => path.value);

test('[E122] a project is listed, and a double click edits its custom types, or says why it cannot', async () => {
	const { editor } = shown(['/maps/sea.tmj', '/game.tiled-project']);
	await row('game.tiled-project').dblClick();
	await expect.poll(() => editor.failures.value).toMatchObject([{ message: expect.stringContaining('Custom types') }]);
	expect(openPaths(editor)).toEqual([]);
});

test('the panel has nothing that axe-core finds', async () => {
	const { host } = shown(['/maps/sea.tmj', '/tiles/ground tiles.tsj']);
	await expect.element(row('sea.tmj')).toBeVisible();
	expect((await axe.run(host)).violations).toEqual([]);
});

test('[E122] a double click opens a document, and closes and opens a folder; the shown document is marked', async () => {
	const { editor } = shown(['/maps/sea.tmj', '/maps/land.tmj']);
	await row('sea.tmj').dblClick();
	await expect.poll(() => openPaths(editor)).toEqual(['/maps/sea.tmj']);
	await expect.element(row('sea.tmj')).toHaveAttribute('aria-current', 'page');
	await openPath(editor, '/maps/land.tmj');
	await expect.element(row('land.tmj')).toHaveAttribute('aria-current', 'page');
	await expect.element(row('sea.tmj')).not.toHaveAttribute('aria-current');
	await expect.element(row('sea.tmj')).toHaveAttribute('data-open', 'true');
	await row('maps').dblClick();
	await expect.poll(names).toEqual(['maps']);
});

test('[E122] keys go through the tree, and open what they are on', async () => {
	const { editor } = shown(['/maps/sea.tmj', '/maps/caves/deep.tmj', '/a.tmj']);
	await row('maps').click();
	await userEvent.keyboard('{ArrowDown}');
	await expect.element(row('caves')).toHaveAttribute('aria-selected', 'true');
	await userEvent.keyboard('{ArrowLeft}');
	await expect.poll(names).toEqual(['maps', 'caves', 'sea.tmj', 'a.tmj']);
	await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
	await expect.poll(() => openPaths(editor)).toEqual(['/maps/caves/deep.tmj']);
	await expect.element(row('deep.tmj')).toHaveAttribute('aria-current', 'page');
	await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
	await expect.element(row('maps')).toHaveAttribute('aria-selected', 'true');
	await userEvent.keyboard('{End}');
	await expect.element(row('a.tmj')).toHaveAttribute('aria-selected', 'true');
});

test('[E122] a filter lists what fits, with its folders', async () => {
	shown(['/maps/sea.tmj', '/maps/land.tmj', '/tiles/ground.tsj']);
	await page.getByRole('textbox', { name: 'Filter files' }).fill('maps sea');
	await expect.poll(names).toEqual(['maps', 'sea.tmj']);
	await page.getByRole('textbox', { name: 'Filter files' }).fill('moon');
	await expect.element(page.getByText('No file matches the filter.')).toBeVisible();
});

test('[E122] files come and go as other programs write and remove them', async () => {
	const { add, remove } = shown(['/maps/sea.tmj']);
	await expect.poll(names).toEqual(['maps', 'sea.tmj']);
	add('/maps/land.tmj');
	await expect.poll(names).toEqual(['maps', 'land.tmj', 'sea.tmj']);
	remove('/maps/sea.tmj');
	await expect.poll(names).toEqual(['maps', 'land.tmj']);
	remove('/maps/land.tmj');
	await expect.element(page.getByText('There are no maps, tilesets, templates or worlds here.')).toBeVisible();
});

test('[E122] of many files, only those around the shown document are listed at first', async () => {
	const many = Array.from({ length: 100 }, (_, i) => `/old/${i}.tmj`);
	const { editor } = shown([...many, '/new/caves/sea.tmj']);
	await expect.poll(names).toEqual(['new', 'old']);
	await openPath(editor, '/new/caves/sea.tmj');
	await expect.poll(names).toEqual(['new', 'caves', 'sea.tmj', 'old']);
});

test('[E122] a picture becomes a tileset', async () => {
	const { editor } = shown(['/maps/sea.tmj', '/art/ground.png']);
	await row('ground.png').dblClick();
	await expect.poll(() => dialogs(editor).value.length).toBe(1);
	expect(dialogs(editor).value[0]?.content.props).toMatchObject({ images: ['/art/ground.png'], session: undefined });
	expect(openPaths(editor)).toEqual([]);
});
