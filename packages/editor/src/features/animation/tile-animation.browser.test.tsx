import { signal } from '@preact/signals';
import { createTileset } from '@tilewright/edit';
import type { PanelControls } from '@tilewright/editor-core/editor/panel-controls.ts';
import { panelControls } from '@tilewright/editor-core/editor/panel-controls.ts';
import type { Frame, TilesetFile } from '@tilewright/format';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { filesWith, openTileset } from '../../../../editor-core/test/support/open-documents.ts';
import { editing, emptyMap } from '../../../test/support/editing.ts';
import { mount } from '../../../test/support/mount.tsx';
import { bindShortcuts } from '../../shell/shortcuts.ts';
import { showTilesetFinding } from '../tilesets/document/show-tileset-finding.ts';
import { TilesetTiles } from '../tilesets/document/tileset-tiles.tsx';
import { tileAnimationPanel } from './tile-animation-panel.tsx';

const Panel = tileAnimationPanel.component;

const framesOf = (...ids: readonly number[]): Frame[] => ids.map((tileid) => ({ tileid, duration: 100 }));

/** A tileset of four columns and rows whose tile 5 may be animated. */
const sheet = (...frames: readonly Frame[]): TilesetFile => ({
	...createTileset({ name: 'sea', tilewidth: 16, tileheight: 16, image: 's.png', imagewidth: 64, imageheight: 64 }),
	tiles: frames.length === 0 ? [] : [{ id: 5, type: '', probability: 1, properties: [], animation: [...frames] }],
});

/** A picture of four by four tiles, each of another color. */
async function colorful(): Promise<Uint8Array> {
	const canvas = new OffscreenCanvas(64, 64);
	const context = canvas.getContext('2d');
	for (let id = 0; id < 16; id++) {
		if (context === null) break;
		context.fillStyle = `rgb(${id * 16} 0 255)`;
		context.fillRect((id % 4) * 16, Math.floor(id / 4) * 16, 16, 16);
	}
	return new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
}

/** The panel for tile 5 of a tileset. */
async function shown(tileset: TilesetFile) {
	const files = filesWith({ '/s.tsj': tileset, '/s.png': await colorful() });
	const { editor } = editing(emptyMap());
	const session = await openTileset(files, '/s.tsj');
	editor.open(session);
	session.selectedTiles.value = [5];
	onTestFinished(bindShortcuts(editor, window));
	const host = mount(editor, <Panel />);
	await expect.element(page.getByRole('region', { name: 'Tiles to add' })).toBeVisible();
	const animation = () => session.doc.value.tiles.find(({ id }) => id === 5)?.animation.map(({ tileid }) => tileid);
	const durations = () => session.doc.value.tiles.find(({ id }) => id === 5)?.animation.map(({ duration }) => duration);
	const steps = () => session.history.steps.map(({ name }) => name);
	return { editor, session, host, animation, durations, steps };
}

const list = page.getByRole('tree', { name: 'Frames of tile 5' });
const rows = () => page.getByRole('treeitem').elements();
const row = (name: string) => page.getByRole('treeitem', { name, exact: true });
const source = page.getByRole('listbox', { name: 'Tiles of sea to add' });

/** The middle of a tile of the grid, which shows four columns at zoom 4. */
const tileAt = (id: number) => ({ x: (id % 4) * 68 + 32, y: Math.floor(id / 4) * 68 + 32 });

/** Controls of panels, with that of animations. */
function dock(show: (id: string) => void = () => undefined): PanelControls {
	const nothing = () => undefined;
	return { shown: signal(new Set(['tile-animation'])), isClear: signal(false), show, hide: nothing, reset: nothing };
}

test('[E101] the frames of the selected tile are listed with their durations; of several tiles it is the first', async () => {
	const { session } = await shown(sheet({ tileid: 5, duration: 100 }, { tileid: 6, duration: 250 }));
	expect(rows().map((each) => each.getAttribute('aria-label'))).toEqual(['Tile 5, 100 ms', 'Tile 6, 250 ms']);
	await expect.element(page.getByRole('spinbutton', { name: 'Duration of frame 2 in milliseconds' })).toHaveValue('250');
	await expect.element(page.getByText('2 frames, 350 ms')).toBeVisible();
	session.selectedTiles.value = [5, 9];
	await expect.element(page.getByText('The first of 2 selected tiles')).toBeVisible();
	session.selectedTiles.value = [9];
	await expect.element(page.getByText('No animation')).toBeVisible();
	session.selectedTiles.value = [];
	await expect.element(page.getByText('Select a tile to animate it.')).toBeVisible();
});

