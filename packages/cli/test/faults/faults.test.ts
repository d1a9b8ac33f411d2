import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { execPath } from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { effort, sampleOf } from '../../../../tests/support/effort.ts';
import { pick, randomFrom } from '../../../format/test/support/random.ts';
import { thisHost } from '../../src/host/temporary-files.ts';
import { program, startTilewright, tilewright } from '../support/run.ts';
import type { Scenario } from './scenarios.ts';
import { damageIn, filesIn, freshFolder, scenarios } from './scenarios.ts';

const FAULTS = fileURLToPath(new URL('file-faults.mjs', import.meta.url));

/** Threads count their operations on files on their own. */
const onCores = scenarios().filter(({ name }) => name.endsWith('--jobs'));
const all = scenarios().filter((scenario) => !onCores.some(({ name }) => name === scenario.name));

/** Runs a scenario with a fault. Returns the exit code; `null` if the process was killed. */
function runWith(fault: string, { words }: Scenario, folder: string): Promise<number | null> {
	return start(words, folder, { FILE_FAULT: fault }, ['--import', FAULTS]).ended;
}

/** Starts the command. */
function start(words: readonly string[], cwd: string, variables: Readonly<Record<string, string>> = {}, options: readonly string[] = []) {
	const child = spawn(execPath, [...options, program, ...words], {
		cwd,
		env: { ...process.env, ...variables },
		stdio: ['ignore', 'ignore', 'pipe'],
	});
	const ended = new Promise<number | null>((resolve) => child.on('exit', (code) => resolve(code)));
	return { child, ended };
}

const counted = new Map<string, Promise<number>>();

/** How many operations on files a scenario takes. */
function operationsOf(scenario: Scenario): Promise<number> {
	const count = counted.get(scenario.name) ?? countOperations(scenario);
	counted.set(scenario.name, count);
	return count;
}

async function countOperations(scenario: Scenario): Promise<number> {
	// The first run keeps what V8 has compiled, which takes operations that later ones do not need.
	expect(tilewright(scenario.words, { cwd: freshFolder(scenario.before) }).status).toBe(0);
	const folder = freshFolder(scenario.before);
	const log = `${folder}.log`;
	const { ended } = start(scenario.words, folder, { FILE_FAULT_LOG: log }, ['--import', FAULTS]);
	expect(await ended).toBe(0);
	return readFileSync(log, 'utf8')
		.split('\n')
		.filter((line) => line !== '').length;
}

/** Runs a scenario again without a fault: then everything must be new, and nothing may be left over. */
function expectMended(scenario: Scenario, folder: string, what: string): void {
	const { status } = tilewright(scenario.words, { cwd: folder });
	expect({ what, status, damage: damageIn(folder, scenario, true) }).toEqual({ what, status: 0, damage: [] });
}

describe('killed at any moment: each file is the old or the new one, and the next run leaves nothing over', () => {
	it.each(all)('$name', async (scenario) => {
		const operations = await operationsOf(scenario);
		expect(operations).toBeGreaterThan(40);
		const random = randomFrom(1);
		for (let i = 0; i < effort(2, 200); i++) {
			const folder = freshFolder(scenario.before);
			const fault = `${pick(random, ['kill', 'half'], 'kill')}:${1 + random(operations)}`;
			expect(await runWith(fault, scenario, folder)).toBe(null);
			expect({ fault, damage: damageIn(folder, scenario, false) }).toEqual({ fault, damage: [] });
			expectMended(scenario, folder, fault);
			rmSync(folder, { recursive: true });
		}
	});

	it.each([...all, ...onCores])('$name, by the clock', async (scenario) => {
		const random = randomFrom(2);
		for (let i = 0; i < effort(1, 50); i++) {
			const folder = freshFolder(scenario.before);
			const { child, ended } = start(scenario.words, folder);
			setTimeout(() => child.kill('SIGKILL'), 100 + random(400));
			await ended;
			expect(damageIn(folder, scenario, false)).toEqual([]);
			expectMended(scenario, folder, 'by the clock');
			rmSync(folder, { recursive: true });
		}
	});
});

