import { addLayers, createLayer, createObject, createTileset } from '@tilewright/edit';
import { runAction } from '@tilewright/editor-core/commands/run.ts';
import { panelControls } from '@tilewright/editor-core/editor/panel-controls.ts';
import { memoryFiles } from '@tilewright/editor-core/files/memory-files.ts';
import { write } from '@tilewright/format';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { filesWith, openTileset } from '../../../editor-core/test/support/open-documents.ts';
import { emptyMap } from '../../test/support/editing.ts';
import { settled, wholePage } from '../../test/support/whole-page.tsx';

const tab = (name: string) => page.getByRole('tab', { name, exact: true });

test('[E153] an action hides a panel and shows it again', async () => {
	const editor = await wholePage();
	await expect.element(tab('Layers')).toBeVisible();
	await runAction(editor, 'Panel.layers');
	await expect.element(tab('Layers')).not.toBeInTheDocument();
	await runAction(editor, 'Panel.layers');
	await expect.element(tab('Layers')).toBeVisible();
	await expect.element(tab('Layers')).toHaveAttribute('aria-selected', 'true');
});

test('[E101, E154] ShowAnimationEditor shows and hides the animation of a tile, of tilesets only', async () => {
	const editor = await wholePage();
	const command = editor.commands.value.get('ShowAnimationEditor');
	expect([command?.text, command?.isEnabled(), command?.isOn()]).toEqual(['Tile Animation', false, false]);
	const tileset = createTileset({ name: 'sea', tilewidth: 16, tileheight: 16, image: 's.png', imagewidth: 64, imageheight: 64 });
	const files = filesWith({ '/s.tsj': tileset });
	editor.open(await openTileset(files, '/s.tsj'));
	await page.getByRole('button', { name: 'Tile Animation', exact: true }).click();
	await expect.element(page.getByText('Select a tile to animate it.')).toBeVisible();
	expect(command?.isOn()).toBe(true);
	await page.getByRole('listbox', { name: 'Tiles of sea' }).click({ position: { x: 8, y: 8 } });
	await expect.element(page.getByRole('tree', { name: 'Frames of tile 0' })).toBeVisible();
	await runAction(editor, 'ShowAnimationEditor');
	await expect.element(tab('Tile Animation')).not.toBeInTheDocument();
});

test('the layout is kept for the next time, and can be reset', async () => {
	const editor = await wholePage();
	panelControls(editor).value?.hide('layers');
	await expect.poll(() => localStorage.getItem('tilewright.layout.1') ?? '').toContain('"history"');
	expect(localStorage.getItem('tilewright.layout.1')).not.toContain('"layers"');
	expect(localStorage.getItem('tilewright.layout.1')).not.toContain('"map-');
	await runAction(editor, 'ResetToDefaultLayout');
	expect(panelControls(editor).value?.shown.value.has('layers')).toBe(true);
});

test('[E154] Clear View hides the panels and bars, and brings them back', async () => {
	const editor = await wholePage();
	await runAction(editor, 'ClearView');
	await expect.element(tab('Layers')).not.toBeInTheDocument();
	await expect.element(page.getByRole('menubar')).not.toBeInTheDocument();
	await runAction(editor, 'ClearView');
	await expect.element(tab('Layers')).toBeVisible();
});

test('[E133] a map with unsaved changes has a mark on its tab', async () => {
	const editor = await wholePage();
	await expect.element(tab('a.tmj')).toBeVisible();
	await runAction(editor, 'AddTileLayer');
	await expect.element(tab('a.tmj, unsaved changes')).toBeVisible();
});

test('without a map, the start page says what to do', async () => {
	const editor = await wholePage();
	const session = editor.current.value;
	if (session !== undefined) editor.close(session);
	await expect.element(page.getByRole('heading', { name: 'tilewright' })).toBeVisible();
});

test('the start page offers the maps of the folder that is worked on', async () => {
	const editor = await wholePage();
	const session = editor.current.value;
	if (session !== undefined) editor.close(session);
	const map = write(emptyMap());
	const files = memoryFiles('game', { '/maps/sea.tmj': map, '/maps/land.tmj': map, '/tiles.tsj': map });
	editor.files.value = { ...files, kind: 'folder' };
	await expect.element(page.getByRole('heading', { name: 'In game' })).toBeVisible();
	expect(page.getByRole('button', { name: /tiles\.tsj/ }).elements()).toEqual([]);
	await page.getByRole('button', { name: 'maps/sea.tmj' }).click();
	await expect.poll(() => editor.current.value?.path.value).toBe('/maps/sea.tmj');
});

