import { spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { execPath, getuid, platform } from 'node:process';
import { describe, expect, it } from 'vitest';
import { effort } from '../../../tests/support/effort.ts';
import { program, runProgram, temporaryFolder } from './support/run.ts';

const MAP =
	'{"type":"map","orientation":"orthogonal","width":1,"height":1,"tilewidth":8,"tileheight":8,"layers":[],"tilesets":[],"nextlayerid":1,"nextobjectid":1}';

/** The most files that are kept. */
const MOST = 12;

/** The command as it is installed, in a folder of its own, with a map. */
function installed(): { readonly folder: string; readonly program: string; readonly kept: () => string[] } {
	const folder = temporaryFolder();
	mkdirSync(join(folder, 'dist'));
	for (const name of ['main', 'export', 'validate', 'root'])
		cpSync(join(dirname(program), `${name}.cjs`), join(folder, `dist/${name}.cjs`));
	writeFileSync(join(folder, 'package.json'), '{ "version": "0.1.0" }');
	writeFileSync(join(folder, 'a.tmj'), MAP);
	const cache = join(folder, '.cache');
	return { folder, program: join(folder, 'dist/main.cjs'), kept: () => readdirSync(cache).map((name) => join(cache, name)) };
}

const WORDS = ['export', 'a.tmj', '-'];

describe('the code that V8 has compiled is kept beside the program', () => {
	it('the second start has the same output, and keeps nothing more', () => {
		const { folder, program: path, kept } = installed();
		const first = runProgram(execPath, [path, ...WORDS], { cwd: folder });
		expect([first.status, kept().length]).toEqual([0, 1]);
		const content = kept().map((file) => readFileSync(file));
		expect(runProgram(execPath, [path, ...WORDS], { cwd: folder })).toEqual(first);
		expect(kept().map((file) => readFileSync(file))).toEqual(content);
	});

	it('what is broken or foreign is not used, and is replaced', () => {
		const { folder, program: path, kept } = installed();
		const first = runProgram(execPath, [path, ...WORDS], { cwd: folder });
		const [file = ''] = kept();
		const whole = readFileSync(file);
		const damages: readonly (() => void)[] = [
			() => truncateSync(file, 0),
			() => truncateSync(file, 4096),
			() => truncateSync(file, whole.length - 1),
			() => writeFileSync(file, Buffer.alloc(whole.length)),
			() => writeFileSync(file, Buffer.concat([whole.subarray(0, 8192), Buffer.alloc(4096), whole.subarray(12_288)])),
			() => writeFileSync(file, 'something else'),
		];
		for (const damage of damages) {
			damage();
			expect(runProgram(execPath, [path, ...WORDS], { cwd: folder })).toEqual(first);
			expect(readFileSync(file).length).toBeGreaterThan(100_000);
		}
	});

	it.skipIf(platform === 'win32')('the command ends as it should when the file would be larger than files may be', () => {
		const { folder, program: path, kept } = installed();
		const run = (limit: string): ReturnType<typeof runProgram> =>
			runProgram('sh', ['-c', `${limit} exec "${execPath}" "${path}" export a.tmj b.tmj`], { cwd: folder });
		expect(run('ulimit -f 4;')).toMatchObject({ status: 0, stderr: '' });
		expect([readFileSync(join(folder, 'b.tmj'), 'utf8').length > 0, kept()]).toEqual([true, []]);
		expect(run('')).toMatchObject({ status: 0 });
		expect(kept()).toHaveLength(1);
	});

	it('what other options of V8 have made is not used', () => {
		const { folder, program: path } = installed();
		const first = runProgram(execPath, [path, ...WORDS], { cwd: folder });
		expect(runProgram(execPath, ['--no-opt', path, ...WORDS], { cwd: folder })).toEqual(first);
		expect(runProgram(execPath, [path, ...WORDS], { cwd: folder })).toEqual(first);
	});

	it('another program with the same name does not get it', () => {
		const { folder, program: path } = installed();
		runProgram(execPath, [path, ...WORDS], { cwd: folder });
		const file = join(folder, 'dist/export.cjs');
		const source = readFileSync(file, 'latin1');
		// As a build would: other code of the same length has another digest.
		writeFileSync(file, source.replace(/^\/\/\w{16}/, '//0123456789abcdef').replaceAll('nextlayerid', 'nextlayerie'), 'latin1');
		expect(runProgram(execPath, [path, ...WORDS], { cwd: folder }).stdout).toContain('nextlayerie');
	});

	it.skipIf(getuid?.() !== 0)('nothing is kept in a folder that cannot be written', () => {
		const { folder, program: path } = installed();
		for (const each of [folder, join(folder, 'dist')]) chmodSync(each, 0o555);
		const { status } = runProgram(execPath, [path, ...WORDS], { cwd: folder, uid: 1234 });
		expect([status, readdirSync(folder).sort()]).toEqual([0, ['a.tmj', 'dist', 'package.json']]);
	});

	it('several processes may start at once', async () => {
		const { folder, program: path, kept } = installed();
		const started = Array.from({ length: effort(4, 16) }, () => spawn(execPath, [path, ...WORDS], { cwd: folder, stdio: 'ignore' }));
		const statuses = await Promise.all(started.map((child) => new Promise((resolve) => child.on('exit', resolve))));
		expect(new Set(statuses)).toEqual(new Set([0]));
		expect(kept().filter((file) => !file.endsWith('.tmp')).length).toBe(1);
		expect(runProgram(execPath, [path, ...WORDS], { cwd: folder }).status).toBe(0);
	});

	it('only so much is kept', () => {
		const { folder, program: path, kept } = installed();
		for (let i = 0; i < MOST + 3; i++)
			runProgram(execPath, [path, 'export', 'a.tmj', '-', ...(i === 0 ? [] : [`--option-${i}`])], { cwd: folder });
		expect(kept().length).toBe(MOST);
	});
});
