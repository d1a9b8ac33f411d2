import { chmodSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getuid } from 'node:process';
import { describe, expect, it } from 'vitest';
import type { Call } from '../support/edit-server.ts';
import { startServer } from '../support/edit-server.ts';
import { leftovers } from '../support/run.ts';

const at = (path: string): string => `/api/file?path=${encodeURIComponent(path)}`;
const put = (body: string | Uint8Array, headers: Call['headers'] = { 'If-None-Match': '*' }): Call => ({ method: 'PUT', body, headers });

/** Paths that lead nowhere in the root, as they are written after `path=`. */
const ESCAPES: readonly (readonly [string, string])[] = [
	['the folder above', '/../outside.tmx'],
	['the folder above, below a folder', '/maps/../../outside.tmx'],
	['the folder above, encoded', '/%2e%2e/outside.tmx'],
	['the folder above, with an encoded slash', '/..%2foutside.tmx'],
	['the folder above, by backslashes', '/..%5coutside.tmx'],
	['the folder above, by mixed slashes', '/maps%5c..%2f..%5coutside.tmx'],
	['absolute, after the slash', '/ROOT/../outside.tmx'],
	['another computer', '//server/share/outside.tmx'],
	['another computer, by backslashes', '/%5c%5cserver%5cshare%5coutside.tmx'],
	['a drive', '/C:/outside.tmx'],
	['a drive and a relative path', '/C:outside.tmx'],
	['a drive without the slash', 'C:%5coutside.tmx'],
	['a URL', '/file:///outside.tmx'],
	['a NUL character', '/maps/a.tmx%00.png'],
	['a path without the slash', 'maps/a.tmx'],
	['no path', ''],
	['the root itself', '/'],
	['a folder', '/maps'],
	['a link to a file', '/out-file.tmx'],
	['a link to a folder', '/out-folder/outside.tmx'],
	['a link to a link', '/out-twice.tmx'],
	['a link above the root', '/up/outside.tmx'],
	['a very long path', `/${'a/'.repeat(3000)}outside.tmx`],
];

/** A server whose root has links that lead out of it. */
async function withLinks(): Promise<Awaited<ReturnType<typeof startServer>>> {
	const server = await startServer({ 'maps/a.tmx': 'a' });
	const { root } = server;
	mkdirSync(join(root, '../outer'));
	for (const path of ['../outside.tmx', '../outer/outside.tmx']) writeFileSync(join(root, path), 'private words');
	symlinkSync('../outside.tmx', join(root, 'out-file.tmx'));
	symlinkSync('../outer', join(root, 'out-folder'));
	symlinkSync('out-file.tmx', join(root, 'out-twice.tmx'));
	symlinkSync('..', join(root, 'up'));
	return server;
}

