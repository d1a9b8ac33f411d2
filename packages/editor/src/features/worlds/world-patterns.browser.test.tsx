import { createWorld } from '@tilewright/edit';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { editing, emptyMap } from '../../../test/support/editing.ts';
import { mount } from '../../../test/support/mount.tsx';
import { WorldPatterns } from './world-patterns-dialog.tsx';

test('[E123] a pattern is added and says which maps it finds, before it is applied', async () => {
	const close = vi.fn();
	const names = ['map_0_0.tmj', 'map_1_0.tmj', 'town-3-4.tmj', 'a.world'];
	mount(editing(emptyMap()).editor, <WorldPatterns world={createWorld({})} path="/a.world" names={names} onClose={close} />);
	await page.getByRole('button', { name: 'Add Pattern' }).click();
	await expect.element(page.getByText('It finds map_0_0.tmj, map_1_0.tmj.')).toBeVisible();
	const expression = page.getByRole('textbox', { name: 'Regular expression' });
	await expression.fill('town-(');
	await expect.element(page.getByText(/finds no maps|cannot be|not followed/)).toBeVisible();
	await expression.fill('town-(\\d+)-(\\d+)');
	await expect.element(page.getByText('It finds town-3-4.tmj.')).toBeVisible();
	await page.getByRole('button', { name: 'Apply' }).click();
	expect(close).toHaveBeenLastCalledWith([{ regexp: 'town-(\\d+)-(\\d+)', multiplierX: 320, multiplierY: 320, offsetX: 0, offsetY: 0 }]);
});
