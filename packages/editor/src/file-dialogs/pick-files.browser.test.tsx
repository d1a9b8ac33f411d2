import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { editing, emptyMap } from '../../test/support/editing.ts';
import { mount } from '../../test/support/mount.tsx';
import { PickFiles } from './pick-files-dialog.tsx';

test('files in deep folders fit into the dialog', async () => {
	const { editor } = editing(emptyMap());
	const paths = ['/a.tsj', `/${'very/'.repeat(40)}deep/b.tsj`, `/${'long'.repeat(60)}.tsj`];
	const host = mount(editor, <PickFiles title="Add" paths={paths} take="Add" onClose={() => undefined} />);
	await expect.poll(() => host.querySelectorAll('li').length).toBe(3);
	for (const part of host.querySelectorAll('.dialog-body, .pick-list')) expect(part.scrollWidth).toBe(part.clientWidth);
});

test('a file is taken by a double click, or by Enter if it is the only one that is left', async () => {
	const { editor } = editing(emptyMap());
	const close = vi.fn<(paths?: readonly string[]) => void>();
	mount(editor, <PickFiles title="Add" paths={['/sea.tsj', '/land.tsj', '/sand.tsj']} take="Add" several onClose={close} />);
	await page.getByText('land.tsj').dblClick();
	expect(close).toHaveBeenLastCalledWith(['/land.tsj']);
	await page.getByRole('searchbox').fill('s');
	await userEvent.keyboard('{Enter}');
	expect(close).toHaveBeenCalledTimes(1);
	await page.getByRole('searchbox').fill('sea');
	await userEvent.keyboard('{Enter}');
	expect(close).toHaveBeenLastCalledWith(['/sea.tsj']);
});