test('in a window that gets smaller, the fields of panels can still be read', async () => {
	await wholePage();
	await page.viewport(1440, 900);
	await settled();
	await page.viewport(800, 600);
	await settled();
	for (const name of ['Properties', 'Layers']) {
		const group = tab(name).element().closest('.dv-groupview');
		await expect.poll(() => group?.clientWidth).toBeGreaterThanOrEqual(219);
	}
	const look = document.querySelector('.layer-look');
	expect(look?.scrollWidth).toBe(look?.clientWidth);
	for (const field of look?.querySelectorAll<HTMLElement>('select, .input') ?? []) expect(field.clientWidth).toBeGreaterThan(60);
});

test('in a window as narrow as a phone, the panels are below the map', async () => {
	const editor = await wholePage();
	await page.viewport(400, 800);
	await settled();
	await runAction(editor, 'ResetToDefaultLayout');
	const map = () => page.getByRole('application').element().getBoundingClientRect();
	await expect.poll(() => map().width).toBeGreaterThan(390);
	expect(map().height).toBeGreaterThan(250);
	const panel = page.getByRole('tabpanel', { name: 'Layers' });
	await expect.element(panel).toBeVisible();
	expect(panel.element().getBoundingClientRect().top).toBeGreaterThan(map().bottom);
});

test('in a low window, layers can be seen in their panel', async () => {
	await wholePage();
	await page.viewport(800, 420);
	await settled();
	expect(page.getByRole('tree', { name: 'Layers of the map' }).element().clientHeight).toBeGreaterThan(60);
});

test('F6 goes from part to part of the page', async () => {
	await wholePage();
	const places = new Set<string>();
	for (let step = 0; step < 8; step++) {
		await userEvent.keyboard('{F6}');
		const part = document.activeElement?.closest('.menu-bar, .toolbars, .dv-groupview, .status-bar');
		places.add(part?.className.split(' ')[0] ?? 'none');
	}
	expect([...places].sort()).toEqual(['dv-groupview', 'menu-bar', 'status-bar', 'toolbars']);
});

test('arrow keys go through a toolbar, which is one stop of the Tab key', async () => {
	await wholePage();
	const bar = page.getByRole('toolbar', { name: 'Tools', exact: true });
	const buttons = bar.getByRole('button').elements();
	expect(buttons.filter((button) => button instanceof HTMLElement && button.tabIndex === 0)).toHaveLength(1);
	const [first, second] = buttons;
	if (!(first instanceof HTMLElement)) throw new Error('There is no tool.');
	first.focus();
	await userEvent.keyboard('{ArrowRight}');
	expect(document.activeElement).toBe(second);
	await userEvent.keyboard('{End}');
	expect(document.activeElement).toBe(buttons.at(-1));
});

/** A page with a map that has 300 objects, behind whose list another panel stands. @returns its session and the row of an object */
async function manyObjects() {
	const editor = await wholePage();
	const session = editor.currentMap.value;
	if (session === undefined) throw new Error('There is no map.');
	const map = session.map.value;
	const objects = Array.from({ length: 300 }, (_, i) =>
		createObject(map, { shape: 'point', x: i, y: 0, id: i + 1, name: `spot ${i + 1}` }),
	);
	session.do('Add', addLayers(map, [createLayer(map, 'objectgroup', { objects })]));
	await tab('Layers').click();
	return { editor, session, row: (id: number) => page.getByRole('treeitem', { name: `spot ${id}`, exact: true }) };
}

test('[E143] the objects panel shows what was selected before it came to the front', async () => {
	const { session, row } = await manyObjects();
	session.selectedObjects.value = [2];
	await tab('Objects').click();
	await expect.element(row(2)).toBeInViewport();
	await tab('Layers').click();
	session.selectedObjects.value = [200];
	await tab('Objects').click();
	await expect.element(row(200)).toBeInViewport();
});

test('a list stays where it is while its tab is pressed for long, and when its panel is shown again', async () => {
	const { editor, session, row } = await manyObjects();
	session.selectedObjects.value = [2];
	const pressed = tab('Objects').element();
	pressed.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
	await expect.element(row(2)).toBeInViewport();
	for (const name of ['pointerup', 'click']) pressed.dispatchEvent(new PointerEvent(name, { bubbles: true }));
	await expect.element(row(2)).toBeInViewport();
	panelControls(editor).value?.show('objects');
	await expect.element(row(2)).toBeInViewport();
});

test('a list stays where it was scrolled to while another tab of its group is in front', async () => {
	const { row } = await manyObjects();
	await tab('Objects').click();
	await expect.element(row(300)).toBeInTheDocument();
	const list = page.getByRole('tree', { name: 'Objects of the map' }).element();
	list.scrollTop = 900;
	await settled();
	await tab('Layers').click();
	await expect.poll(() => list.isConnected).toBe(false);
	await settled();
	await tab('Objects').click();
	await expect.poll(() => list.isConnected).toBe(true);
	await expect.poll(() => list.scrollTop).toBe(900);
});

test('screen readers are told the names of documents that open', async () => {
	await wholePage();
	await expect.poll(() => document.querySelector('.dv-live-region')?.textContent).toBe('a.tmj opened');
});
