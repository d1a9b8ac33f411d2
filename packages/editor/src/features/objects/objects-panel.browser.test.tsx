import type { TileMap } from '@tilewright/format';
import axe from 'axe-core';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mapOfObjects, withLayer } from '../../../../editor-canvas/test/support/pointing.ts';
import { editing } from '../../../test/support/editing.ts';
import { mount } from '../../../test/support/mount.tsx';
import { objectsPanel } from './objects-panel.tsx';

function shown(map: TileMap) {
	const { editor, session } = editing(map);
	const Panel = objectsPanel.component;
	const host = mount(editor, <Panel />);
	host.style.height = '300px';
	return { editor, session, host, row: (name: string) => page.getByRole('treeitem', { name: `${name}, Spot`, exact: true }) };
}

const point = (name: string, x = 0) => ({ shape: 'point', x, y: 0, name, type: 'Spot' }) as const;
const few = (): TileMap => mapOfObjects([point('door'), point('chest', 30), point('lamp', 60)]);

test('the objects panel has nothing that axe-core finds', async () => {
	const { host, row } = shown(few());
	await expect.element(row('lamp')).toBeVisible();
	expect((await axe.run(host)).violations).toEqual([]);
});

test.each(['light', 'dark'])('the names of hidden objects can be read in the %s theme', async (theme) => {
	onTestFinished(() => void delete document.documentElement.dataset['theme']);
	document.documentElement.dataset['theme'] = theme;
	const map = few();
	const { host, row } = shown({ ...map, layers: map.layers.map((layer) => ({ ...layer, visible: false })) });
	host.style.background = 'var(--bg)';
	await expect.element(row('lamp')).toBeVisible();
	expect((await axe.run(host)).violations).toEqual([]);
});

test('[E143] clicks select, with Ctrl and Shift several; what is selected elsewhere is shown', async () => {
	const { session, row } = shown(few());
	await row('chest').click();
	expect(session.selectedObjects.value).toEqual([2]);
	await row('door').click({ modifiers: ['Shift'] });
	expect(session.selectedObjects.value).toEqual([2, 1]);
	await row('chest').click({ modifiers: ['ControlOrMeta'] });
	expect(session.selectedObjects.value).toEqual([1]);
	session.selectedObjects.value = [3];
	await expect.element(row('lamp')).toHaveAttribute('aria-selected', 'true');
	await expect.element(row('door')).toHaveAttribute('aria-selected', 'false');
});

test('[E143] keys go through the list, rename and remove', async () => {
	const { session, row } = shown(few());
	await row('lamp').click();
	await page.getByRole('tree').element().focus();
	await userEvent.keyboard('{ArrowDown}');
	expect(session.selectedObjects.value).toEqual([2]);
	await userEvent.keyboard('{F2}');
	await userEvent.keyboard('gold{Enter}');
	await expect.element(row('gold')).toBeVisible();
	expect(session.history.steps.at(-1)?.name).toBe('Rename Object');
	await userEvent.keyboard('{Delete}');
	await expect.element(row('gold')).not.toBeInTheDocument();
	expect(session.history.steps.at(-1)?.name).toBe('Remove Object');
});

test('[E143] the eye hides an object', async () => {
	const { session, row } = shown(few());
	await row('door').hover();
	await page.getByRole('button', { name: 'Hide door' }).click();
	expect(session.history.steps.at(-1)?.name).toBe('Hide Object');
	await expect.element(page.getByRole('button', { name: 'Show door' })).toBeInTheDocument();
});

test('of thousands of objects only the rows in view are made, and the filter finds all', async () => {
	const many = Array.from({ length: 5000 }, (_, i) => point(`object ${i}`, i));
	const { session, host, row } = shown(mapOfObjects(many));
	await expect.element(row('object 4999')).toBeVisible();
	expect(host.querySelectorAll('[role=treeitem]').length).toBeLessThan(60);
	session.selectedObjects.value = [1];
	await expect.element(row('object 0')).toBeVisible();
	await page.getByRole('textbox').fill('object 2500');
	await expect.element(row('object 2500')).toBeVisible();
	expect(host.querySelectorAll('[role=treeitem]')).toHaveLength(2);
});

/** The names of the listed objects, from the top. */
const listed = (host: HTMLElement): string[] =>
	[...host.querySelectorAll<HTMLElement>('[role=treeitem]')]
		.sort((a, b) => a.offsetTop - b.offsetTop)
		.map((row) => row.querySelector('.object-name')?.textContent ?? '')
		.filter((name) => !name.startsWith('Object Layer'));

test('[E143] Alt and arrows move an object past the next in the list, and to the next layer', async () => {
	const { session, host, row } = shown(withLayer(few()));
	await row('lamp').click();
	await page.getByRole('tree').element().focus();
	await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
	await expect.poll(() => listed(host)).toEqual(['chest', 'lamp', 'door']);
	await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
	await expect.poll(() => session.map.value.layers[1]).toMatchObject({ objects: [{ name: 'lamp' }] });
	expect(session.currentLayerId.value).toBe(2);
	expect(session.history.steps.map(({ name }) => name)).toEqual(['Lower Object', 'Raise Object', 'Move Object to Object Layer 2']);
});

test('[E143] rows are dragged to another place and to other layers', async () => {
	const { session, host, row } = shown(withLayer(few()));
	await expect.element(row('lamp')).toBeVisible();
	await userEvent.dragAndDrop(row('lamp').element(), row('door').element(), { targetPosition: { x: 60, y: 22 } });
	await expect.poll(() => listed(host)).toEqual(['chest', 'door', 'lamp']);
	const heading = page.getByRole('treeitem', { level: 1 }).first();
	await userEvent.dragAndDrop(row('chest').element(), heading.element());
	await expect.poll(() => session.map.value.layers[1]).toMatchObject({ objects: [{ name: 'chest' }] });
	session.undo();
	session.undo();
	expect(session.map.value).toEqual(withLayer(few()));
});
