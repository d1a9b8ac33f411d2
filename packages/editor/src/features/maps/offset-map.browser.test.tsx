import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { editing, emptyMap } from '../../../test/support/editing.ts';
import { mount } from '../../../test/support/mount.tsx';
import { OffsetMapDialog } from './offset-map-dialog.tsx';

test('[E84] a whole infinite map does not wrap, and the dialog says so', async () => {
	const { editor } = editing(emptyMap());
	const isWrapped: (boolean | undefined)[] = [];
	mount(editor, <OffsetMapDialog isInfinite hasSelection onClose={(offset) => isWrapped.push(offset?.wrapX)} />);
	const wrap = page.getByLabelText('Content that leaves at the left or right', { exact: false });
	const note = page.getByText('An infinite map has no border');
	await expect.element(note).not.toBeInTheDocument();
	await wrap.click();
	await expect.element(wrap).toBeChecked();
	await page.getByLabelText('Bounds').selectOptions('Whole map');
	await expect.element(note).toBeVisible();
	await expect.element(wrap).toBeDisabled();
	await expect.element(wrap).not.toBeChecked();
	await page.getByLabelText('Bounds').selectOptions('Current selection');
	await expect.element(wrap).toBeChecked();
	await page.getByRole('button', { name: 'Move' }).click();
	expect(isWrapped).toEqual([true]);
});

test('[E84] a whole finite map wraps', async () => {
	const { editor } = editing(emptyMap());
	mount(editor, <OffsetMapDialog isInfinite={false} hasSelection={false} onClose={() => {}} />);
	await expect.element(page.getByLabelText('Content that leaves at the left or right', { exact: false })).toBeEnabled();
	await expect.element(page.getByText('An infinite map has no border')).not.toBeInTheDocument();
});
