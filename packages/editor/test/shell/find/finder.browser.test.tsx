import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Finder } from '../../../src/shell/find/finder.tsx';
import { searchFiles } from '../../../src/shell/find/search-files.ts';
import { editing, emptyMap } from '../../support/editing.ts';
import { mount } from '../../support/mount.tsx';

test('[E122] of very many files, the first are listed, and how many more there are', async () => {
	const paths = Array.from({ length: 250 }, (_, i) => `/maps/level${i}.tmj`);
	const find = () => Promise.resolve((words: string) => searchFiles(paths, words));
	mount(editing(emptyMap()).editor, <Finder label="Files" placeholder="" empty="" find={find} onClose={() => {}} />);
	await expect.element(page.getByText('… and 150 more')).toBeVisible();
	expect(page.getByRole('option').elements()).toHaveLength(100);
	await userEvent.keyboard('level24');
	await expect.element(page.getByRole('option', { name: 'level249.tmj' })).toBeVisible();
	await expect.element(page.getByText(/… and/)).not.toBeInTheDocument();
});
