import { addLayers, apply, createLayer } from '@tilewright/edit';
import type { Layer, TileMap } from '@tilewright/format';
import axe from 'axe-core';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { editing, emptyMap } from '../../../test/support/editing.ts';
import { mount } from '../../../test/support/mount.tsx';
import { layersPanel } from './layers-panel.tsx';

/** From the bottom: Ground, Props, and the group Sky with Clouds. */
function sample(): TileMap {
	let map = emptyMap();
	const add = (type: 'tilelayer' | 'objectgroup' | 'group', name: string, group?: number) => {
		map = apply(map, addLayers(map, [createLayer(map, type, { name })], group === undefined ? {} : { group })).doc;
	};
	add('tilelayer', 'Ground');
	add('objectgroup', 'Props');
	add('group', 'Sky');
	add('tilelayer', 'Clouds', 3);
	return map;
}

function shown(map = sample()) {
	const { editor, session } = editing(map);
	session.selectLayer(map.layers.at(-1)?.id);
	const Panel = layersPanel.component;
	const host = mount(editor, <Panel />);
	const names = (layers: readonly Layer[] = session.map.value.layers): string =>
		layers.map((layer) => (layer.type === 'group' ? `${layer.name}(${names(layer.layers)})` : layer.name)).join(' ');
	return { session, host, names, row: (name: string) => page.getByRole('treeitem', { name, exact: true }) };
}

test('the tree has nothing that axe-core finds', async () => {
	const { host } = shown();
	expect((await axe.run(host)).violations).toEqual([]);
});

test('[E2] a click makes a layer the current one; Ctrl adds others, Shift selects a range', async () => {
	const { session, row } = shown();
	await row('Ground').click();
	expect(session.selectedLayers.value).toEqual([1]);
	await row('Sky').click({ modifiers: ['ControlOrMeta'] });
	expect(session.selectedLayers.value).toEqual([1, 3]);
	expect(session.currentLayerId.value).toBe(3);
	await row('Ground').click();
	await row('Clouds').click({ modifiers: ['Shift'] });
	expect(session.selectedLayers.value).toEqual([1, 2, 4]);
	await expect.element(row('Clouds')).toHaveAttribute('aria-current', 'true');
});

test('keys go through the tree, fold groups and remove layers', async () => {
	const { session, row, names } = shown();
	await row('Sky').click();
	await userEvent.keyboard('{ArrowLeft}');
	await expect.element(row('Sky')).toHaveAttribute('aria-expanded', 'false');
	await userEvent.keyboard('{ArrowDown}');
	expect(session.currentLayer.value?.name).toBe('Props');
	await expect.element(row('Props')).toHaveFocus();
	await userEvent.keyboard('{Delete}');
	expect(names()).toBe('Ground Sky(Clouds)');
});

test('removing layers by keys leaves the focus in the tree, and on the button that adds one where none is left', async () => {
	const { session, row } = shown();
	await row('Props').click();
	await userEvent.keyboard('{Delete}');
	await expect.element(row('Ground')).toHaveFocus();
	session.undo();
	await expect.element(row('Ground')).toHaveFocus();
	await userEvent.keyboard('{Shift>}{Home}{/Shift}{Delete}');
	await userEvent.keyboard('{Home}{Delete}');
	await expect.element(page.getByRole('button', { name: 'Add Layer' })).toHaveFocus();
});

test('[E77] F2 and double clicks rename; Escape does not', async () => {
	const { session, row } = shown();
	await row('Ground').click();
	await userEvent.keyboard('{F2}');
	await userEvent.keyboard('Sea{Enter}');
	await expect.element(row('Sea')).toBeVisible();
	expect(session.history.steps.at(-1)?.name).toBe('Rename Layer');
	await row('Props').dblClick();
	await userEvent.keyboard('Other{Escape}');
	await expect.element(row('Props')).toBeVisible();
	expect(session.history.position).toBe(1);
});

test('[E75] the eye and the lock switch one layer, whatever is selected', async () => {
	const { session } = shown();
	await page.getByRole('button', { name: 'Hide Ground' }).click();
	expect(session.map.value.layers[0]?.visible).toBe(false);
	await page.getByRole('button', { name: 'Lock Props' }).click();
	expect(session.map.value.layers[1]?.locked).toBe(true);
	expect(session.currentLayerId.value).toBe(3);
	await page.getByRole('button', { name: 'Unlock Props' }).click();
	expect(session.history.steps.map(({ name }) => name)).toEqual(['Show/Hide Layers', 'Lock/Unlock Layers', 'Lock/Unlock Layers']);
});

test('[E70] layers are dragged to other places, and into groups', async () => {
	const { row, names } = shown();
	await userEvent.dragAndDrop(row('Ground'), row('Sky'), { targetPosition: { x: 60, y: 14 } });
	expect(names()).toBe('Props Sky(Clouds Ground)');
	await userEvent.dragAndDrop(row('Clouds'), row('Props'), { targetPosition: { x: 60, y: 26 } });
	expect(names()).toBe('Clouds Props Sky(Ground)');
});

test('[E77] [E129] sliding changes the opacity of the selected layers in one step', () => {
	const { session } = shown();
	session.selectedLayers.value = [1, 2];
	const slider = page.getByRole('slider', { name: 'Opacity' });
	const element = slider.element();
	if (!(element instanceof HTMLInputElement)) throw new Error('The slider is no input.');
	for (const value of ['80', '60', '40']) {
		element.value = value;
		element.dispatchEvent(new Event('input', { bubbles: true }));
	}
	element.dispatchEvent(new Event('change', { bubbles: true }));
	expect(session.map.value.layers.map(({ opacity }) => opacity)).toEqual([0.4, 0.4, 1]);
	expect(session.history.position).toBe(1);
});

test('[E77] [E130] keys that slide the opacity make one step; the next one begins when the slider loses the focus', async () => {
	const { session } = shown();
	session.selectLayer(1);
	const slider = page.getByRole('slider', { name: 'Opacity' }).element();
	if (!(slider instanceof HTMLElement)) throw new Error('The slider is no element.');
	slider.focus();
	await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
	expect(session.map.value.layers[0]?.opacity).toBe(0.97);
	expect(session.history.position).toBe(1);
	slider.blur();
	slider.focus();
	await userEvent.keyboard('{ArrowLeft}');
	expect(session.history.position).toBe(2);
});

test('the blend mode and tint color of layers that differ are shown as mixed', async () => {
	const { session } = shown();
	const mode = page.getByRole('combobox', { name: 'Blend Mode' });
	await mode.selectOptions('Color Dodge');
	expect(session.map.value.layers[2]?.mode).toBe('color-dodge');
	await expect.element(mode).toHaveDisplayValue('Color Dodge');
	session.selectedLayers.value = [1, 3];
	await expect.element(mode).toHaveDisplayValue('—');
});

test('a map without layers says what to do, and a layer is added by the menu', async () => {
	const { names } = shown(emptyMap());
	await expect.element(page.getByText('The map has no layers.')).toBeVisible();
	await page.getByRole('button', { name: 'Add Layer' }).click();
	await page.getByRole('menuitem', { name: 'Add Object Layer' }).click();
	expect(names()).toBe('Object Layer 1');
});
