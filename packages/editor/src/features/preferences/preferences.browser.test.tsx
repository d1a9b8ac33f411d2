import { runAction } from '@tilewright/editor-core/commands/run.ts';
import type { Preferences } from '@tilewright/editor-core/editor/preferences.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { settled, wholePage } from '../../../test/support/whole-page.tsx';

/** The settings that are made elsewhere: the type of the next property where it is added, the order of tabs by dragging, shortcuts on a page of their own. */
const ELSEWHERE = ['propertyType', 'shortcuts', 'tilesetOrder'];

const values = (preferences: Preferences): Record<string, unknown> =>
	Object.fromEntries(Object.entries(preferences).map(([name, { value }]) => [name, value]));

test('[E145] the dialog has every preference, and each control changes one', async () => {
	const editor = await wholePage();
	const before = values(editor.preferences);
	void runAction(editor, 'Preferences');
	const dialog = page.getByRole('dialog');
	await expect.element(dialog).toBeVisible();
	for (const box of dialog.getByRole('checkbox').elements()) await userEvent.click(box);
	for (const list of dialog.getByRole('combobox').elements()) {
		if (!(list instanceof HTMLSelectElement)) continue;
		list.value = String((list.selectedIndex + 1) % list.options.length);
		list.dispatchEvent(new Event('change', { bubbles: true }));
		await settled();
	}
	for (const name of ['Fine grid', 'Major columns', 'Major rows', 'Width of lines']) {
		await dialog.getByLabelText(name, { exact: true }).fill('7');
		await userEvent.keyboard('{Enter}');
	}
	await dialog.getByLabelText('Color of the grid', { exact: true }).fill('#ff8000');
	await userEvent.keyboard('{Enter}');
	await settled();
	const after = values(editor.preferences);
	const same = Object.keys(before).filter((name) => after[name] === before[name]);
	expect(same.sort()).toEqual([...ELSEWHERE].sort());
});
