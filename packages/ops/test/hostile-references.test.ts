import { execFileSync } from 'node:child_process';
import type * as Files from 'node:fs';
import { chmod, mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Fetch, Graph, Loader } from '@tilewright/ops';
import { folderLoader, memoryLoader, resolve, urlLoader } from '@tilewright/ops';
import { fileLoader } from '@tilewright/ops/node';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { mapJson, tilesetJson } from './support/documents.ts';
import { folderHandle } from './support/folder-handle.ts';
import { asAnyUser } from './support/permissions.ts';

/** Every path that the code under test opens or lists. */
const opened: string[] = [];

vi.mock('node:fs', async (original) => {
	const real = await original<typeof Files>();
	return {
		...real,
		open: (path: string, flags: number, done: (error: NodeJS.ErrnoException | null, file: number) => void) => {
			opened.push(path);
			real.open(path, flags, done);
		},
		openSync: (path: string, flags: number) => {
			opened.push(path);
			return real.openSync(path, flags);
		},
	};
});

/** Every loader refuses these references before it looks for files. */
const HOSTILE: readonly (readonly [kind: string, reference: string, why: RegExp])[] = [
	['dot-dot', '../../secret.tsj', /out of the root/],
	['dot-dot after a folder', 'a/../../../secret.tsj', /out of the root/],
	['dot-dot with backslashes', '..\\..\\secret.tsj', /out of the root/],
	['an absolute path', '/etc/passwd', /absolute/],
	['an absolute path with a backslash', '\\Windows\\win.ini', /absolute/],
	['a drive', 'C:\\Windows\\win.ini', /drive/],
	['a path on a drive', 'c:secret.tsj', /drive/],
	['another computer', '\\\\server\\share\\secret.tsj', /another computer/],
	['another computer, with slashes', '//example.org/secret.tsj', /another computer/],
	['another computer, with both', '/\\example.org/secret.tsj', /another computer/],
	['a device of Windows', '\\\\.\\COM1', /another computer/],
	['http:', 'http://127.0.0.1/secret.tsj', /URL that begins with "http:"/],
	['https:', 'HTTPS://example.org/secret.tsj', /URL/],
	['file:', 'file:///etc/passwd', /URL that begins with "file:"/],
	['javascript:', 'javascript:alert(1)', /URL/],
	['data:', 'data:application/json,{}', /data URL/],
	['a resource of Tiled', ':/automap-tiles.tsx', /resource of Tiled/],
	['NUL', 'secret.tsj\0.png', /NUL/],
	['NUL after dot-dot', '../\0/secret.tsj', /NUL/],
	['a very long path', `${'a/'.repeat(100_000)}t.tsj`, /longer than/],
	['a very long way out', `${'../'.repeat(100_000)}etc/passwd`, /longer than/],
];

/** The finding about the tileset that the graph's only map refers to. */
function refusal(graph: Graph): { readonly code: string; readonly reason: string | undefined } {
	expect([...graph.files.keys()]).toHaveLength(1);
	const issues = graph.issues.filter(({ code }) => code !== 'foreign-path');
	expect(issues).toMatchObject([{ severity: 'warning', pointer: '/tilesets/0/source', line: expect.any(Number), column: 14 }]);
	return { code: issues[0]?.code ?? '', reason: issues[0]?.reason };
}

/** Expects a reference to be refused before the loader looks for a file. */
async function expectRefused(loader: (map: string) => Loader, reference: string, why: RegExp): Promise<void> {
	const inner = loader(mapJson({ tilesets: [reference] }));
	const load = vi.fn(inner.load);
	const graph = await resolve('maps/a.tmj', { ...inner, load });
	const { code, reason } = refusal(graph);
	expect(code).toBe(/longer/.test(why.source) ? 'unreadable-file' : 'outside-root');
	expect(reason).toMatch(why);
	expect(load).toHaveBeenCalledTimes(1);
	expect([...graph.files.values()][0]?.links[0]).not.toHaveProperty('to');
	expect(JSON.stringify(graph.issues).length).toBeLessThan(3000);
}

