import { rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Call } from '../support/edit-server.ts';
import { startServer, TOKEN } from '../support/edit-server.ts';

const SECRET = { 'maps/a.tmx': 'secret' };
const READ = '/api/file?path=/maps/a.tmx';

/** Requests that the page would never send, with the port in place of PORT. */
const FOREIGN: readonly (readonly [string, Call])[] = [
	['without a token', { headers: { Authorization: undefined } }],
	['with an empty token', { headers: { Authorization: 'Bearer ' } }],
	['with a wrong token', { headers: { Authorization: 'Bearer the-tokem' } }],
	['with a longer token', { headers: { Authorization: `Bearer ${TOKEN}x` } }],
	['with the token as a password', { headers: { Authorization: `Basic ${Buffer.from(`:${TOKEN}`).toString('base64')}` } }],
	['with the token in a cookie alone', { headers: { Authorization: undefined, Cookie: `token=${TOKEN}` } }],
	['of another origin', { headers: { Origin: 'https://evil.example' } }],
	['of another port of this computer', { headers: { Origin: 'http://127.0.0.1:1' } }],
	['of the same address by another protocol', { headers: { Origin: 'https://127.0.0.1:PORT' } }],
	['of a file or a sandboxed frame', { headers: { Origin: 'null' } }],
	['of another name of ours than that of Host', { headers: { Origin: 'http://localhost:PORT' } }],
	['of another site', { headers: { 'Sec-Fetch-Site': 'cross-site' } }],
	['of another port, as browsers call it', { headers: { 'Sec-Fetch-Site': 'same-site' } }],
	['to a name that leads here (DNS rebinding)', { headers: { Host: 'evil.example:PORT', Origin: 'http://evil.example:PORT' } }],
	['to such a name, from a page without an origin', { headers: { Host: 'evil.example:PORT' } }],
	['to a name that begins like ours', { headers: { Host: '127.0.0.1.evil.example:PORT' } }],
	['to our address as the user of another', { headers: { Host: 'evil@127.0.0.1:PORT' } }],
	['to another port', { headers: { Host: '127.0.0.1:1' } }],
	['without a port', { headers: { Host: '127.0.0.1' } }],
];

const withPort = ({ headers = {}, ...call }: Call, port: number): Call => ({
	...call,
	headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value?.replace('PORT', String(port))])),
});

describe('requests about files [C5]', () => {
	it('of the page are answered', async () => {
		const { send, port } = await startServer(SECRET);
		expect(await send(READ)).toMatchObject({ status: 200, text: 'secret' });
		for (const headers of [
			{ 'Origin': `http://127.0.0.1:${port}` },
			{ 'Host': `localhost:${port}`, 'Origin': `http://localhost:${port}` },
			{ 'Host': `[::1]:${port}` },
			{ 'Sec-Fetch-Site': 'none' },
			{ 'Sec-Fetch-Site': undefined },
		])
			expect(await send(READ, { headers })).toMatchObject({ status: 200, text: 'secret' });
	});

	it.each(FOREIGN)('%s are refused, and say nothing about files', async (_, call) => {
		const { send, port, root } = await startServer(SECRET);
		const foreign = withPort(call, port);
		for (const path of [READ, '/api/file?path=/missing.tmx', '/api/files', '/api/project', '/api/events', '/api/nothing']) {
			const { status, text, headers } = await send(path, foreign);
			expect([path, status, JSON.parse(text).refused]).toEqual([path, 403, 'unreadable']);
			expect(text).not.toMatch(/secret|maps|game/);
			expect(text).not.toContain(root);
			expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
		}
	});

	it.each(FOREIGN)('%s write nothing', async (_, call) => {
		const { send, port } = await startServer(SECRET);
		const { method = 'PUT', ...foreign } = withPort(call, port);
		for (const path of [READ, '/api/file?path=/new.tmx'])
			expect((await send(path, { ...foreign, method, body: 'written' })).status).toBe(403);
		expect((await send(READ)).text).toBe('secret');
		expect((await send('/api/file?path=/new.tmx')).status).toBe(404);
	});

	it('a preflight for another origin is refused, without CORS headers', async () => {
		const { send } = await startServer(SECRET);
		const { status, headers } = await send(READ, {
			method: 'OPTIONS',
			headers: {
				'Authorization': undefined,
				'Origin': 'https://evil.example',
				'Sec-Fetch-Site': 'cross-site',
				'Access-Control-Request-Method': 'PUT',
				'Access-Control-Request-Headers': 'authorization',
			},
		});
		expect(status).toBe(403);
		expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
	});

	it.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain'])(
		'a form of %s is refused (CSRF), even one that knows the token',
		async (type) => {
			const { send } = await startServer(SECRET);
			const form = { method: 'POST', body: 'path=/maps/a.tmx&content=x' };
			for (const path of [READ, '/api/file', '/', '/index.html']) {
				const headers = { 'Content-Type': type, 'Origin': 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
				expect((await send(path, { ...form, headers: { ...headers, Authorization: undefined } })).status).toBeGreaterThanOrEqual(403);
				expect((await send(path, { ...form, headers: { 'Content-Type': type } })).status).toBe(405);
			}
			expect((await send(READ)).text).toBe('secret');
		},
	);
});

