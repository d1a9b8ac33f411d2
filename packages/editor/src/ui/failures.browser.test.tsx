import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { editing, emptyMap } from '../../test/support/editing.ts';
import { mount } from '../../test/support/mount.tsx';
import { Failures } from './failures.tsx';

test('why something failed is shown at once, unless that is long', async () => {
	const { editor } = editing(emptyMap());
	mount(editor, <Failures />);
	editor.fail('Cannot save isle.tmx.', 'the path leads out of the root');
	await expect.element(page.getByText('the path leads out of the root')).toBeVisible();
	editor.fail('Cannot open isle.tmx.', 'Line 1: one\nLine 2: other');
	await expect.element(page.getByText('Line 2: other')).not.toBeVisible();
	await page.getByText('Details').click();
	await expect.element(page.getByText('Line 2: other')).toBeVisible();
});

test('of many failures the newest is in view, wherever the list was scrolled', async () => {
	const { editor } = editing(emptyMap());
	const host = mount(editor, <Failures />);
	for (let i = 1; i <= 30; i++) editor.fail(`Cannot open isle ${i}.tmx.`, 'it is no map');
	await expect.element(page.getByText('Cannot open isle 30.tmx.')).toBeInViewport();
	host.querySelector('.failures')?.scrollTo(0, 100000);
	editor.fail('Cannot open village.tmx.');
	await expect.element(page.getByText('Cannot open village.tmx.')).toBeInViewport();
	await page.getByRole('button', { name: 'Close' }).first().click();
	await expect.element(page.getByText('Cannot open village.tmx.')).not.toBeInTheDocument();
});