test('[E101] a double click on a tile of the panel adds it, each as one step; the animated tile stays the same', async () => {
	const { session, animation, durations, steps } = await shown(sheet());
	await source.dblClick({ position: tileAt(2) });
	await source.dblClick({ position: tileAt(3) });
	expect(animation()).toEqual([2, 3]);
	expect(durations()).toEqual([100, 100]);
	expect(steps()).toEqual(['Add Frames', 'Add Frames']);
	expect(session.selectedTiles.value).toEqual([5]);
	session.undo();
	expect(animation()).toEqual([2]);
	session.undo();
	expect(session.doc.value.tiles).toEqual([]);
});

test('[E101] without a pointer, tiles are selected by keys and added by Enter or a button, behind the selected frame', async () => {
	const { animation, session } = await shown(sheet(...framesOf(5, 6)));
	source.element().focus();
	await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowRight}{/Shift}{Enter}');
	expect(animation()).toEqual([5, 6, 0, 1]);
	await row('Tile 5, 100 ms').click();
	await page.getByRole('button', { name: 'Add Frames' }).click();
	expect(animation()).toEqual([5, 0, 1, 6, 0, 1]);
	expect(session.selectedTiles.value).toEqual([5]);
});

test('[E101] tiles are dragged into the list, to the place where they are dropped', async () => {
	const { animation, steps } = await shown(sheet(...framesOf(5, 6)));
	await userEvent.dragAndDrop(source, list, { sourcePosition: tileAt(1), targetPosition: { x: 40, y: 38 } });
	await expect.poll(animation).toEqual([5, 1, 6]);
	// A click with Shift selects the tiles between.
	await source.click({ position: tileAt(0) });
	await source.click({ position: tileAt(1), modifiers: ['Shift'] });
	await userEvent.dragAndDrop(source, list, { sourcePosition: tileAt(1), targetPosition: { x: 40, y: 4 } });
	await expect.poll(animation).toEqual([0, 1, 5, 1, 6]);
	expect(steps()).toEqual(['Add Frames', 'Add Frames']);
});

test('[E101] the selected tiles are dragged from the tab of the tileset, too', async () => {
	const { editor, session, animation } = await shown(sheet());
	panelControls(editor).value = dock();
	mount(editor, <TilesetTiles session={session} />).style.display = 'grid';
	session.selectedTiles.value = [5, 6];
	const tab = page.getByRole('listbox', { name: 'Tiles of sea', exact: true });
	await expect.element(tab).toBeVisible();
	await userEvent.dragAndDrop(tab, list, { sourcePosition: tileAt(6), targetPosition: { x: 40, y: 20 } });
	await expect.poll(animation).toEqual([5, 6]);
	// A click leaves one.
	await tab.click({ position: tileAt(6) });
	expect(session.selectedTiles.value).toEqual([6]);
});

test('[E101] frames are moved by dragging and by Alt with arrows', async () => {
	const { animation, steps, session } = await shown(sheet(...framesOf(0, 1, 2, 3)));
	await userEvent.dragAndDrop(row('Tile 3, 100 ms'), row('Tile 0, 100 ms'), { targetPosition: { x: 20, y: 4 } });
	await expect.poll(animation).toEqual([3, 0, 1, 2]);
	await row('Tile 0, 100 ms').click();
	await row('Tile 1, 100 ms').click({ modifiers: ['Shift'] });
	await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
	expect(animation()).toEqual([3, 2, 0, 1]);
	await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
	await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
	expect(animation()).toEqual([0, 1, 3, 2]);
	expect(steps()).toEqual(Array.from({ length: 4 }, () => 'Move Frames'));
	for (let step = 0; step < 4; step++) session.undo();
	expect(animation()).toEqual([0, 1, 2, 3]);
	await row('Tile 1, 100 ms').click();
	await page.getByRole('button', { name: 'Move Up' }).click();
	expect(animation()).toEqual([1, 0, 2, 3]);
});

test('[E101] a field has the duration of a frame; Apply gives the default one to the selected frames', async () => {
	const { durations, steps, animation } = await shown(sheet(...framesOf(0, 1, 2)));
	list.element().focus();
	await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}250{Enter}');
	expect(durations()).toEqual([100, 250, 100]);
	expect(document.activeElement).toBe(list.element());
	await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
	await page.getByLabelText('Frame Duration', { exact: true }).fill('80');
	await page.getByRole('button', { name: 'Apply' }).click();
	expect(durations()).toEqual([100, 80, 80]);
	expect(steps()).toEqual(['Change Frame Duration', 'Change Frame Duration']);
	await source.dblClick({ position: tileAt(3) });
	expect(animation()).toEqual([0, 1, 2, 3]);
	expect(durations()).toEqual([100, 80, 80, 80]);
});

