import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { env, execPath } from 'node:process';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { copyOfExamples, program, temporaryFolder, tilewright } from '../support/run.ts';

/** Long, because the machine may be busy. */
const WAIT = { timeout: 120_000, interval: 20 };

const running: ChildProcess[] = [];
afterEach(() => {
	for (const child of running.splice(0)) child.kill('SIGKILL');
});

/** A running editor. */
interface Editing {
	/** The addresses that it has printed. */
	readonly urls: readonly URL[];
	readonly origin: string;
	/** Sends a request with the token. */
	readonly send: (path: string, init?: RequestInit) => Promise<Response>;
	readonly errors: () => string;
	readonly stop: (signal: NodeJS.Signals) => Promise<number | null>;
}

async function editing(words: readonly string[], cwd: string, more: Readonly<Record<string, string>> = {}): Promise<Editing> {
	const child = spawn(execPath, [program, 'edit', ...words], { cwd, env: { ...env, ...more }, stdio: ['ignore', 'pipe', 'pipe'] });
	running.push(child);
	let [output, errors] = ['', ''];
	child.stdout.on('data', (data: Buffer) => {
		output += data.toString();
	});
	child.stderr.on('data', (data: Buffer) => {
		errors += data.toString();
	});
	const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
	await vi.waitFor(() => expect(errors).toContain('editing the files'), WAIT);
	const urls = output
		.trim()
		.split('\n')
		.map((line) => new URL(line));
	const [{ origin, hash } = new URL('http://none.example')] = urls;
	const Authorization = hash.replace('#token=', 'Bearer ');
	return {
		urls,
		origin,
		send: async (path, init) => await fetch(`${origin}${path}`, { ...init, headers: { Authorization } }),
		errors: () => errors,
		stop: async (signal) => {
			child.kill(signal);
			return await ended;
		},
	};
}

describe('tilewright edit', () => {
	it('serves the app and the files of the root, and ends at once on Ctrl+C, with open streams', async () => {
		const root = copyOfExamples();
		const { urls, origin, send, errors, stop } = await editing(['maps/orthogonal.tmj', '--no-open', '--root', '.'], root);
		expect(urls.map(({ href }) => href)).toEqual([expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/#token=[\w-]{43}$/)]);
		expect(errors()).toBe(`editing the files in ${realpathSync(root)}, press Ctrl+C to stop\n`);
		const page = await fetch(origin);
		expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<script type="module"')]);
		expect(await (await send('/api/project')).json()).toMatchObject({ open: ['/maps/orthogonal.tmj'] });
		expect(await (await send('/api/files')).json()).toContain('/tilesets/terrain.tsj');
		expect(await (await send('/api/file?path=/maps/orthogonal.tmj')).text()).toBe(readFileSync(join(root, 'maps/orthogonal.tmj'), 'utf8'));
		expect((await fetch(`${origin}/api/files`)).status).toBe(403);
		const stream = (await send('/api/events')).body?.getReader();
		expect(new TextDecoder().decode((await stream?.read())?.value)).toBe('{"type":"ready"}\n');
		// It does not wait for the stream, which would never end.
		expect(await stop('SIGINT')).toBe(0);
		await expect(stream?.read()).rejects.toThrow();
	});

	it('uses the root of the project, and a folder has its own port', async () => {
		const root = copyOfExamples();
		const first = await editing(['maps', '--no-open'], root);
		expect(await (await first.send('/api/files')).json()).toContain('/art/terrain.png');
		expect(await (await first.send('/api/project')).json()).toMatchObject({ open: [] });
		// The same folder at the same time gets the next free port.
		const second = await editing(['--no-open'], root);
		expect(second.origin).not.toBe(first.origin);
		expect(await first.stop('SIGTERM')).toBe(0);
		const third = await editing(['--no-open'], root);
		expect(third.origin).toBe(first.origin);
		expect(third.urls[0]?.hash).not.toBe(first.urls[0]?.hash);
	});

	it('serves the folder of --root from anywhere else, if no file is named', async () => {
		const root = copyOfExamples();
		const { errors, send } = await editing(['--no-open', '--root', root], temporaryFolder());
		expect(errors()).toBe(`editing the files in ${realpathSync(root)}, press Ctrl+C to stop\n`);
		expect(await (await send('/api/project')).json()).toMatchObject({ open: [] });
		expect(await (await send('/api/files')).json()).toContain('/maps/orthogonal.tmj');
	});

	it('serves the folder that is named, if there is no project or repository around it', async () => {
		const top = realpathSync(temporaryFolder());
		mkdirSync(join(top, 'levels'));
		writeFileSync(join(top, 'levels/one.tmj'), '{}');
		const { errors, send } = await editing(['levels', 'levels/one.tmj', '--no-open'], top);
		expect(errors()).toBe(`editing the files in ${join(top, 'levels')}, press Ctrl+C to stop\n`);
		expect(await (await send('/api/project')).json()).toMatchObject({ open: ['/one.tmj'] });
	});

	it('opens the browser', async () => {
		const folder = temporaryFolder();
		const browser = join(folder, 'browser');
		writeFileSync(browser, `#!/bin/sh\nprintf %s "$1" > "${folder}/opened"\n`);
		chmodSync(browser, 0o755);
		mkdirSync(join(folder, 'game'));
		const { urls } = await editing([], join(folder, 'game'), { BROWSER: browser, DISPLAY: '', XDG_CURRENT_DESKTOP: '' });
		await vi.waitFor(() => expect(existsSync(join(folder, 'opened'))).toBe(true), WAIT);
		await vi.waitFor(() => expect(readFileSync(join(folder, 'opened'), 'utf8')).toBe(urls[0]?.href), WAIT);
	});

	it('warns if other computers reach it', async () => {
		const root = copyOfExamples();
		const { urls, errors, send } = await editing(['--no-open', '--host', '0.0.0.0'], root);
		expect(urls[0]?.hostname).toBe('127.0.0.1');
		await vi.waitFor(() => expect(errors()).toContain('warning: other computers can reach this address.'), WAIT);
		expect((await send('/api/project')).status).toBe(200);
	});
});

describe('tilewright edit refuses', () => {
	const cwd = copyOfExamples();
	const call = (...words: string[]): ReturnType<typeof tilewright> => tilewright(['edit', '--no-open', ...words], { cwd });

	it('a port that is in use', async () => {
		const other = createServer();
		await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
		const address = other.address();
		const port = typeof address === 'object' ? String(address?.port) : '';
		const { status, stdout, stderr } = call('--port', port);
		other.close();
		expect([status, stdout]).toEqual([2, '']);
		expect(stderr).toContain(`--port ${port}: another program uses this port.`);
	});

	it.each([
		['--port 65536', 2, 'a whole number from 0 to 65535'],
		['--port x', 2, 'a whole number from 0 to 65535'],
		['--host 203.0.113.7', 2, '--host "203.0.113.7": this computer has no such address.'],
		['maps/orthogonl.tmj', 3, 'Did you mean "maps/orthogonal.tmj"?'],
		['maps/orthogonal.tmj --root tilesets', 2, 'does not contain the folder of the source'],
		['--root nowhere', 2, 'there is no folder "nowhere"'],
	])('%s', (words, code, message) => {
		const { status, stdout, stderr } = call(...words.split(' '));
		expect([status, stdout]).toEqual([code, '']);
		expect(stderr).toContain(message);
	});
});
