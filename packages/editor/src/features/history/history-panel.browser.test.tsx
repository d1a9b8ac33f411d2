import { setFields } from '@tilewright/edit';
import axe from 'axe-core';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { editing, emptyMap } from '../../../test/support/editing.ts';
import { mount } from '../../../test/support/mount.tsx';
import { historyPanel } from './history-panel.tsx';

function shown(count: number) {
	const { editor, session } = editing(emptyMap());
	for (let i = 1; i <= count; i++) session.do(`Step ${i}`, setFields(session.map.value, [], { class: `class ${i}` }));
	const Panel = historyPanel.component;
	return { session, host: mount(editor, <Panel />), step: (name: string) => page.getByRole('option', { name, exact: true }) };
}

test('[E156] a click goes to a step; the steps after it are marked as undone', async () => {
	const { session, host, step } = shown(3);
	await expect.element(step('Step 3')).toHaveAttribute('aria-selected', 'true');
	await step('Step 1').click();
	expect(session.map.value.class).toBe('class 1');
	await expect.element(step('Step 2')).toHaveAttribute('data-undone', 'true');
	await step('Opened').click();
	expect(session.map.value.class).toBe('');
	expect((await axe.run(host)).violations).toEqual([]);
});

test('[E129] the step that was saved is marked', async () => {
	const { session, step } = shown(3);
	session.markSaved('/map.tmj', undefined, 2);
	await expect.element(step('Step 2 Saved')).toBeVisible();
	session.goTo(1);
	session.do('Other', setFields(session.map.value, [], { class: 'other' }));
	// No step leads back to the saved state any longer.
	await expect.element(step('Other')).toBeVisible();
	await expect.element(page.getByText('Saved')).not.toBeInTheDocument();
});

test('arrows go from step to step', async () => {
	const { session, step } = shown(3);
	await step('Step 2').click();
	await userEvent.keyboard('{ArrowUp}');
	expect(session.history.position).toBe(1);
	await userEvent.keyboard('{End}');
	expect(session.history.position).toBe(3);
});

test('of 10,000 steps only those in view are drawn; the current one is in view', async () => {
	const { session, host, step } = shown(10_000);
	await expect.element(step('Step 10000')).toBeVisible();
	expect(host.querySelectorAll('[role=option]').length).toBeLessThan(60);
	session.goTo(5000);
	await expect.element(step('Step 5000')).toBeVisible();
	expect(session.map.value.class).toBe('class 5000');
});
