import { createTileset } from '@tilewright/edit';
import { memoryFiles } from '@tilewright/editor-core/files/memory-files.ts';
import { write } from '@tilewright/format';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emptyMap } from '../../test/support/editing.ts';
import { settled, wholePage } from '../../test/support/whole-page.tsx';
import { openPath } from '../opening/open-path.ts';

const sheet = (name: string) =>
	write(createTileset({ name, image: `${name}.png`, imagewidth: 16, imageheight: 16, tilewidth: 16, tileheight: 16 }));

test('[E122] a tileset of the project is dragged onto the map and onto its tilesets; elsewhere nothing happens', async () => {
	const editor = await wholePage();
	editor.files.value = memoryFiles('game', { '/a.tmj': write(emptyMap()), '/one.tsj': sheet('one'), '/two.tsj': sheet('two') });
	await openPath(editor, '/a.tmj');
	await page.getByRole('tab', { name: 'Project' }).click();
	await settled();
	const row = (name: string) => page.getByRole('treeitem', { name, exact: true });
	const sources = () => editor.currentMap.value?.map.value.tilesets.map((entry) => 'source' in entry && entry.source);
	await userEvent.dragAndDrop(row('one.tsj'), row('two.tsj'));
	await userEvent.dragAndDrop(row('one.tsj'), page.getByRole('application', { name: '/a.tmj' }));
	await expect.poll(sources).toEqual(['one.tsj']);
	await userEvent.dragAndDrop(row('two.tsj'), page.getByRole('tab', { name: 'one', exact: true }));
	await expect.poll(sources).toEqual(['one.tsj', 'two.tsj']);
	expect(document.querySelector('[data-takes-file]')).toBeNull();
	expect(editor.failures.value).toEqual([]);
});
