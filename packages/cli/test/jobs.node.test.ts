import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execPath } from 'node:process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distance, effort } from '../../../tests/support/effort.ts';
import { EDITS, FILES, inTwo, map, OPTIONS, save, seen } from './support/changing-project.ts';
import { copyOfExamples, program, startTilewright, temporaryFolder, tilewright } from './support/run.ts';

const JOBS = ['2', '3'] as const;

describe('export --out --jobs', () => {
	it.each(OPTIONS)('does what one core does, with each edit in turn: %s', (options) => {
		const [one, more] = inTwo();
		for (const [i, edit] of EDITS.entries()) {
			for (const folder of [one, more]) save(folder, edit);
			if (i % distance(7) > 0) continue;
			const jobs = JOBS[i % 2] ?? '2';
			expect([edit, seen(more, options, ['--jobs', jobs])]).toEqual([edit, seen(one, options, ['--jobs', '1'])]);
		}
	});

	it('does what one core does with --cache, after each change', () => {
		const edits = fc.record({ edit: fc.constantFrom(...EDITS), options: fc.constantFrom(...OPTIONS), jobs: fc.constantFrom(...JOBS) });
		fc.assert(
			fc.property(fc.array(edits, { minLength: 3, maxLength: 8 }), (steps) => {
				const [one, more] = inTwo();
				for (const { edit, options, jobs } of steps) {
					for (const folder of [one, more]) save(folder, edit);
					expect(seen(more, options, ['--cache', '.cache', '--jobs', jobs])).toEqual(seen(one, options, ['--jobs', '1']));
				}
			}),
			{ numRuns: effort(2, 40) },
		);
	});

	it.each([
		['--format', 'json'],
		['--format', 'tmx', '--verbose'],
		['--copy-images'],
		['--dry-run'],
		['--strict'],
		['--depfile', 'maps.d'],
	])('exports the examples as one core does: %s %s', (...options) => {
		const [one, more] = [copyOfExamples(), copyOfExamples()];
		const sources = readdirSync(one, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(?:tmx|tmj|tsx|tsj)$/.test(name));
		const run = (folder: string, jobs: string): unknown => {
			const { status, stdout, stderr } = tilewright(['export', ...sources, '--out', 'dist', ...options, '--jobs', jobs], { cwd: folder });
			const written = existsSync(join(folder, 'dist')) ? readdirSync(join(folder, 'dist'), { recursive: true, withFileTypes: true }) : [];
			const files = written.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
			const named = [...files, ...(existsSync(join(folder, 'maps.d')) ? [join(folder, 'maps.d')] : [])].sort();
			return {
				status,
				texts: [stdout, stderr].map((text) => text.replaceAll(folder, '…')),
				files: named.map((path) => [path.replace(folder, '…'), readFileSync(path, 'latin1').replaceAll(folder, '…')]),
			};
		};
		expect(run(more, '2')).toEqual(run(one, '1'));
	});

	it('says the same if it is told nonsense', () => {
		const [one, more] = inTwo();
		for (const folder of [one, more]) save(folder, { 'maps/a.tmx': '<map width="1" height="1" tilewidth="8" tileheight="8"/>' });
		for (const options of ['maps --format tmx', 'maps --compression-level 30', 'maps --out maps', 'maps gone'])
			expect(seen(more, options, ['--jobs', '2'])).toEqual(seen(one, options, ['--jobs', '1']));
	});

	it.each(['0', '257', 'two'])('refuses %s cores', (jobs) => {
		const { status, stderr } = startTilewright(['export', 'a.tmj', '--out', 'dist', '--jobs', jobs]);
		expect([status, stderr]).toEqual([2, expect.stringContaining('It must be a whole number from 1 to 256.')]);
	});
});

describe('upgrade --jobs', () => {
	const files = { ...FILES, 'maps/old.tmj': map({ version: 1, backgroundcolor: 'red' }), 'maps/broken.tmj': '{' };
	const names = Object.keys(files).filter((name) => /\.(?:tmj|tsj|tj|world)$/.test(name));

	it.each(['--write', '--write --verbose', '--check', '--format json', 'gone.tmj'])('does what one core does: %s', (options) => {
		const [one, more] = inTwo();
		const run = (folder: string, jobs: string): unknown => {
			save(folder, files);
			const { status, stdout, stderr } = tilewright(['upgrade', ...names, ...options.split(' '), '--jobs', jobs], { cwd: folder });
			const texts = [stdout, stderr].map((text) => text.replaceAll(folder, '…'));
			return { status, texts, contents: names.map((name) => readFileSync(join(folder, name), 'latin1')) };
		};
		expect(run(more, '2')).toEqual(run(one, '1'));
	});

	it('upgrades a file with two names once', () => {
		const folder = temporaryFolder();
		save(folder, files);
		const { status, stdout } = tilewright(['upgrade', 'maps/old.tmj', './maps/old.tmj', '--write', '--jobs', '2'], { cwd: folder });
		expect([status, stdout]).toEqual([0, expect.stringContaining('1 upgraded, 1 in the newest form')]);
	});
});

describe('an interrupted export', () => {
	it.each(['SIGINT', 'SIGTERM'] as const)('%s ends it soon, and leaves only whole files', async (signal) => {
		const folder = temporaryFolder();
		const layer = { type: 'tilelayer', id: 1, name: 'a', width: 100, height: 100, data: new Array(10_000).fill(1) };
		for (let i = 0; i < 200; i++)
			writeFileSync(join(folder, `${i}.tmj`), map({ width: 100, height: 100, layers: [layer], properties: [{ name: 'i', value: i }] }));
		const child = spawn(execPath, [program, 'export', '.', '--out', 'dist', '--format', 'json', '--jobs', '2'], { cwd: folder });
		const ended = new Promise<NodeJS.Signals | null>((resolve) => child.on('exit', (_, by) => resolve(by)));
		while (!existsSync(join(folder, 'dist')) || readdirSync(join(folder, 'dist')).length < 5)
			await new Promise((resolve) => setTimeout(resolve, 5));
		child.kill(signal);
		expect(await ended).toBe(signal);
		const names = readdirSync(join(folder, 'dist'));
		expect(names.filter((name) => !/^\d+\.tmj$/.test(name))).toEqual([]);
		for (const name of names) JSON.parse(readFileSync(join(folder, 'dist', name), 'utf8'));
	});
});
