import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { map } from './support/changing-project.ts';
import { program, runProgram, temporaryFolder } from './support/run.ts';

const LOG = fileURLToPath(new URL('support/thread-log.mjs', import.meta.url));
const PACKAGE = dirname(dirname(program));
const TINYPOOL = fileURLToPath(new URL('../../../node_modules/tinypool', import.meta.url));
const MAPS = 24;

function projectOf(count: number): string {
	const folder = temporaryFolder();
	mkdirSync(join(folder, 'maps'));
	for (let i = 0; i < count; i++)
		writeFileSync(join(folder, `maps/${String(i).padStart(2, '0')}.tmj`), map({ properties: [{ name: 'i', type: 'int', value: i }] }));
	return folder;
}

/** How many files each thread has written, by its id. */
function writersOf(folder: string, ...words: readonly string[]): Readonly<Record<string, number>> {
	const log = join(folder, 'threads.txt');
	writeFileSync(log, '');
	const { status } = spawnSync(execPath, ['--import', LOG, program, ...words], {
		cwd: folder,
		stdio: 'ignore',
		env: { ...process.env, THREAD_LOG: log },
	});
	expect(status).toBe(0);
	const lines = readFileSync(log, 'utf8')
		.split('\n')
		.filter((line) => /\.tmj$/.test(line))
		.map((line) => line.split(' ')[0] ?? '');
	return Object.fromEntries([...new Set(lines)].sort().map((id) => [id, lines.filter((each) => each === id).length]));
}

describe('which threads write the files', () => {
	it.each([2, 3])('with --jobs %i, each of as many threads writes its part, the main thread too', (jobs) => {
		const expected = Object.fromEntries(Array.from({ length: jobs }, (_, i) => [String(i), MAPS / jobs]));
		expect(writersOf(projectOf(MAPS), 'export', 'maps', '--out', 'dist', '--jobs', String(jobs))).toEqual(expected);
	});

	it('the main thread writes all with --jobs 1, and without --jobs what is little work', () => {
		expect(writersOf(projectOf(MAPS), 'export', 'maps', '--out', 'dist', '--jobs', '1')).toEqual({ 0: MAPS });
		expect(writersOf(projectOf(MAPS), 'export', 'maps', '--out', 'dist')).toEqual({ 0: MAPS });
	});

	it('upgrade --write --jobs 2 uses two threads beside the main thread', () => {
		const folder = projectOf(0);
		for (let i = 0; i < MAPS; i++) writeFileSync(join(folder, `maps/${i}.tmj`), map({ version: 1, backgroundcolor: 'red' }));
		const names = readdirSync(join(folder, 'maps')).map((name) => join('maps', name));
		expect(Object.keys(writersOf(folder, 'upgrade', ...names, '--write', '--jobs', '2'))).toEqual(['1', '2']);
	});
});

describe('the command where npm has put it', () => {
	/** Installs the command into a project. @returns what follows `node` for an export */
	function installedIn(folder: string): { readonly installed: string; readonly words: readonly string[] } {
		const installed = join(folder, 'node_modules/tilewright');
		const manifest: { readonly files: readonly string[] } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'));
		for (const path of ['package.json', ...manifest.files]) cpSync(join(PACKAGE, path), join(installed, path), { recursive: true });
		cpSync(TINYPOOL, join(folder, 'node_modules/tinypool'), { recursive: true });
		return { installed, words: [join(installed, 'bin/tilewright.cjs'), 'export', 'maps', '--out', 'dist', '--jobs', '2'] };
	}

	it('exports on two cores, and needs its threads for that', () => {
		const folder = projectOf(4);
		const { installed, words } = installedIn(folder);
		expect(runProgram(execPath, words, { cwd: folder })).toMatchObject({ status: 0, stdout: '4 files written, 0 unchanged\n', stderr: '' });
		rmSync(join(installed, 'dist/crew.cjs'));
		rmSync(join(folder, 'dist'), { recursive: true });
		expect(runProgram(execPath, words, { cwd: folder }).status).toBe(70);
	});

	it('keeps what V8 has compiled for the command and its threads, and uses it', () => {
		const folder = projectOf(4);
		const { installed, words } = installedIn(folder);
		const cache = join(installed, '.cache');
		const kept = (): readonly [string, number][] =>
			readdirSync(cache)
				.sort()
				.map((name) => [name, statSync(join(cache, name)).mtimeMs]);
		expect(runProgram(execPath, words, { cwd: folder }).status).toBe(0);
		const first = kept();
		expect(first.map(([name]) => name.split('-')[0])).toEqual(['crew', 'export']);
		expect(runProgram(execPath, words, { cwd: folder }).status).toBe(0);
		expect(kept()).toEqual(first);
	});
});
