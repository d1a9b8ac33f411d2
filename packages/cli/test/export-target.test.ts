import { spawn } from 'node:child_process';
import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execPath, getuid, platform } from 'node:process';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { copyOfExamples, leftovers, program, runProgram, tilewright } from './support/run.ts';

const folder = copyOfExamples();
const at = (...names: string[]): string => join(folder, ...names);
const call = (...words: string[]): ReturnType<typeof tilewright> => tilewright(words, { cwd: folder });
const source = 'maps/orthogonal.tmj';
const expected = (): Buffer => call('export', source, 'maps/expected.tmj') && readFileSync(at('maps/expected.tmj'));

describe('the target is written as a whole', () => {
	it('source and target may be the same file', () => {
		writeFileSync(at('maps/same.tmj'), readFileSync(at(source)));
		expect(call('export', 'maps/same.tmj', 'maps/same.tmj').status).toBe(0);
		expect(readFileSync(at('maps/same.tmj'))).toEqual(expected());
	});

	it('the mode of an existing target is kept', () => {
		writeFileSync(at('maps/mode.tmj'), 'old');
		chmodSync(at('maps/mode.tmj'), 0o640);
		call('export', source, 'maps/mode.tmj');
		expect(statSync(at('maps/mode.tmj')).mode & 0o777).toBe(0o640);
		expect(readFileSync(at('maps/mode.tmj'))).toEqual(expected());
	});

	it('a new target gets the mode that any new file gets', () => {
		runProgram('sh', ['-c', `umask 027; exec "${execPath}" "${program}" export ${source} maps/new.tmj`], { cwd: folder });
		expect(statSync(at('maps/new.tmj')).mode & 0o777).toBe(0o640);
	});

	it('the file that a symbolic link points to is replaced', () => {
		mkdirSync(at('elsewhere'));
		writeFileSync(at('elsewhere/real.tmj'), 'old');
		symlinkSync('../elsewhere/real.tmj', at('maps/link.tmj'));
		symlinkSync('link.tmj', at('maps/link-to-link.tmj'));
		for (const link of ['maps/link.tmj', 'maps/link-to-link.tmj']) {
			writeFileSync(at('elsewhere/real.tmj'), 'old');
			expect(call('export', source, link).status).toBe(0);
			expect(lstatSync(at(link)).isSymbolicLink()).toBe(true);
			// Readers resolve its paths from the folder of the link [J9].
			expect(readFileSync(at('elsewhere/real.tmj'))).toEqual(expected());
		}
		expect(readdirSync(at('elsewhere'))).toEqual(['real.tmj']);
	});

	it('the missing file that a symbolic link points to is created', () => {
		symlinkSync('../elsewhere/new.tmj', at('maps/dangling.tmj'));
		expect(call('export', source, 'maps/dangling.tmj').status).toBe(0);
		expect(readFileSync(at('elsewhere/new.tmj'))).toEqual(expected());
	});

	it('paths are relative to the real path of a linked folder [J9]', () => {
		mkdirSync(at('far/away/maps'), { recursive: true });
		symlinkSync('far/away/maps', at('near'));
		call('export', source, 'near/out.tmj');
		expect(readFileSync(at('far/away/maps/out.tmj')).toString()).toContain('"../../../tilesets/terrain.tsj"');
	});

	it('a pipe is written into', () => {
		runProgram('mkfifo', [at('pipe')]);
		const { stdout } = runProgram('sh', ['-c', `"${execPath}" "${program}" export ${source} pipe & cat pipe; wait`], { cwd: folder });
		expect(stdout).toBe(call('export', source, '-').stdout);
		expect(lstatSync(at('pipe')).isFIFO()).toBe(true);
	});

	it.each(['-', '/dev/stdout'])('%s is standard output, which receives only the document', (target) => {
		expect(call('export', source, target)).toMatchObject({ status: 0, stderr: '' });
		const appended = runProgram(
			'sh',
			['-c', `{ echo before; "${execPath}" "${program}" export ${source} ${target}; echo after; } > all.txt`],
			{ cwd: folder },
		);
		expect(appended.status).toBe(0);
		expect(readFileSync(at('all.txt')).toString()).toBe(`before\n${call('export', source, '-').stdout}after\n`);
	});

	it('standard input and output pass a document through', () => {
		const result = tilewright(['export', '-', '-'], { cwd: at('maps'), input: readFileSync(at(source)) });
		expect([result.status, result.stderr]).toEqual([0, '']);
		expect(result.bytes.equals(expected())).toBe(true);
	});

	it('the command ends quietly when standard output is closed early', () => {
		const { stdout, stderr } = runProgram('sh', ['-c', `"${execPath}" "${program}" export ${source} - | head -c 5`], { cwd: folder });
		expect([stdout, stderr]).toEqual(['{\n "b', '']);
	});
});