describe('what a killed process left over', () => {
	it.each([...all, ...onCores])('$name: is removed by the next run, also if nothing is left to write', (scenario) => {
		const done = { ...scenario, before: new Map([...scenario.before, ...scenario.after]) };
		const folder = freshFolder(done.before);
		const target = dirname([...scenario.after.keys()].find((name) => name.endsWith('map-3.tmx')) ?? 'map-3.tmj');
		// No process has an id this large.
		const left = join(folder, target, `.tilewright-${thisHost()}-99999999-0123456789ab.tmp`);
		const ofOther = join(folder, target, `.tilewright-00000000-99999999-0123456789ab.tmp`);
		for (const path of [left, ofOther]) writeFileSync(path, 'half');
		expect(startTilewright(scenario.words, { cwd: folder }).status).toBe(0);
		expect([existsSync(left), existsSync(ofOther)]).toEqual([false, true]);
	});

	it('is removed by a process that has the same id by chance', () => {
		const [scenario] = all;
		if (scenario === undefined) throw new Error('unreachable');
		const folder = freshFolder(scenario.before);
		// The command runs in the process that makes the file.
		const code = `import{writeFileSync}from'node:fs';import process from'node:process';writeFileSync('.tilewright-${thisHost()}-'+process.pid+'-0123456789ab.tmp','half');process.argv.splice(1,0,'');await import(${JSON.stringify(pathToFileURL(program).href)});`;
		const { status } = spawnSync(execPath, ['--input-type=module', '-e', code, ...scenario.words], { cwd: folder });
		expect({ status, damage: damageIn(folder, scenario, true) }).toEqual({ status: 0, damage: [] });
	});
});

describe('a disk that is full', () => {
	it.each(
		sampleOf(
			all.flatMap((scenario) => ['ENOSPC', 'EIO', 'EDQUOT'].map((code) => ({ name: scenario.name, code, scenario }))),
			4,
		),
	)('$name: $code', async ({ code, scenario }) => {
		const operations = await operationsOf(scenario);
		const random = randomFrom(3);
		for (let i = 0; i < effort(1, 10); i++) {
			const folder = freshFolder(scenario.before);
			const fault = `${code}:${1 + random(operations - 40)}`;
			expect({ fault, status: await runWith(fault, scenario, folder) }).toEqual({ fault, status: 3 });
			// A failure that the command sees leaves no temporary files.
			const names = [...filesIn(folder).keys()].filter((name) => name.endsWith('.tmp'));
			expect({ fault, names, damage: damageIn(folder, scenario, false) }).toEqual({ fault, names: [], damage: [] });
			expectMended(scenario, folder, fault);
		}
	});
});

describe('two writers at once', () => {
	it.each([...all, ...onCores])('$name: each file is whole', async (scenario) => {
		for (let i = 0; i < effort(1, 20); i++) {
			const folder = freshFolder(scenario.before);
			const both = [start(scenario.words, folder), start(scenario.words, folder)];
			const statuses = await Promise.all(both.map(({ ended }) => ended));
			// One may find that the other has changed a file in the meantime, and keep that.
			for (const status of statuses) expect([0, 3]).toContain(status);
			expect(damageIn(folder, scenario, false)).toEqual([]);
			expectMended(scenario, folder, 'two writers');
		}
	});
});

describe('targets that are no files any more', () => {
	it.each(all)('$name: a folder or a link in place of a file is an error or is replaced, and the others are written', (scenario) => {
		const target = [...scenario.after.keys()].find((name) => name.endsWith('map-3.tmx')) ?? 'map-3.tmj';
		const asFolder = freshFolder(scenario.before);
		rmSync(join(asFolder, target), { force: true });
		mkdirSync(join(asFolder, target, 'inner'), { recursive: true });
		expect(startTilewright(scenario.words, { cwd: asFolder }).status).toBe(3);
		expect(damageIn(asFolder, scenario, false)).toEqual([`gone: ${target}`]);
		const asLink = freshFolder(scenario.before);
		const elsewhere = join(asLink, '..', `${asLink.split('/').at(-1)}-elsewhere`);
		const content = scenario.before.get(target) ?? Buffer.from('');
		writeFileSync(elsewhere, content);
		rmSync(join(asLink, target), { force: true });
		symlinkSync(elsewhere, join(asLink, target));
		expect(startTilewright(scenario.words, { cwd: asLink }).status).toBe(0);
		const now = readFileSync(join(asLink, target));
		expect(now.equals(scenario.after.get(target) ?? content)).toBe(true);
		// What a link leads to is the old or the new file, as well.
		const kept = readFileSync(elsewhere);
		expect(kept.equals(content) || kept.equals(now)).toBe(true);
	});
});

describe('a folder that is read-only', () => {
	it.skipIf(process.getuid?.() !== 0).each(all)('$name: the files stay, for any user but root', (scenario) => {
		const folder = freshFolder(scenario.before);
		const target = dirname([...scenario.after.keys()].find((name) => name.endsWith('map-3.tmx')) ?? 'map-3.tmj');
		for (const name of ['.', target]) chmodSync(join(folder, name), 0o555);
		const { status, stderr } = startTilewright(scenario.words, { cwd: folder, uid: 1234 });
		expect({ status, damage: damageIn(folder, scenario, false) }).toEqual({ status: 3, damage: [] });
		expect(stderr).toContain('permission is denied');
	});
});
