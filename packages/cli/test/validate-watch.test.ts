import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { afterEach, expect, it, vi } from 'vitest';
import { program, temporaryFolder, tilewright } from './support/run.ts';

/** Long, because the machine may be busy. */
const WAIT = { timeout: 120_000, interval: 20 };

const running: ChildProcess[] = [];
afterEach(() => {
	for (const child of running.splice(0)) child.kill('SIGKILL');
});

const map = (tileset: string, color = '#ff0000'): string =>
	`{ "type": "map", "orientation": "orthogonal", "width": 1, "height": 1, "tilewidth": 8, "tileheight": 8, "layers": [],
 "backgroundcolor": "${color}", "tilesets": [{ "firstgid": 1, "source": "${tileset}" }] }`;
const TILESET = '<tileset name="grass" tilewidth="8" tileheight="8" tilecount="0" columns="0"/>';

it('--watch checks again after a change of a map, of what it refers to, and of the configuration', async () => {
	const folder = temporaryFolder();
	const save = (name: string, text: string): void => {
		writeFileSync(join(folder, `${name}.new`), text);
		renameSync(join(folder, `${name}.new`), join(folder, name));
	};
	save('a.tmj', map('grass.tsx'));
	save('tilewright.config.json', '{}');
	const child = spawn(execPath, [program, 'validate', 'a.tmj', '--watch'], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
	running.push(child);
	const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
	let [stdout, stderr] = ['', ''];
	child.stdout.on('data', (data: Buffer) => {
		stdout += data.toString();
	});
	child.stderr.on('data', (data: Buffer) => {
		stderr += data.toString();
	});
	const until = (part: string): Promise<void> => vi.waitFor(() => expect(stderr).toContain(part), WAIT);

	await until('watching ');
	expect(stdout).toContain('The tileset "grass.tsx" does not exist.');
	save('grass.tsx', TILESET);
	await until('grass.tsx: no problems found\n');
	expect(stdout).toContain('1 file: no problems found');
	save('a.tmj', map('grass.tsx', 'red'));
	await until('a.tmj: 1 warning\n');
	save('tilewright.config.json', '{ "rules": { "bad-color": "error" } }');
	await until('tilewright.config.json: 1 error\n');
	child.kill('SIGINT');
	expect(await ended).toBe(0);
});

it('--watch cannot follow standard input', () => {
	expect(tilewright(['validate', '-', '--watch'], { input: map('grass.tsx') })).toMatchObject({
		status: 2,
		stderr: expect.stringContaining('--watch cannot follow standard input'),
	});
});