describe('the app [C5]', () => {
	it('is served without a token, under a strict policy', async () => {
		const { send } = await startServer(SECRET);
		const { status, text, headers } = await send('/', { headers: { Authorization: undefined } });
		expect([status, text]).toEqual([200, '<!doctype html><title>app</title>']);
		expect(headers).toMatchObject({
			'content-security-policy':
				"default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' blob: data:; font-src 'self'; connect-src 'self'; " +
				"worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
			'x-content-type-options': 'nosniff',
			'referrer-policy': 'no-referrer',
			'cross-origin-opener-policy': 'same-origin',
			'cross-origin-resource-policy': 'same-origin',
			'cache-control': 'no-cache',
			'content-type': 'text/html;charset=utf-8',
		});
		expect((await send('/assets/app.js')).headers['content-type']).toMatch(/javascript/);
	});

	it('every answer has these headers, and those about files are not stored', async () => {
		const { send } = await startServer(SECRET);
		for (const path of [READ, '/api/file?path=/..', '/api/nothing', '/nothing']) {
			const { headers } = await send(path);
			expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' });
			if (path.startsWith('/api/')) expect(headers['cache-control']).toBe('no-store');
		}
		const { headers } = await send(READ, { headers: { Authorization: 'no' } });
		expect(headers['content-security-policy']).toContain("default-src 'none'");
	});

	it('goes on being served when an update replaces it, as it is then', async () => {
		const { send, app } = await startServer(SECRET);
		rmSync(join(app, 'assets/app.js'));
		writeFileSync(join(app, 'assets/app-2.js'), 'export const version = 2;');
		expect((await send('/assets/app.js')).status).toBe(404);
		expect(await send('/assets/app-2.js')).toMatchObject({ status: 200, text: 'export const version = 2;' });
		writeFileSync(join(app, 'index.html'), 'longer than it was before: the whole of it is sent');
		expect((await send('/')).text).toBe('longer than it was before: the whole of it is sent');
	});

	it.each(['bytes=5-2', 'bytes=900-', 'bytes=-', 'lines=1-2'])('is sent as a whole, whatever range is asked for (%s)', async (range) => {
		const { send } = await startServer(SECRET);
		expect(await send('/assets/app.js', { headers: { Range: range } })).toMatchObject({ status: 200, text: 'export {};' });
		expect((await send('/')).status).toBe(200);
	});

	it('is not served by a name that leads here', async () => {
		const { send, port } = await startServer(SECRET);
		expect((await send('/', { headers: { Host: `evil.example:${port}` } })).status).toBe(403);
	});

	it.each([
		'/../game/maps/a.tmx',
		'/assets/../../game/maps/a.tmx',
		'/%2e%2e/game/maps/a.tmx',
		'/..%2fgame%2fmaps%2fa.tmx',
		'/..%5cgame%5cmaps%5ca.tmx',
		'/..\\game\\maps\\a.tmx',
		'//game/maps/a.tmx',
		'/maps/a.tmx',
		'/.secret',
		'/%00',
		'/%',
		'/%ff',
		'http://127.0.0.1/../game/maps/a.tmx',
	])('nothing else is: %s', async (path) => {
		const { send } = await startServer(SECRET);
		const { status, text } = await send(path);
		expect(status).toBe(404);
		expect(text).not.toMatch(/secret|hidden/);
	});
});

describe('addresses [C5]', () => {
	const canConnect = (address: string, port: number): Promise<boolean> =>
		new Promise((resolve) => {
			const socket = connect({ host: address, port, timeout: 5000 });
			const end = (connected: boolean) => (): void => {
				socket.destroy();
				resolve(connected);
			};
			socket.on('connect', end(true)).on('error', end(false)).on('timeout', end(false));
		});

	it('no other one of this computer answers', async () => {
		const { port } = await startServer(SECRET);
		expect(await canConnect('127.0.0.1', port)).toBe(true);
		const others = Object.values(networkInterfaces()).flatMap((all = []) =>
			all.flatMap(({ address, internal }) => (internal ? [] : [address])),
		);
		for (const address of ['127.0.0.2', '::1', ...others]) expect([address, await canConnect(address, port)]).toEqual([address, false]);
	});

	it('a page of the address that was asked for is answered, and no other name', async () => {
		const { send, port } = await startServer(SECRET, { host: '0.0.0.0' });
		expect((await send(READ, { headers: { Host: `127.0.0.1:${port}` } })).status).toBe(200);
		expect((await send(READ, { headers: { Host: `evil.example:${port}` } })).status).toBe(403);
	});
});
