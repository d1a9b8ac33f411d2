import { createTileset } from '@tilewright/edit';
import { runAction } from '@tilewright/editor-core/commands/run.ts';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { filesWith, openTileset } from '../../../../editor-core/test/support/open-documents.ts';
import { editing, emptyMap } from '../../../test/support/editing.ts';
import { mount } from '../../../test/support/mount.tsx';
import { bindShortcuts } from '../../shell/shortcuts.ts';
import { TilesetTiles } from './document/tileset-tiles.tsx';

/** The tab of a collection of six images, in rows of four or more. */
async function shown() {
	const tiles = [0, 1, 2, 3, 4, 5].map((id) => ({ id, image: `${id}.png`, imagewidth: 16, imageheight: 16 }));
	const files = filesWith({ '/s.tsj': createTileset({ name: 'trees', tiles }) });
	const { editor } = editing(emptyMap());
	const session = await openTileset(files, '/s.tsj');
	editor.open(session);
	session.zoom.value = 4;
	onTestFinished(bindShortcuts(editor, window));
	mount(editor, <TilesetTiles session={session} />).style.display = 'grid';
	const order = () => session.doc.value.tiles.map(({ id }) => id).join('');
	const steps = () => session.history.steps.map(({ name }) => name);
	return { editor, session, order, steps };
}

const grid = page.getByRole('listbox', { name: 'Tiles of trees' });

/** A point in a tile: four are in a row. */
const at = (place: number, part = 0.5) => ({ x: (place % 4) * 68 + 64 * part, y: Math.floor(place / 4) * 68 + 32 });

const draggable = () => expect.element(grid).toHaveAttribute('draggable', 'true');

test('[E95] in the mode Rearrange Tiles, dragging moves tiles; ids stay, and each move is a step', async () => {
	const { editor, session, order, steps } = await shown();
	await runAction(editor, 'RelocateTiles');
	await draggable();
	await userEvent.dragAndDrop(grid, grid, { sourcePosition: at(4), targetPosition: at(1, 0.2) });
	await expect.poll(order).toBe('041235');
	await grid.click({ position: at(0) });
	await grid.click({ position: at(2), modifiers: ['Shift'] });
	await userEvent.dragAndDrop(grid, grid, { sourcePosition: at(1), targetPosition: at(5, 0.9) });
	await expect.poll(order).toBe('235041');
	expect(steps()).toEqual(['Relocate Tile', 'Relocate Tiles']);
	session.undo();
	session.undo();
	expect(order()).toBe('012345');
});

test('[E95] Alt with arrows moves the selected tiles by a place', async () => {
	const { editor, order, steps } = await shown();
	await runAction(editor, 'RelocateTiles');
	await draggable();
	await grid.click({ position: at(1) });
	await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
	await expect.poll(order).toBe('102345');
	await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowDown}{ArrowDown}{/Alt}');
	expect(order()).toBe('021345');
	expect(steps()).toHaveLength(3);
});

test('[E95] without the mode, dragging selects tiles', async () => {
	const { editor, session, order } = await shown();
	await runAction(editor, 'RelocateTiles');
	await draggable();
	await runAction(editor, 'RelocateTiles');
	await expect.element(grid).not.toHaveAttribute('draggable');
	await userEvent.dragAndDrop(grid, grid, { sourcePosition: at(0), targetPosition: at(2) });
	expect(session.selectedTiles.value).toEqual([0, 1, 2]);
	expect(order()).toBe('012345');
});