describe('… or not at all: the old target stays, and no temporary file is left', () => {
	const untouched = (run: () => ReturnType<typeof tilewright>, status: number, what: string): void => {
		writeFileSync(at('maps/old.tmj'), 'old');
		const before = readdirSync(at('maps'));
		const outcome = run();
		expect([outcome.status, outcome.stdout]).toEqual([status, '']);
		expect(outcome.stderr).toContain(what);
		expect(readFileSync(at('maps/old.tmj')).toString()).toBe('old');
		expect(readdirSync(at('maps'))).toEqual(before);
	};

	it('when the source has errors', () => {
		writeFileSync(at('broken.tmj'), '{');
		untouched(() => call('export', 'broken.tmj', 'maps/old.tmj'), 1, 'truncated');
	});

	it('when the source is missing', () => {
		untouched(() => call('export', 'maps/orthogonl.tmj', 'maps/old.tmj'), 3, 'Did you mean "maps/orthogonal.tmj"?');
	});

	it.each([
		['no/such/folder/out.tmj', 'there is no folder "no/such/folder"', 'mkdir -p no/such/folder'],
		["no 'such/out.tmj", `there is no folder "no 'such"`, `mkdir -p 'no '\\''such'`],
		['maps', 'it is a folder', 'maps/NAME.tmj'],
		['maps/', 'it is a folder', 'maps/NAME.tmj'],
		['new/', 'it is a folder', 'new/NAME.tmj'],
		['maps/old.tmj/out.tmj', 'part of the path is a file', 'Check the path.'],
		[`maps/${'long'.repeat(70)}.tmj`, 'the path is too long', 'Choose a shorter path.'],
	])('when the target is %s', (target, what, advice) => {
		untouched(() => call('export', source, target), 3, what);
		expect(call('export', source, target).stderr).toContain(advice);
	});

	it.runIf(platform === 'linux')('when the disk is full', () => {
		expect(call('export', source, '/dev/full')).toMatchObject({
			status: 3,
			stderr: expect.stringContaining('no space is left on the device'),
		});
		const { status, stderr } = runProgram('sh', ['-c', `"${execPath}" "${program}" export ${source} - > /dev/full`], { cwd: folder });
		expect([status, stderr]).toEqual([3, expect.stringContaining('Cannot write to standard output: no space is left')]);
	});

	it('when writing fails halfway', () => {
		const limited = (): ReturnType<typeof tilewright> =>
			runProgram('sh', ['-c', `ulimit -f 4; exec "${execPath}" "${program}" export ${source} maps/old.tmj`], { cwd: folder });
		untouched(limited, 3, 'larger than the file system allows');
	});

	it.runIf(getuid?.() === 0)('when the folder is not writable, or the source is not readable', () => {
		const nobody = 65534;
		mkdirSync(at('locked'));
		chmodSync(at('locked'), 0o755);
		chmodSync(folder, 0o755);
		writeFileSync(at('locked/old.tmj'), 'old', { mode: 0o666 });
		const { status, stderr } = tilewright(['export', source, 'locked/old.tmj'], { cwd: folder, uid: nobody });
		expect([status, stderr]).toEqual([3, expect.stringContaining('the folder "locked" must be writable too')]);
		expect(readFileSync(at('locked/old.tmj')).toString()).toBe('old');
		writeFileSync(at('secret.tmj'), '{}', { mode: 0o600 });
		expect(tilewright(['info', 'secret.tmj'], { cwd: folder, uid: nobody })).toMatchObject({
			status: 3,
			stderr: expect.stringContaining('Cannot read "secret.tmj": permission is denied.'),
		});
	});

	it.each(['SIGINT', 'SIGTERM'] as const)('when %s arrives during writing', async (signal) => {
		const size = 2000;
		const layer = {
			type: 'tilelayer',
			id: 1,
			name: 'l',
			x: 0,
			y: 0,
			opacity: 1,
			visible: true,
			width: size,
			height: size,
			data: new Array(size * size).fill(0),
		};
		const fields = { type: 'map', version: '1.10', orientation: 'orthogonal', tilewidth: 1, tileheight: 1, tilesets: [] };
		mkdirSync(at(signal));
		writeFileSync(at(signal, 'big.tmj'), JSON.stringify({ ...fields, width: size, height: size, layers: [layer] }));
		writeFileSync(at(signal, 'old.tmj'), 'old');
		const child = spawn(execPath, [program, 'export', 'big.tmj', 'old.tmj'], { cwd: at(signal), stdio: 'ignore' });
		const ended = new Promise<NodeJS.Signals | null>((resolve) => child.on('exit', (_, by) => resolve(by)));
		while (child.exitCode === null && leftovers(at(signal)).length === 0) await setImmediate();
		child.kill(signal);
		const by = await ended;
		expect(leftovers(at(signal))).toEqual([]);
		// If it was faster than the signal, the new file is complete.
		const content = readFileSync(at(signal, 'old.tmj')).toString();
		if (by === signal && content !== 'old') expect(JSON.parse(content)).toMatchObject({ width: size });
		else expect(content === 'old').toBe(by === signal);
	});
});

