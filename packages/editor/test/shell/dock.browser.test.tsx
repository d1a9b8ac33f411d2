import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { runAction } from '../../src/actions/run.ts';
import { wholePage } from './support/whole-page.tsx';

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

test('the layout is kept for the next time, and can be reset', async () => {
	const editor = await wholePage();
	editor.dock.value?.hide('layers');
	await expect.poll(() => localStorage.getItem('tilewright.layout.1') ?? '').toContain('"history"');
	expect(localStorage.getItem('tilewright.layout.1')).not.toContain('"layers"');
	expect(localStorage.getItem('tilewright.layout.1')).not.toContain('"map-');
	await runAction(editor, 'ResetToDefaultLayout');
	expect(editor.dock.value?.shown.value.has('layers')).toBe(true);
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
