import axe from 'axe-core';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { wholePage } from '../../test/support/whole-page.tsx';

test('work that takes longer than half a second is shown, and can be cancelled by its button', async () => {
	const editor = await wholePage('dark');
	const result = editor.undertake('Counting the trees…', async ({ report, rest }) => {
		report(0.25);
		for (;;) await rest();
	});
	const bar = page.getByRole('progressbar', { name: 'Counting the trees…' });
	await expect.element(bar).toHaveAttribute('value', '0.25');
	await expect.element(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
	expect((await axe.run('.undertakings')).violations).toEqual([]);
	await page.getByRole('button', { name: 'Cancel' }).click();
	expect(await result).toBeUndefined();
	await expect.element(bar).not.toBeInTheDocument();
});
