import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { copyOfExamples, program, temporaryFolder, tilewright } from './support/run.ts';

const running: ChildProcess[] = [];
afterEach(() => {
	for (const child of running.splice(0)) child.kill('SIGKILL');
});

const project = (...members: object[]): string =>
	JSON.stringify({ propertyTypes: [{ id: 1, name: 'Coin', type: 'class', useAs: ['object'], members }] });
const GOLD = { name: 'gold', type: 'int', value: 1 };

describe('types [P1]', () => {
	it('writes the types of the nearest project, and leaves a file alone that is up to date', () => {
		const root = copyOfExamples();
		const cwd = join(root, 'maps');
		const run = (): object => tilewright(['types', '--out', 'types.ts'], { cwd });
		expect(run()).toMatchObject({ status: 0, stdout: '', stderr: '' });
		const file = join(cwd, 'types.ts');
		const text = readFileSync(file, 'utf8');
		expect(text).toMatch(/^\/\/ The custom types of brill\.tiled-project, written by `tilewright types`\./);
		expect(text).toContain('export interface Coin {\n\treadonly gold: number;\n}');
		expect(tilewright(['types'], { cwd })).toMatchObject({ status: 0, stdout: text });
		// Git may have changed the ends of lines.
		writeFileSync(file, text.replaceAll('\n', '\r\n'));
		const { mtimeMs } = statSync(file);
		expect(run()).toMatchObject({ status: 0 });
		expect(statSync(file).mtimeMs).toBe(mtimeMs);
	});

	it('takes any file with custom types, and standard input', () => {
		const xml = '<objecttypes><objecttype name="Coin"><property name="gold" type="int" default="5"/></objecttype></objecttypes>';
		const folder = temporaryFolder();
		writeFileSync(join(folder, 'objecttypes.xml'), xml);
		const { stdout } = tilewright(['types', 'objecttypes.xml'], { cwd: folder });
		expect(stdout).toContain('gold: 5,');
		const piped = tilewright(['types', '-'], { input: xml }).stdout;
		expect(piped.replace('// The custom types, ', '// The custom types of objecttypes.xml, ')).toBe(stdout);
	});

	it('--check fails if the file is missing or not up to date, and writes nothing', () => {
		const folder = temporaryFolder();
		writeFileSync(join(folder, 'a.tiled-project'), project(GOLD));
		const check = (): object => tilewright(['types', '--out', 'types.ts', '--check'], { cwd: folder });
		const advice = '\n  Run: tilewright types a.tiled-project --out types.ts\n';
		expect(check()).toMatchObject({ status: 1, stderr: `types.ts does not exist.${advice}` });
		tilewright(['types', '--out', 'types.ts'], { cwd: folder });
		expect(check()).toMatchObject({ status: 0, stderr: '' });
		writeFileSync(join(folder, 'a.tiled-project'), project(GOLD, { name: 'shiny', type: 'bool', value: true }));
		expect(check()).toMatchObject({ status: 1, stderr: `types.ts is not up to date.${advice}` });
		expect(readFileSync(join(folder, 'types.ts'), 'utf8')).not.toContain('shiny');
	});

	it('reports the mistakes of a project with their places, and keeps the file', () => {
		const folder = temporaryFolder();
		writeFileSync(join(folder, 'a.tiled-project'), project(GOLD));
		tilewright(['types', '--out', 'types.ts'], { cwd: folder });
		const before = readFileSync(join(folder, 'types.ts'), 'utf8');
		writeFileSync(join(folder, 'a.tiled-project'), '{"propertyTypes": [{ "id": 1, "type": "class" }]}');
		expect(tilewright(['types', '--out', 'types.ts'], { cwd: folder })).toMatchObject({
			status: 1,
			stderr: expect.stringMatching(/^a\.tiled-project:1:\d+ {2}error /),
		});
		expect(readFileSync(join(folder, 'types.ts'), 'utf8')).toBe(before);
	});

	it.each([
		['--out a.d.ts', 2, 'Declarations (.d.ts) cannot contain default values'],
		['--out a.tsx', 2, 'is not a file for a module in TypeScript'],
		['--check', 2, '--check needs a file'],
		['--watch --out -', 2, '--watch needs a file'],
		['- --watch --out a.ts', 2, 'Standard input cannot be watched'],
		['--out own.ts', 3, 'was not written by this command, and is kept'],
		['--out folder.ts', 3, 'it is a folder'],
		['gone.tiled-project', 3, 'gone.tiled-project'],
	])('refuses %s', (words, status, stderr) => {
		const folder = temporaryFolder();
		writeFileSync(join(folder, 'a.tiled-project'), project(GOLD));
		writeFileSync(join(folder, 'own.ts'), 'export {};\n');
		mkdirSync(join(folder, 'folder.ts'));
		expect(tilewright(['types', ...words.split(' ')], { cwd: folder, input: project(GOLD) })).toMatchObject({
			status,
			stderr: expect.stringContaining(stderr),
		});
		expect(readFileSync(join(folder, 'own.ts'), 'utf8')).toBe('export {};\n');
	});

	it('--watch writes the file again when the project changes', async () => {
		const folder = temporaryFolder();
		const save = (...members: object[]): void => {
			writeFileSync(join(folder, 'new'), project(...members));
			renameSync(join(folder, 'new'), join(folder, 'a.tiled-project'));
		};
		save(GOLD);
		const child = spawn(execPath, [program, 'types', '--out', 'types.ts', '--watch'], { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
		running.push(child);
		const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
		let stderr = '';
		child.stderr.on('data', (data: Buffer) => {
			stderr += data.toString();
		});
		// Long, because the machine may be busy.
		const until = (part: string): Promise<void> => vi.waitFor(() => expect(stderr).toContain(part), { timeout: 120_000, interval: 20 });
		await until('watching 1 file');
		save(GOLD, { name: 'shiny', type: 'bool', value: true });
		await until('a.tiled-project: 1 class, 0 enums\n');
		expect(readFileSync(join(folder, 'types.ts'), 'utf8')).toContain('readonly shiny: boolean;');
		child.kill('SIGINT');
		expect(await ended).toBe(0);
	});
});
