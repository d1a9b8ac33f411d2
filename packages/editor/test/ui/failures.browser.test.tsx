import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Failures } from '../../src/ui/failures.tsx';
import { editing, emptyMap } from '../support/editing.ts';
import { mount } from '../support/mount.tsx';

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