it('a pattern where one file is needed is told from a wrong path', () => {
	const { status, stderr } = call('export', 'maps/*.tmx', 'never.tmj');
	expect(status).toBe(3);
	expect(stderr).toContain('A pattern stands for any number of files, but one file is needed here.');
});

describe('invalid sources: exit code 3', () => {
	it.each([
		['maps', 'Cannot read "maps": it is a folder.', 'Name the files in it.'],
		['gone/a.tmj', 'Cannot read "gone/a.tmj": there is no such file.', 'There is no folder "gone" either'],
		['xyz', 'Cannot read "xyz": there is no such file.', 'Check the path. The folder is'],
		[`${source}/a.tmj`, 'part of the path is a file', 'Check the path.'],
	])('%s', (name, what, advice) => {
		for (const words of [
			['export', name, 'never.tmj'],
			['info', name],
			// A folder means the documents in it.
			...(name === 'maps' ? [] : [['validate', name, '--quiet']]),
		]) {
			const { status, stdout, stderr } = call(...words);
			expect([status, stdout]).toEqual([3, '']);
			expect(stderr).toContain(what);
			expect(stderr).toContain(advice);
		}
		expect(existsSync(at('never.tmj'))).toBe(false);
	});
});

const hasScript = platform === 'linux' && existsSync('/usr/bin/script');

it.runIf(hasScript)('success is reported on a terminal only', () => {
	const { status, stdout } = runProgram('script', ['-qec', `"${execPath}" "${program}" export ${source} maps/reported.tmj`, '/dev/null'], {
		cwd: folder,
	});
	expect([status, stdout.trim()]).toEqual([0, expect.stringMatching(/^wrote maps\/reported\.tmj \(\d+\.\d KB\)$/)]);
	expect(call('export', source, 'maps/reported.tmj')).toMatchObject({ status: 0, stdout: '', stderr: '' });
});
