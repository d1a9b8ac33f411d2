import { mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FSWatcher } from 'chokidar';
import { watch } from 'chokidar';
import { afterEach, expect, it, vi } from 'vitest';
import { lookIntoNewFolders } from '../src/watch/new-folders.ts';
import { temporaryFolder } from './support/run.ts';

/** Long, because the machine may be busy. */
const WAIT = { timeout: 120_000, interval: 20 };

const watchers: FSWatcher[] = [];
afterEach(async () => {
	for (const watcher of watchers.splice(0)) await watcher.close();
});

/** A watcher of one folder, the files that it reports, and another folder that it does not watch. */
async function watched() {
	const root = realpathSync(temporaryFolder());
	const [folder, other] = [join(root, 'maps'), join(root, 'new')];
	for (const path of [folder, other]) mkdirSync(path);
	const watcher = watch(folder, { ignoreInitial: true });
	watchers.push(watcher);
	const [reported, found]: [string[], string[]] = [[], []];
	for (const event of ['add', 'change'] as const) watcher.on(event, (path) => reported.push(path));
	lookIntoNewFolders(
		watcher,
		(path) => path.endsWith('.tmp') || path.endsWith('node_modules'),
		(path) => found.push(path),
	);
	await new Promise<void>((resolve) => watcher.on('ready', resolve));
	return { watcher, other, reported, found };
}

it('finds the files of a new folder that the watcher has not seen, and watches them', async () => {
	const { watcher, other, reported, found } = await watched();
	const at = (name: string): string => join(other, name);
	for (const path of [at('deep'), at('node_modules')]) mkdirSync(path);
	for (const name of ['a.tmj', 'b.tmp', 'deep/c.tmj', 'node_modules/d.tmj']) writeFileSync(at(name), '{}');
	// What chokidar reports of a folder that it watches only after these files were made.
	watcher.emit('addDir', other);
	await vi.waitFor(() => expect(found.toSorted()).toEqual([at('a.tmj'), at('deep/c.tmj')]), WAIT);
	// Whether a file is watched yet cannot be seen from outside: each change is another chance.
	let changes = 0;
	await vi.waitFor(
		() => {
			writeFileSync(at('a.tmj'), '[]'.repeat(++changes));
			expect(reported).toContain(at('a.tmj'));
		},
		{ ...WAIT, interval: 200 },
	);
	expect(found).toHaveLength(2);
});

it('finds no file that the watcher has seen', async () => {
	const { watcher, other, found } = await watched();
	for (const name of ['seen.tmj', 'unseen.tmj']) writeFileSync(join(other, name), '{}');
	watcher.emit('addDir', other);
	watcher.emit('add', join(other, 'seen.tmj'));
	await vi.waitFor(() => expect(found).toEqual([join(other, 'unseen.tmj')]), WAIT);
});