test('[E101] frames are cut, copied and pasted between tiles', async () => {
	const { session, animation, steps } = await shown(sheet(...framesOf(0, 1, 2)));
	await row('Tile 1, 100 ms').click();
	await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}{Control>}x{/Control}');
	await expect.poll(animation).toEqual([0]);
	await userEvent.keyboard('{Control>}v{/Control}');
	await expect.poll(animation).toEqual([0, 1, 2]);
	session.selectedTiles.value = [9];
	await expect.element(page.getByRole('tree', { name: 'Frames of tile 9' })).toBeVisible();
	page.getByRole('tree').element().focus();
	await userEvent.keyboard('{Control>}v{/Control}');
	await expect
		.poll(() => session.doc.value.tiles.map(({ id, animation: own }) => [id, own.length]))
		.toEqual([
			[5, 3],
			[9, 2],
		]);
	expect(steps()).toEqual(['Cut Frames', 'Paste Frames', 'Paste Frames']);
});

test('[E101] pasted frames of tiles that the tileset lacks are left out, and the user is told', async () => {
	const { editor, session, animation } = await shown(sheet(...framesOf(0, 99)));
	await row('Tile 0, 100 ms').click();
	await userEvent.keyboard('{Control>}ac{/Control}{ArrowDown}{Control>}v{/Control}');
	await expect.poll(animation).toEqual([0, 99, 0]);
	expect(editor.status.value).toBe('1 frame was left out: the tileset has no such tile.');
	expect(session.history.steps).toHaveLength(1);
});

test('[E101] Del removes frames; without frames the file says nothing about the tile', async () => {
	const { session, animation, steps } = await shown(sheet(...framesOf(0, 1, 2)));
	list.element().focus();
	await userEvent.keyboard('{Home}{Delete}');
	expect(animation()).toEqual([1, 2]);
	await userEvent.keyboard('{Control>}a{/Control}{Delete}');
	expect(session.doc.value.tiles).toEqual([]);
	expect(steps()).toEqual(['Remove Frames', 'Remove Frames']);
	await expect.element(page.getByText('Drag tiles here', { exact: false })).toBeVisible();
});

test('[E101] Del in the panel removes no tiles of a collection', async () => {
	const tiles = [0, 1, 5].map((id) => ({ id, image: `${id}.png`, imagewidth: 16, imageheight: 16 }));
	const { editor, session } = await shown(createTileset({ name: 'sea', tiles }));
	const run = vi.fn();
	const remove = editor.commands.value.get('RemoveTiles');
	if (remove === undefined) throw new Error('Nothing removes tiles.');
	editor.commands.value = new Map(editor.commands.value).set('RemoveTiles', { ...remove, run });
	source.element().focus();
	await userEvent.keyboard('{ArrowRight}{Delete}');
	expect(run).not.toHaveBeenCalled();
	// Elsewhere it would.
	source.element().blur();
	await userEvent.keyboard('{Delete}');
	expect(run).toHaveBeenCalledOnce();
	expect(session.selectedTiles.value).toEqual([5]);
});

test('[E101] frames of tiles that are missing are marked and can be removed', async () => {
	const { animation } = await shown(sheet(...framesOf(0, 99)));
	await expect.element(page.getByText('Tile 99 is missing')).toBeVisible();
	await row('Tile 99 is missing, 100 ms').click();
	await page.getByRole('button', { name: 'Remove Frames' }).click();
	expect(animation()).toEqual([0]);
});

test('[E101] a finding in a frame leads to the panel', async () => {
	const { editor, session } = await shown(sheet(...framesOf(0, 99)));
	const asked: string[] = [];
	panelControls(editor).value = dock((id) => asked.push(id));
	session.selectedTiles.value = [];
	showTilesetFinding(editor, session, '/tiles/0/animation/1/tileid');
	showTilesetFinding(editor, session, '/tiles/0/probability');
	expect(asked).toEqual(['tile-animation', 'properties']);
	expect(session.selectedTiles.value).toEqual([5]);
});

test('[E101, E102] the preview runs unless animations are off', async () => {
	const { editor, host } = await shown(sheet(...framesOf(1, 14)));
	/** The red value of the preview. */
	const red = () => {
		const canvas = host.querySelector<HTMLCanvasElement>('.tile-animation-preview canvas');
		return canvas?.getContext('2d')?.getImageData(8, 8, 1, 1).data[0];
	};
	await expect.poll(red).toBe(16);
	await expect.poll(red).toBe(224);
	await expect.poll(red).toBe(16);
	editor.preferences.showAnimations.value = false;
	await expect.poll(red).toBe(80);
});
