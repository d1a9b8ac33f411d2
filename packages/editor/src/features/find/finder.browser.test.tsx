import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { editing, emptyMap } from '../../../test/support/editing.ts';
import { mount } from '../../../test/support/mount.tsx';
import { Finder } from './finder.tsx';
import { searchFiles } from './search-files.ts';

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

test('[E122] Enter that comes before the search is loaded chooses what it finds then, and not if more is typed after it', async () => {
	const chosen: (string | undefined)[] = [];
	const arrivals: (() => void)[] = [];
	const search = (words: string) => searchFiles(['/cave.tmj', '/town.tmj'], words);
	const find = () => new Promise<typeof search>((resolve) => arrivals.push(() => resolve(search)));
	const { editor } = editing(emptyMap());
	const finder = (label: string) => <Finder label={label} placeholder="" empty="" find={find} onClose={(path) => chosen.push(path)} />;
	mount(editor, finder('First'));
	await userEvent.keyboard('town{Enter}');
	expect(chosen).toEqual([]);
	arrivals[0]?.();
	await expect.poll(() => chosen).toEqual(['/town.tmj']);
	mount(editor, finder('Second'));
	await userEvent.keyboard('t{Enter}o');
	arrivals[1]?.();
	await expect.element(page.getByRole('dialog', { name: 'Second' }).getByRole('option', { name: 'town.tmj' })).toBeVisible();
	expect(chosen).toEqual(['/town.tmj']);
});