describe('nothing outside the root [C5]', () => {
	it.each(ESCAPES)('%s is not read', async (_, path) => {
		const { send, root } = await withLinks();
		const { status, text } = await send(`/api/file?path=${path.replace('ROOT', root)}`);
		expect([403, 404, 500]).toContain(status);
		expect(text).not.toContain('private');
		expect(JSON.parse(text)).toEqual({ refused: expect.stringMatching(/^[a-z-]+$/), why: expect.any(String) });
	});

	it.each(ESCAPES)('%s is not written', async (_, path) => {
		const { send, root } = await withLinks();
		const before = readdirSync(join(root, '..'), { recursive: true }).sort();
		for (const headers of [{}, { 'If-None-Match': '*' }]) {
			const { status } = await send(`/api/file?path=${path.replace('ROOT', root)}`, put('written', headers));
			expect(status).toBeGreaterThanOrEqual(400);
		}
		for (const file of ['../outside.tmx', '../outer/outside.tmx']) expect(readFileSync(join(root, file), 'utf8')).toBe('private words');
		expect(readdirSync(join(root, '..'), { recursive: true }).sort()).toEqual(before);
	});

	it.each([
		['encoded twice', '/%252e%252e/outside.tmx', '%2e%2e/outside.tmx'],
		['absolute, which begins at the root', '/etc/../private/outside.tmx', 'private/outside.tmx'],
	])('%s, a path leads into the root', async (_, path, inside) => {
		const { send, root } = await withLinks();
		expect((await send(`/api/file?path=${path}`)).status).toBe(404);
		expect((await send(`/api/file?path=${path}`, put('written'))).status).toBe(204);
		expect(readFileSync(join(root, inside), 'utf8')).toBe('written');
	});

	it('links that lead nowhere yet make no file outside', async () => {
		const { send, root } = await startServer({});
		mkdirSync(join(root, '../outer'));
		symlinkSync('../outer/new.tmx', join(root, 'file.tmx'));
		symlinkSync('../outer/new', join(root, 'folder'));
		await send(at('/file.tmx'), put('written'));
		expect((await send(at('/folder/a.tmx'), put('written'))).status).toBeGreaterThanOrEqual(400);
		expect((await send(at('/folder/deep/a.tmx'), put('written'))).status).toBeGreaterThanOrEqual(400);
		expect(readdirSync(join(root, '../outer'))).toEqual([]);
	});

	it('links inside are followed, and stay links', async () => {
		const { send, root } = await startServer({ 'maps/a.tmx': 'a' });
		symlinkSync('maps/a.tmx', join(root, 'inner.tmx'));
		const { text, headers } = await send(at('/inner.tmx'));
		expect(text).toBe('a');
		expect((await send(at('/inner.tmx'), put('b', { 'If-Match': headers.etag }))).status).toBe(204);
		expect(readFileSync(join(root, 'maps/a.tmx'), 'utf8')).toBe('b');
		expect((await send(at('/inner.tmx'))).text).toBe('b');
	});

	it('a path has one form: a second one in the address is refused or ignored', async () => {
		const { send } = await startServer({ 'maps/a b+c.tmx': 'a' });
		expect((await send(at('/maps/a b+c.tmx'))).text).toBe('a');
		expect((await send(at('/maps/./x/../a b+c.tmx'))).text).toBe('a');
		expect((await send(`${at('/maps/a b+c.tmx')}&path=/../outside.tmx`)).text).toBe('a');
	});
});

describe('reading', () => {
	it('has an ETag of the content', async () => {
		const { send, root } = await startServer({ 'a.tmx': 'a', 'b.tmx': 'a' });
		const first = await send(at('/a.tmx'));
		expect(first.headers).toMatchObject({ 'content-type': 'application/octet-stream', 'content-length': '1' });
		expect((await send(at('/b.tmx'))).headers.etag).toBe(first.headers.etag);
		expect(await send(at('/a.tmx'), { headers: { 'If-None-Match': first.headers.etag } })).toMatchObject({ status: 304, text: '' });
		expect(await send(at('/a.tmx'), { method: 'HEAD' })).toMatchObject({ status: 200, text: '', headers: { etag: first.headers.etag } });
		writeFileSync(join(root, 'a.tmx'), 'b');
		expect(await send(at('/a.tmx'), { headers: { 'If-None-Match': first.headers.etag } })).toMatchObject({ status: 200, text: 'b' });
	});

	it('says by the header Allow which files cannot be written [E134]', async () => {
		const { send, root } = await startServer({ 'a.tmx': 'a', '.kept/a.tmx': 'a', 'rules.txt': '', 'locked.tmx': 'a' });
		chmodSync(join(root, 'locked.tmx'), 0o444);
		const allowed = async (path: string): Promise<string | undefined> => (await send(at(path), { method: 'HEAD' })).headers.allow;
		expect(await allowed('/a.tmx')).toBeUndefined();
		// Root may write any file.
		for (const path of ['/.kept/a.tmx', '/rules.txt', '/locked.tmx']) {
			const isWritten = (await send(at(path), put('b', {}))).status === 204;
			expect(isWritten).toBe(path === '/locked.tmx' && getuid?.() === 0);
			expect(await allowed(path)).toBe(isWritten ? undefined : 'GET, HEAD');
		}
	});

	it('says why a file is refused', async () => {
		const { send } = await startServer({ 'a.tmx': 'a', 'large.tmx': 'larger than 10' }, { maxBytes: 10 });
		const refusal = async (path: string): Promise<unknown> => {
			const { status, text } = await send(at(path));
			return [status, JSON.parse(text).refused];
		};
		expect(await refusal('/no.tmx')).toEqual([404, 'missing']);
		expect(await refusal('/../a.tmx')).toEqual([403, 'outside']);
		expect(await refusal('/large.tmx')).toEqual([413, 'too-large']);
	});

	it('lists what the editor knows, without node_modules and dot folders', async () => {
		const { send, root } = await startServer({
			'b.world': '',
			'maps/town.TMX': '',
			'maps/deep/a.json': '',
			'art/tiles.png': '',
			'game.tiled-project': '',
			'rules.txt': '',
			'src/main.ts': '',
			'.git/config.json': '',
			'maps/.hidden.tmx': '',
			'node_modules/p/a.png': '',
			'back\\slash.tmx': '',
		});
		writeFileSync(join(root, '../outside.tmx'), '');
		symlinkSync('../outside.tmx', join(root, 'out.tmx'));
		symlinkSync('b.world', join(root, 'c.world'));
		symlinkSync('.', join(root, 'maps/circle'));
		const { text } = await send('/api/files');
		expect(JSON.parse(text)).toEqual([
			...['/b.world', '/c.world', '/game.tiled-project', '/rules.txt', '/art/tiles.png', '/maps/town.TMX', '/maps/deep/a.json'],
		]);
	});

	it('names the project, and the files to open', async () => {
		const { send, root } = await startServer({}, { open: ['/maps/a.tmx'] });
		const { text } = await send('/api/project');
		expect(JSON.parse(text)).toEqual({ name: 'game', id: expect.stringMatching(/^[\w-]{16}$/), open: ['/maps/a.tmx'] });
		expect(text).not.toContain(root);
	});

	it('refuses other methods', async () => {
		const { send } = await startServer({ 'a.tmx': 'a' });
		for (const method of ['DELETE', 'POST', 'PATCH'])
			expect(await send(at('/a.tmx'), { method })).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD, PUT' } });
		expect(await send('/api/files', { method: 'PUT' })).toMatchObject({ status: 405, headers: { allow: 'GET' } });
	});
});

