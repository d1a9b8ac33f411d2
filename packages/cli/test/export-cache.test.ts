import { spawn } from 'node:child_process';
import { linkSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execPath, platform } from 'node:process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { effort, sampleOf } from '../../../tests/support/effort.ts';
import { EDITS, FILES, inTwo, map, OPTIONS, save, seen } from './support/changing-project.ts';
import { program, startTilewright, temporaryFolder, tilewright } from './support/run.ts';

describe('export --cache', () => {
	it('does what an export without it does, after each change', () => {
		const edits = fc.record({ edit: fc.constantFrom(...EDITS), options: fc.constantFrom(...OPTIONS), back: fc.boolean() });
		fc.assert(
			fc.property(fc.array(edits, { minLength: 4, maxLength: 12 }), (steps) => {
				const [plain, cached] = inTwo();
				for (const { edit, options, back } of steps) {
					for (const folder of [plain, cached]) {
						save(folder, edit);
						if (back) save(folder, { 'maps/a.tmj': FILES['maps/a.tmj'], 'sets/grass.tsj': FILES['sets/grass.tsj'] });
					}
					expect(seen(cached, options, ['--cache', '.cache'])).toEqual(seen(plain, options, []));
					// Once more, when most is known.
					expect(seen(cached, options, ['--cache', '.cache'])).toEqual(seen(plain, options, []));
				}
			}),
			{ numRuns: effort(3, 60) },
		);
	});

	it.each(OPTIONS)('does what an export without it does, with each edit in turn: %s', (options) => {
		const [plain, cached] = inTwo();
		for (const edit of sampleOf(EDITS, 5)) {
			for (const folder of [plain, cached]) save(folder, edit);
			expect([edit, seen(cached, options, ['--cache', '.cache'])]).toEqual([edit, seen(plain, options, [])]);
		}
	});

	it('writes and reads only what has changed', () => {
		const folder = temporaryFolder();
		save(folder, FILES);
		const words = ['export', 'maps', '--out', 'dist', '--cache', '.cache'];
		tilewright(words, { cwd: folder });
		const [name = ''] = readdirSync(join(folder, '.cache'));
		const before = readFileSync(join(folder, '.cache', name));
		expect(tilewright(words, { cwd: folder }).stdout).toContain('0 files written, 8 unchanged');
		expect(readFileSync(join(folder, '.cache', name))).toEqual(before);
		// Times do not count, the content does.
		utimesSync(join(folder, 'maps/a.tmj'), 1, 1);
		tilewright(words, { cwd: folder });
		expect(readFileSync(join(folder, '.cache', name))).toEqual(before);
		save(folder, { 'maps/d.tmj': map({ backgroundcolor: '#00ff00' }) });
		expect(tilewright(words, { cwd: folder }).stdout).toContain('1 file written, 7 unchanged');
	});

	it('notices one byte in a file of more than a megabyte', () => {
		const folder = temporaryFolder();
		const large = (last: number): string => {
			const layer = { type: 'tilelayer', id: 1, name: 'ground', width: 1000, height: 700 };
			return map({ width: 1000, height: 700, layers: [{ ...layer, data: [...new Array(699_999).fill(0), last] }] });
		};
		const run = (): string => tilewright(['export', 'maps', '--out', 'dist', '--cache', '.cache'], { cwd: folder }).stdout;
		save(folder, { 'maps/large.tmj': large(1), 'maps/small.tmj': map({}) });
		expect(run()).toContain('2 files written, 0 unchanged');
		expect(run()).toContain('0 files written, 2 unchanged');
		save(folder, { 'maps/large.tmj': large(2) });
		expect(run()).toContain('1 file written, 1 unchanged');
		const written = readFileSync(join(folder, 'dist/maps/large.tmj'));
		const damaged = Buffer.from(written);
		damaged[1_200_000] = 0x31;
		save(folder, { 'dist/maps/large.tmj': damaged });
		expect(run()).toContain('1 file written, 1 unchanged');
		expect(readFileSync(join(folder, 'dist/maps/large.tmj')).equals(written)).toBe(true);
		expect(run()).toContain('0 files written, 2 unchanged');
	});

	it.skipIf(platform === 'win32')('follows links as an export without it does', () => {
		const [plain, cached] = inTwo();
		const outside = temporaryFolder();
		save(outside, FILES);
		const link = (folder: string, name: string, target: string): void => {
			renameSync(join(folder, name), join(folder, `${name}.old`));
			symlinkSync(target, join(folder, name));
		};
		const steps: ((folder: string) => void)[] = [
			() => {},
			(folder) => link(folder, 'maps/a.tmj', '../maps/a.tmj.old'),
			(folder) => link(folder, 'sets', 'sets.old'),
			(folder) => link(folder, 'dist/maps/a.tmj', 'a.tmj.old'),
			(folder) => link(folder, 'things', join(outside, 'things')),
			(folder) => link(folder, 'maps/b.tmj', join(outside, 'maps/b.tmj')),
			(folder) => link(folder, 'art', join(outside, 'art')),
		];
		for (const [i, step] of steps.entries()) {
			for (const folder of [plain, cached]) step(folder);
			expect([i, seen(cached, 'maps', ['--cache', '.cache'])]).toEqual([i, seen(plain, 'maps', [])]);
			expect([i, seen(cached, 'maps', ['--cache', '.cache'])]).toEqual([i, seen(plain, 'maps', [])]);
		}
	});

	it('refuses to write over what is a name of a source now, although nothing has changed', () => {
		const [plain, cached] = inTwo();
		const run = (folder: string, ...more: string[]) =>
			tilewright(['export', '.', '--out', 'dist', '--copy-images', ...more], { cwd: folder });
		expect(run(plain).status).toBe(run(cached, '--cache', '.cache').status);
		for (const folder of [plain, cached]) {
			rmSync(join(folder, 'dist/art/grass.png'));
			linkSync(join(folder, 'art/grass.png'), join(folder, 'dist/art/grass.png'));
		}
		const { status, stdout, stderr } = run(plain);
		expect(stderr).toContain('The export would overwrite');
		expect(run(cached, '--cache', '.cache')).toMatchObject({ status, stdout, stderr: stderr.replaceAll(plain, cached) });
	});

	it('ignores what is broken or foreign', () => {
		const [plain, cached] = inTwo();
		expect(seen(cached, 'maps', ['--cache', '.cache'])).toEqual(seen(plain, 'maps', []));
		const [name = ''] = readdirSync(join(cached, '.cache'));
		const path = join(cached, '.cache', name);
		const whole = readFileSync(path, 'utf8');
		const damages = ['', 'no cache', whole.slice(0, -1), whole.replaceAll('dist', 'disk'), whole.replace('grass', 'glass'), '[]\n[]'];
		for (const damage of damages) {
			writeFileSync(path, damage);
			for (const folder of [plain, cached]) save(folder, { 'dist/maps/a.tmj': undefined });
			expect(seen(cached, 'maps', ['--cache', '.cache'])).toEqual(seen(plain, 'maps', []));
		}
	});

	it('may be used by several processes at once', async () => {
		const [plain, cached] = inTwo();
		const start = (...options: string[]): Promise<number | null> =>
			new Promise((resolve, reject) => {
				const words = ['export', 'maps', '--out', 'dist', '--cache', '.cache', ...options];
				const child = spawn(execPath, [program, ...words], { cwd: cached, stdio: 'ignore' });
				child.on('error', reject);
				child.on('exit', (code) => resolve(code));
			});
		for (let round = 0; round < effort(1, 20); round++) {
			for (const folder of [plain, cached]) save(folder, { 'maps/d.tmj': map({ backgroundcolor: `#00ff${10 + round}` }) });
			tilewright(['export', 'maps', '--out', 'dist'], { cwd: plain });
			// The second has another file in the cache, and writes the same.
			expect(await Promise.all([start(), start('--verbose'), start(), start()])).toEqual([0, 0, 0, 0]);
			for (const name of readdirSync(join(cached, '.cache'))) expect(name).toMatch(/^export-[0-9a-f]{16}\.json$/);
			expect(seen(cached, 'maps', ['--cache', '.cache'])).toEqual(seen(plain, 'maps', []));
			// The file is whole: the next process leaves it as it is.
			const files = (): string[] => readdirSync(join(cached, '.cache')).map((name) => readFileSync(join(cached, '.cache', name), 'utf8'));
			const before = files();
			expect(await start()).toBe(0);
			expect(files()).toEqual(before);
		}
	});

	it('keeps a file for each of the last sets of options', () => {
		const folder = temporaryFolder();
		save(folder, FILES);
		for (let indent = 0; indent <= 16; indent++)
			tilewright(['export', 'maps', '--out', 'dist', '--cache', '.cache', '--indent', String(indent)], { cwd: folder });
		expect(readdirSync(join(folder, '.cache')).length).toBe(16);
	});

	it.each([
		['--cache without --out', ['export', 'maps/a.tmj', 'b.tmj', '--cache', 'c'], 2, '--cache needs --out.'],
		['a folder without a name', ['export', 'maps', '--out', 'dist', '--cache', ''], 2, '--cache needs the name of a folder.'],
		['a folder that cannot be written', ['export', 'maps', '--out', 'dist', '--cache', 'maps/a.tmj/c'], 3, 'Cannot write the cache in'],
	])('refuses %s', (_, words, status, message) => {
		const folder = temporaryFolder();
		save(folder, FILES);
		const outcome = startTilewright(words, { cwd: folder });
		expect([outcome.status, outcome.stderr]).toEqual([status, expect.stringContaining(message)]);
	});
});
