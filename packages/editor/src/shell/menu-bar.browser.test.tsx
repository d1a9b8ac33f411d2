import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { wholePage } from '../../test/support/whole-page.tsx';

const focused = (): string => document.activeElement?.textContent?.trim() ?? '';

test('[E153] arrow keys go through the menu bar, its menus and their submenus; Escape goes back', async () => {
	await wholePage();
	const bar = page.getByRole('menubar');
	await bar.getByRole('menuitem', { name: 'Edit', exact: true }).click();
	await expect.element(page.getByRole('menu', { name: 'Edit' })).toBeVisible();
	expect(focused()).toContain('Undo');
	await userEvent.keyboard('{ArrowRight}');
	await expect.element(page.getByRole('menu', { name: 'View' })).toBeVisible();
	expect(focused()).toContain('Search Actions');
	await userEvent.keyboard('{ArrowDown}{ArrowRight}');
	await expect.element(page.getByRole('menu', { name: 'Views and Toolbars' })).toBeVisible();
	expect(focused()).toBe('Layers');
	await userEvent.keyboard('{Escape}');
	expect(focused()).toBe('Views and Toolbars');
	await userEvent.keyboard('{Escape}');
	await expect.poll(focused).toBe('View');
	await expect.element(page.getByRole('menu', { name: 'View' })).not.toBeInTheDocument();
});

test('letters find entries of a menu, and Enter runs one', async () => {
	const editor = await wholePage();
	const before = editor.preferences.showGrid.value;
	await page.getByRole('menubar').getByRole('menuitem', { name: 'View', exact: true }).click();
	// Letters belong together for less than a second, which must not pass between them.
	vi.useFakeTimers({ toFake: ['performance'] });
	onTestFinished(() => void vi.useRealTimers());
	await userEvent.keyboard('sh');
	expect(focused()).toContain('Show Grid');
	await userEvent.keyboard('{Enter}');
	await expect.poll(() => editor.preferences.showGrid.value).toBe(!before);
	await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
});

test('an entry that cannot be used now does nothing and leaves the menu open', async () => {
	const editor = await wholePage();
	await page.getByRole('menubar').getByRole('menuitem', { name: 'Edit', exact: true }).click();
	await page.getByRole('menuitem', { name: 'Undo' }).click({ force: true });
	await expect.element(page.getByRole('menu', { name: 'Edit' })).toBeVisible();
	expect(editor.failures.value).toEqual([]);
});