describe('in memory', () => {
	it.each(HOSTILE)('%s is refused', async (_, reference, why) => {
		await expectRefused((map) => memoryLoader({ 'maps/a.tmj': map, 'secret.tsj': tilesetJson(), 'etc/passwd': '' }), reference, why);
	});

	it('names of JavaScript properties are not files', async () => {
		for (const name of ['__proto__', 'constructor', 'toString']) {
			const graph = await resolve('a.tmj', memoryLoader({ 'a.tmj': mapJson({ tilesets: [name] }) }));
			expect(refusal(graph).code).toBe('missing-file');
		}
		expect(() => memoryLoader({ '../a.tmj': '' })).toThrow(RangeError);
	});
});

describe('files', () => {
	let folder = '';
	let game = '';
	beforeAll(async () => {
		folder = await realpath(await mkdtemp(join(tmpdir(), 'tilewright-')));
		game = join(folder, 'game');
		await mkdir(join(game, 'maps', 'folder.tsj'), { recursive: true });
		await mkdir(join(folder, 'game-two'));
		for (const name of ['secret.tsj', 'game-two/secret.tsj', 'game/t.tsj', 'game/maps/locked.tsj'])
			await writeFile(join(folder, name), tilesetJson());
		await symlink('../../secret.tsj', join(game, 'maps', 'link.tsj'));
		await symlink(join(folder, 'game-two'), join(game, 'maps', 'linked'));
		await symlink('../t.tsj', join(game, 'maps', 'inner.tsj'));
		await symlink('circle.tsj', join(game, 'maps', 'circle.tsj'));
		await symlink('nowhere.tsj', join(game, 'maps', 'dangling.tsj'));
		await symlink('/dev/zero', join(game, 'maps', 'zero.tsj'));
		await symlink(game, join(folder, 'shortcut'));
		await chmod(join(game, 'maps', 'locked.tsj'), 0);
		execFileSync('mkfifo', [join(game, 'maps', 'pipe.tsj')]);
	});
	afterAll(() => rm(folder, { recursive: true }));
	beforeEach(() => {
		opened.length = 0;
	});

	const mapWith = async (reference: string): Promise<string> => {
		await writeFile(join(game, 'maps', 'a.tmj'), mapJson({ tilesets: [reference] }));
		opened.length = 0;
		return 'maps/a.tmj';
	};
	const onlyTheMap = (): string[] => [join(game, 'maps', 'a.tmj')];

	it.each(HOSTILE)('%s is refused', async (_, reference, why) => {
		await mapWith(reference);
		await expectRefused(() => fileLoader({ root: game }), reference, why);
		expect(opened).toEqual(onlyTheMap());
	});

	it.each([
		['a link to a file outside', 'link.tsj', 'outside-root', /symbolic link leads out/],
		['a file in a linked folder outside', 'linked/secret.tsj', 'outside-root', /symbolic link leads out/],
		['a link to a device', 'zero.tsj', 'outside-root', /symbolic link leads out/],
		['a sibling of the root whose name begins with the same letters', '../../game-two/secret.tsj', 'outside-root', /out of the root/],
		['a pipe', 'pipe.tsj', 'unreadable-file', /a pipe/],
		['a folder', 'folder.tsj', 'unreadable-file', /a folder/],
		['the root itself', '..', 'unreadable-file', /a folder/],
		['a link to itself', 'circle.tsj', 'unreadable-file', /form a cycle/],
		['a link to nothing', 'dangling.tsj', 'missing-file', /no such file/],
		['a file as a folder', '../t.tsj/x.tsj', 'missing-file', /a part of its path/],
		['a name too long for the system', `${'x'.repeat(3000)}.tsj`, 'unreadable-file', /too long/],
		['percent signs', '%2e%2e/%2e%2e/secret.tsj', 'missing-file', /no such file/],
	])('%s is refused, and not opened', async (_, reference, code, why) => {
		const graph = await resolve(await mapWith(reference), fileLoader({ root: game }));
		const found = refusal(graph);
		expect(found.code).toBe(code);
		expect(found.reason).toMatch(why);
		expect(opened).toEqual(onlyTheMap());
	});

	it('a device is refused even with allowOutside', async () => {
		const graph = await resolve(await mapWith('/dev/zero'), fileLoader({ root: game, allowOutside: true }));
		expect(refusal(graph)).toEqual({ code: 'unreadable-file', reason: 'it is a device, not a file' });
		expect(opened).toEqual(onlyTheMap());
	});

	it('a large file is refused', async () => {
		await writeFile(join(game, 'maps', 'large.tsj'), tilesetJson().padEnd(5000));
		const graph = await resolve(await mapWith('large.tsj'), fileLoader({ root: game, maxBytes: 4999 }));
		expect(refusal(graph)).toEqual({ code: 'unreadable-file', reason: 'it is larger than 4,999 bytes' });
	});

	it('a file without permission is refused', async () => {
		const map = await mapWith('locked.tsj');
		const graph = await asAnyUser(folder, () => resolve(map, fileLoader({ root: game })));
		expect(refusal(graph).reason).toBe('permission is denied');
	});

	it('links inside the root are followed, and the root may be a link', async () => {
		for (const root of [game, join(folder, 'shortcut')]) {
			const graph = await resolve(await mapWith('inner.tsj'), fileLoader({ root }));
			expect(graph.issues).toEqual([]);
			expect([...graph.files.keys()]).toEqual([join(root, 'maps/a.tmj'), join(root, 'maps/inner.tsj')]);
		}
	});

	it('files outside the root can be allowed', async () => {
		const loader = fileLoader({ root: game, allowOutside: true });
		for (const reference of ['../../secret.tsj', join(folder, 'secret.tsj'), 'link.tsj', 'linked/secret.tsj', '..\\..\\secret.tsj'])
			expect((await resolve(await mapWith(reference), loader)).files.size).toBe(2);
		for (const reference of ['http://127.0.0.1/t.tsj', 'C:\\t.tsj', '\\\\server\\t.tsj', ':/t.tsx', 'a\0b'])
			expect(refusal(await resolve(await mapWith(reference), loader)).code).toBe('outside-root');
	});

	it('paths of the caller must be inside the root, too', async () => {
		const loader = fileLoader({ root: game });
		await mapWith('../t.tsj');
		expect((await resolve([join(game, 'maps/a.tmj'), './maps/../maps/a.tmj'], loader)).files.size).toBe(2);
		opened.length = 0;
		const graph = await resolve([join(folder, 'secret.tsj'), '../secret.tsj', 'maps/link.tsj'], loader);
		expect(graph.issues).toMatchObject(Array(3).fill({ code: 'outside-root', severity: 'error' }));
		for (const path of [join(folder, 'secret.tsj'), `${game}/../secret.tsj`, `${game}\0`])
			expect(await loader.load(path)).toMatchObject({ refused: path.includes('\0') ? 'not-a-path' : 'outside' });
		expect(opened).toEqual([]);
	});

	it('only folders inside the root are listed', async () => {
		const loader = fileLoader({ root: game });
		expect(await loader.list?.(game)).toEqual(['t.tsj']);
		for (const path of [folder, join(game, '..'), join(game, 'maps/linked'), join(game, 'nowhere'), join(game, 't.tsj')])
			expect(await loader.list?.(path)).toEqual([]);
	});
});

