import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { describe, expect, it } from 'vitest';
import { program, temporaryFolder, tilewright } from './support/run.ts';

/** A map in an older form, with a reference to a missing file. */
const OLD = `{ "type": "map", "orientation": "orthogonal", "width": 1, "height": 1, "tilewidth": 8, "tileheight": 8, "layers": [],
 "tilesets": [{ "firstgid": 1, "source": "gone.tsj" }], "version": 1.1 }`;
const NAMES = ['a.tmj', 'b.tmj', 'c.tmj', 'd.tmj'];

function oldMaps(): string {
	const folder = temporaryFolder();
	for (const name of NAMES) writeFileSync(join(folder, name), OLD);
	return folder;
}

interface Ended {
	readonly status: unknown;
	/** The text printed to the stream that is read. */
	readonly printed: string;
}

/** Runs the command while nobody reads one of its streams. Standard input stays open. */
async function unread(stream: 'stdout' | 'stderr', cwd: string, ...words: string[]): Promise<Ended> {
	const child = spawn(execPath, [program, ...words], { cwd, stdio: 'pipe' });
	child[stream].destroy();
	let printed = '';
	child[stream === 'stdout' ? 'stderr' : 'stdout'].on('data', (data: Buffer) => {
		printed += data.toString();
	});
	const [status]: unknown[] = await once(child, 'close');
	return { status, printed };
}

describe('when nobody reads the output', () => {
	it('export writes its file, and ends as if somebody did', async () => {
		const folder = oldMaps();
		expect(tilewright(['export', 'a.tmj', 'read.tmx'], { cwd: folder })).toMatchObject({
			status: 0,
			stderr: expect.stringContaining('gone'),
		});
		expect(await unread('stderr', folder, 'export', 'a.tmj', 'unread.tmx')).toEqual({ status: 0, printed: '' });
		expect(readFileSync(join(folder, 'unread.tmx'))).toEqual(readFileSync(join(folder, 'read.tmx')));
	});

	it('the exit code says that nothing was written', async () => {
		const folder = oldMaps();
		expect(await unread('stderr', folder, 'export', 'gone.tmj', 'new.tmx')).toEqual({ status: 3, printed: '' });
		expect(existsSync(join(folder, 'new.tmx'))).toBe(false);
	});

	it('upgrade --write rewrites all files', async () => {
		const folder = oldMaps();
		expect(await unread('stdout', folder, 'upgrade', '--write', '--jobs', '1', ...NAMES)).toEqual({ status: 0, printed: '' });
		expect(NAMES.filter((name) => readFileSync(join(folder, name), 'utf8') === OLD)).toEqual([]);
	});

	it('upgrade --check still finds the last file', async () => {
		const folder = oldMaps();
		tilewright(['upgrade', '--write', ...NAMES.slice(0, -1)], { cwd: folder });
		expect(await unread('stdout', folder, 'upgrade', '--check', '--jobs', '1', ...NAMES)).toEqual({ status: 1, printed: '' });
	});

	it.each(['--version', '--help'])('%s ends quietly', async (flag) => {
		expect(await unread('stdout', temporaryFolder(), flag)).toEqual({ status: 0, printed: '' });
	});

	it.each([
		['stdout', ['validate', 'a.tmj', '--watch']],
		['stderr', ['export', 'a.tmj', '--out', 'dist', '--watch']],
	] as const)('a command that watches ends: %s of %j', async (stream, words) => {
		expect(await unread(stream, oldMaps(), ...words)).toMatchObject({ status: 0 });
	});

	it('lsp ends, too', async () => {
		const child = spawn(execPath, [program, 'lsp'], { cwd: temporaryFolder(), stdio: 'pipe' });
		child.stdout.destroy();
		let printed = '';
		child.stderr.on('data', (data: Buffer) => {
			printed += data.toString();
		});
		const request = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params: { capabilities: {} } });
		child.stdin.write(`Content-Length: ${request.length}\r\n\r\n${request}`);
		const [status]: unknown[] = await once(child, 'close');
		expect({ status, printed }).toEqual({ status: 0, printed: '' });
	});
});
