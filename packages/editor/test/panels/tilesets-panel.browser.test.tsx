import { addTileset, apply, createTileset } from '@tilewright/edit';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { tilesetsPanel } from '../../src/panels/tilesets/tilesets-panel.tsx';
import { editing, emptyMap } from '../support/editing.ts';
import { mount } from '../support/mount.tsx';

/** The panel of a map with a tileset of four columns. */
function shown() {
	const sheet = createTileset({ name: 's', tilewidth: 16, tileheight: 16, image: 's.png', imagewidth: 64, imageheight: 64 });
	const map = emptyMap();
	const { editor, session } = editing(apply(map, addTileset(map, sheet).changes).doc);
	const Panel = tilesetsPanel.component;
	const host = mount(editor, <Panel />);
	return { session, widthOfRow: () => host.querySelector<HTMLElement>('.tile-space')?.style.width };
}

test('[E88] tiles can wrap at the width of the panel instead of as in the image', async () => {
	const { widthOfRow } = shown();
	await expect.poll(widthOfRow).toBe('134px');
	const wrap = page.getByRole('button', { name: 'Dynamically Wrap Tiles' });
	await wrap.click();
	await expect.poll(() => Number.parseFloat(widthOfRow() ?? '')).toBeGreaterThan(250);
	await wrap.click();
	await expect.poll(widthOfRow).toBe('134px');
});

test('[E93] a right click on tiles offers what can be done with them', async () => {
	const { session, widthOfRow } = shown();
	await expect.poll(widthOfRow).toBe('134px');
	const tiles = page.getByRole('listbox', { name: 'Tiles of s' });
	session.selectedTiles.value = [0, 1];
	await tiles.click({ button: 'right', position: { x: 8, y: 8 } });
	await expect.element(page.getByRole('menuitem', { name: 'Swap Tiles' })).toBeEnabled();
	expect(session.selectedTiles.value).toEqual([0, 1]);
	await userEvent.keyboard('{Escape}');
	await tiles.click({ button: 'right', position: { x: 80, y: 8 } });
	expect(session.selectedTiles.value).toEqual([2]);
	await userEvent.keyboard('{Escape}');
});