/** A server with responses by URL: a text, a status, or the target of a redirect. It records the requested URLs. */
function server(files: Readonly<Record<string, string | number>>): { readonly fetch: Fetch; readonly asked: string[] } {
	const asked: string[] = [];
	const get: Fetch = (url) => {
		asked.push(url);
		const found = files[url] ?? 404;
		if (typeof found === 'number') return Promise.resolve(new Response(null, { status: found }));
		const location = /^→ (.*)/.exec(found)?.[1];
		return Promise.resolve(location === undefined ? new Response(found) : new Response(null, { status: 302, headers: { location } }));
	};
	return { fetch: get, asked };
}

describe('URLs', () => {
	const base = 'https://example.org/game/';
	const start = `${base}maps/a.tmj`;

	const hidden = [
		['percent-encoded dot-dot', '%2e%2e/%2E%2e/secret.tsj', /percent signs/],
		['percent-encoded dot-dot and slash', '..%2f..%2fsecret.tsj', /percent signs/],
		['percent-encoded backslash', '..%5c..%5csecret.tsj', /percent signs/],
		['percent signs that are encoded twice', '%252e%252e/%25252e./secret.tsj', /percent signs/],
		['dots as overlong UTF-8', '%c0%ae%c0%ae/secret.tsj', /percent signs/],
		['an encoded NUL', 'secret.tsj%00.png', /percent signs/],
		['half a surrogate pair', 'x\ud800.tsj', /percent signs/],
	] as const;

	it.each([...HOSTILE, ...hidden])('%s is refused', async (_, reference, why) => {
		const { fetch, asked } = server({});
		await expectRefused(
			(map) => urlLoader(base, { fetch: (url, init) => (url === start ? Promise.resolve(new Response(map)) : fetch(url, init)) }),
			reference,
			why,
		);
		expect(asked).toEqual([]);
	});

	it.each([
		['to another computer', 'http://127.0.0.1/t.tsj'],
		['to another port', 'https://example.org:8080/game/t.tsj'],
		['to another scheme', 'http://example.org/game/t.tsj'],
		['out of the folder', '/secret/t.tsj'],
		['out of the folder by dot-dot', '../../t.tsj'],
		['to a folder whose name begins with the same letters', '/game-two/t.tsj'],
		['to a host whose name begins with the same letters', 'https://example.org.evil.example/game/t.tsj'],
		['to a host with that user name', 'https://example.org@evil.example/game/t.tsj'],
		['with an encoded slash', '/game/..%2fsecret.tsj'],
		['to a file', 'file:///etc/passwd'],
	])('a redirect %s is not followed', async (_, location) => {
		const { fetch, asked } = server({ [start]: mapJson({ tilesets: ['t.tsj'] }), [`${base}maps/t.tsj`]: `→ ${location}` });
		expect(refusal(await resolve('maps/a.tmj', urlLoader(base, { fetch }))).code).toBe('outside-root');
		expect(asked).toEqual([start, `${base}maps/t.tsj`]);
	});

	it.each([
		['a cycle of redirects', '→ t.tsj', 'unreadable-file'],
		['a missing file', 404, 'missing-file'],
		['a deleted file', 410, 'missing-file'],
		['no permission', 403, 'unreadable-file'],
		['a failure', 500, 'unreadable-file'],
	])('%s', async (_, answer, code) => {
		const { fetch, asked } = server({ [start]: mapJson({ tilesets: ['t.tsj'] }), [`${base}maps/t.tsj`]: answer });
		expect(refusal(await resolve('maps/a.tmj', urlLoader(base, { fetch }))).code).toBe(code);
		expect(asked.length).toBeLessThan(10);
	});

	it('a redirect that a browser hides is not followed', async () => {
		const fetch: Fetch = (url) =>
			Promise.resolve(
				url === start
					? new Response(mapJson({ tilesets: ['t.tsj'] }))
					: { status: 0, type: 'opaqueredirect', headers: new Headers(), body: null },
			);
		expect(refusal(await resolve('maps/a.tmj', urlLoader(base, { fetch }))).code).toBe('outside-root');
	});

	it('an endless response is cut off', async () => {
		let sent = 0;
		const endless = new ReadableStream({
			pull: (stream) => {
				sent += 1000;
				stream.enqueue(new Uint8Array(1000));
			},
		});
		const fetch: Fetch = (url) => Promise.resolve(new Response(url === start ? mapJson({ tilesets: ['t.tsj'] }) : endless));
		const loader = urlLoader(base, { fetch, maxBytes: 10_000 });
		expect(refusal(await resolve('maps/a.tmj', loader)).reason).toBe('it is larger than 10,000 bytes');
		expect(sent).toBeLessThan(20_000);
	});
});

describe('folders in browsers', () => {
	it.each(HOSTILE)('%s is refused', async (_, reference, why) => {
		const asked: string[] = [];
		await expectRefused((map) => folderLoader(folderHandle({ 'maps/a.tmj': map }, {}, asked)), reference, why);
		expect(asked).toEqual(['maps', 'a.tmj']);
	});

	it.each([
		['gone.tsj', 'missing-file'],
		['gone/t.tsj', 'missing-file'],
		['folder', 'unreadable-file'],
		['a.tmj/t.tsj', 'unreadable-file'],
		['..', 'unreadable-file'],
		['large.tsj', 'unreadable-file'],
	])('%s is a finding: %s', async (reference, code) => {
		const files = { 'maps/a.tmj': mapJson({ tilesets: [reference] }), 'maps/folder/x': '', 'maps/large.tsj': tilesetJson().padEnd(9000) };
		expect(refusal(await resolve('maps/a.tmj', folderLoader(folderHandle(files), { maxBytes: 8000 }))).code).toBe(code);
	});
});
