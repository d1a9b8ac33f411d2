import { addTileset, apply, createTileset } from '@tilewright/edit';
import { runAction } from '@tilewright/editor-core/commands/run.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { editing, emptyMap } from '../../../test/support/editing.ts';
import { mount } from '../../../test/support/mount.tsx';
import { tilesetsPanel } from './panel/tilesets-panel.tsx';

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

test('[E88] arrow keys go through the tiles, and select a rectangle of them with Shift', async () => {
	const { session } = shown();
	const tiles = page.getByRole('listbox', { name: 'Tiles of s' });
	const selected = () => session.selectedTiles.value;
	await tiles.click({ position: { x: 5, y: 5 } });
	await userEvent.keyboard('{ArrowRight}{ArrowDown}');
	expect(selected()).toEqual([5]);
	await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
	expect(selected()).toEqual([5, 6, 9, 10]);
	await expect.element(page.getByRole('option', { name: 'Tile 10', exact: true })).toBeInTheDocument();
	expect(document.getElementById(tiles.element().getAttribute('aria-activedescendant') ?? '')?.textContent).toBe('Tile 10');
	await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
	expect(selected()).toEqual([5, 6, 7, 9, 10, 11]);
	await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowUp}{ArrowUp}{/Shift}');
	expect(selected()).toEqual([0, 1, 4, 5]);
	await userEvent.keyboard('{ArrowRight}');
	expect(selected()).toEqual([1]);
});

/** The panel of a map with several tilesets. */
function shownTabs(...names: readonly string[]) {
	let map = emptyMap();
	for (const name of names) {
		const sheet = createTileset({ name, tilewidth: 16, tileheight: 16, image: 's.png', imagewidth: 16, imageheight: 16 });
		map = apply(map, addTileset(map, sheet).changes).doc;
	}
	const { editor, session } = editing(map);
	const Panel = tilesetsPanel.component;
	mount(editor, <Panel />);
	const tabs = () =>
		page
			.getByRole('tab')
			.elements()
			.map(({ textContent }) => textContent)
			.join(' ');
	return { editor, session, tabs };
}

test('[E88] tabs are moved by dragging and by keys; the keys that go through tilesets follow', async () => {
	const { editor, session, tabs } = shownTabs('grass', 'rocks', 'water');
	const tab = (name: string) => page.getByRole('tab', { name });
	await userEvent.dragAndDrop(tab('water'), tab('grass'));
	await expect.poll(tabs).toBe('water grass rocks');
	expect(session.map.value.tilesets.map((entry) => 'name' in entry && entry.name)).toEqual(['grass', 'rocks', 'water']);
	await tab('water').click();
	await runAction(editor, 'SelectNextTileset');
	expect(session.currentTileset.value).toBe(0);
	await runAction(editor, 'SelectPreviousTileset');
	await runAction(editor, 'SelectPreviousTileset');
	expect(session.currentTileset.value).toBe(1);
	await tab('water').click();
	await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
	await expect.poll(tabs).toBe('grass water rocks');
	expect(session.currentTileset.value).toBe(2);
});

test('[E88] a filter leaves the tabs that fit; Enter shows the first of them', async () => {
	const { session, tabs } = shownTabs('grass', 'rocks', 'rock walls', 'water', 'ice');
	const filter = page.getByRole('searchbox', { name: 'Filter the tabs by name' });
	await filter.fill('ROCK');
	await expect.poll(tabs).toBe('rocks rock walls');
	expect(session.currentTileset.value).toBe(0);
	await userEvent.keyboard('{Enter}');
	expect(session.currentTileset.value).toBe(1);
	await filter.fill('sand');
	await expect.element(page.getByText('No tileset matches.')).toBeVisible();
	await filter.fill('');
	await expect.poll(tabs).toBe('grass rocks rock walls water ice');
});

test('[E88] four tilesets need no filter: it would take the room of their tabs', async () => {
	const { tabs } = shownTabs('grass', 'rocks', 'water', 'ice');
	await expect.poll(tabs).toBe('grass rocks water ice');
	await expect.element(page.getByRole('searchbox', { name: 'Filter the tabs by name' })).not.toBeInTheDocument();
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