describe('writing', () => {
	it('replaces the content that was read, and returns the new ETag', async () => {
		const { send, root } = await startServer({ 'maps/a.tmx': 'a' });
		const { etag } = (await send(at('/maps/a.tmx'))).headers;
		const written = await send(at('/maps/a.tmx'), put('b', { 'If-Match': etag }));
		expect([written.status, written.headers.etag]).toEqual([204, (await send(at('/maps/a.tmx'))).headers.etag]);
		expect(readFileSync(join(root, 'maps/a.tmx'), 'utf8')).toBe('b');
		expect(leftovers(join(root, 'maps'))).toEqual([]);
	});

	it('keeps what another program wrote in the meantime: 412 with its ETag', async () => {
		const { send, root } = await startServer({ 'a.tmx': 'a' });
		const { etag } = (await send(at('/a.tmx'))).headers;
		writeFileSync(join(root, 'a.tmx'), 'foreign');
		const found = (await send(at('/a.tmx'))).headers.etag;
		expect(await send(at('/a.tmx'), put('b', { 'If-Match': etag }))).toMatchObject({ status: 412, headers: { etag: found } });
		expect(readFileSync(join(root, 'a.tmx'), 'utf8')).toBe('foreign');
		expect((await send(at('/a.tmx'), put('b', { 'If-Match': found }))).status).toBe(204);
	});

	it('does not write over a file that should be new, nor a new one that should be there', async () => {
		const { send, root } = await startServer({ 'a.tmx': 'a' });
		const { etag } = (await send(at('/a.tmx'))).headers;
		expect(await send(at('/a.tmx'), put('b'))).toMatchObject({ status: 412, headers: { etag } });
		const gone = await send(at('/gone.tmx'), put('b', { 'If-Match': etag }));
		expect([gone.status, gone.headers.etag, existsSync(join(root, 'gone.tmx'))]).toEqual([412, undefined, false]);
		expect(readFileSync(join(root, 'a.tmx'), 'utf8')).toBe('a');
	});

	it('of two at the same time, only one wins', async () => {
		const { send, root } = await startServer({ 'a.tmx': 'a' });
		const { etag } = (await send(at('/a.tmx'))).headers;
		const bodies = ['1', '2', '3', '4', '5'];
		const answers = await Promise.all(bodies.map((body) => send(at('/a.tmx'), put(body, { 'If-Match': etag }))));
		expect(answers.map(({ status }) => status).sort()).toEqual([204, 412, 412, 412, 412]);
		const winner = bodies[answers.findIndex(({ status }) => status === 204)];
		expect(readFileSync(join(root, 'a.tmx'), 'utf8')).toBe(winner);
	});

	it('makes folders, and writes anything over anything without a condition', async () => {
		const { send, root } = await startServer({});
		expect((await send(at('/new/deep/a.tmj'), put('a'))).status).toBe(204);
		expect((await send(at('/new/deep/a.tmj'), put('b', {}))).status).toBe(204);
		expect(readFileSync(join(root, 'new/deep/a.tmj'), 'utf8')).toBe('b');
	});

	it.each(['*', 'a, b', '"a", "b"', 'W/"a"', ''])('refuses the condition If-Match: %s', async (condition) => {
		const { send, root } = await startServer({ 'a.tmx': 'a' });
		expect((await send(at('/a.tmx'), put('b', { 'If-Match': condition }))).status).toBe(400);
		expect(readFileSync(join(root, 'a.tmx'), 'utf8')).toBe('a');
	});

	it.each([
		'tmx',
		'tmj',
		'tsx',
		'tsj',
		'tx',
		'tj',
		'json',
		'js',
		'lua',
		'csv',
		'world',
		'xml',
		'tiled-project',
		'png',
		'svg',
		'webp',
		'TMX',
	])('.%s may be written', async (extension) => {
		const { send } = await startServer({});
		expect((await send(at(`/a.${extension}`), put('a'))).status).toBe(204);
	});

	it.each([
		...['/a.sh', '/a.exe', '/a.html', '/a.ts', '/a.mjs', '/a.cjs', '/a.py', '/Makefile', '/a', '/a.tmx.sh', '/a.tmx.', '/a.tmx '],
		...['/.env', '/.git/hooks/a.js', '/.vscode/tasks.json', '/node_modules/p/index.js', '/maps/.a.tmx', '/.tmx'],
	])('%s may not', async (path) => {
		const { send, root } = await startServer({});
		expect((await send(at(path), put('a'))).status).toBe(403);
		expect(readdirSync(root)).toEqual([]);
	});

	it('a link does not give a file another extension', async () => {
		const { send, root } = await startServer({ 'run.sh': 'old' });
		symlinkSync('run.sh', join(root, 'a.tmx'));
		expect((await send(at('/a.tmx'), put('b', {}))).status).toBe(403);
		expect(readFileSync(join(root, 'run.sh'), 'utf8')).toBe('old');
	});

	it('a body that is too large is refused, whether its length is told or not', async () => {
		const { send, root } = await startServer({}, { maxBytes: 100_000 });
		const large = new Uint8Array(100_001);
		const refused = { status: 413, text: JSON.stringify({ refused: 'too-large', why: 'it is larger than 100,000 bytes' }) };
		expect(await send(at('/a.tmx'), put(large))).toMatchObject(refused);
		expect(await send(at('/a.tmx'), put(large, { 'Transfer-Encoding': 'chunked' }))).toMatchObject(refused);
		expect(existsSync(join(root, 'a.tmx'))).toBe(false);
		expect((await send(at('/a.tmx'), put(large.subarray(1)))).status).toBe(204);
	});

	it('a folder and a part of a path that is a file are refused', async () => {
		const { send, root } = await startServer({ 'a.tmx': 'a' });
		mkdirSync(join(root, 'folder.tmx'));
		expect((await send(at('/folder.tmx'), put('b', {}))).status).toBe(403);
		expect((await send(at('/a.tmx/b.tmx'), put('b', {}))).status).toBeGreaterThanOrEqual(400);
		expect(readFileSync(join(root, 'a.tmx'), 'utf8')).toBe('a');
	});

	it('keeps the mode of the file; another name of it keeps the old content', async () => {
		const { send, root } = await startServer({ 'a.tmx': 'a' });
		writeFileSync(join(root, 'b.tmx'), 'b', { mode: 0o640 });
		linkSync(join(root, 'b.tmx'), join(root, 'other.tmx'));
		expect((await send(at('/b.tmx'), put('c', {}))).status).toBe(204);
		expect(statSync(join(root, 'b.tmx')).mode & 0o777).toBe(0o640);
		expect(readFileSync(join(root, 'other.tmx'), 'utf8')).toBe('b');
	});
});
