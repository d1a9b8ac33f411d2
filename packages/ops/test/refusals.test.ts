import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Loader, Refusal, Refused } from '@tilewright/ops';
import { folderLoader, loadProject, memoryLoader, resolve, urlLoader } from '@tilewright/ops';
import { fileLoader } from '@tilewright/ops/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mapJson, tilesetJson } from './support/documents.ts';
import { folderHandle } from './support/folder-handle.ts';
import { asAnyUser } from './support/permissions.ts';

const codeOf = (result: Refused | object): Refusal | undefined => ('refused' in result ? result.refused : undefined);

describe('every loader refuses references with a code', () => {
	const loaders: readonly (readonly [name: string, loader: Loader, root: string])[] = [
		['memory', memoryLoader({}), ''],
		['URLs', urlLoader('https://example.org/game'), ''],
		['folders', folderLoader(folderHandle({})), ''],
		['files', fileLoader({ root: '/game' }), '/game'],
	];
	it.each(loaders)('%s', (_, loader, root) => {
		const code = (reference: string): Refusal | undefined => codeOf(loader.resolve(reference, `${root}/a.tmj`));
		expect(code('')).toBe('missing');
		expect(code('../secret.tsj')).toBe('outside');
		expect(code('/etc/passwd')).toBe('outside');
		for (const reference of ['https://example.org/t.tsj', 'data:,x', ':/automap-tiles.tsx', 'a\0b', 'C:\\t.tsj', '\\\\server\\t.tsj'])
			expect(code(reference)).toBe('not-a-path');
		expect(code('x'.repeat(5000))).toBe('unreadable');
	});
});

describe('every loader refuses files with a code', () => {
	it('memory', async () => {
		expect(codeOf(await memoryLoader({}).load('/gone'))).toBe('missing');
	});

	describe('files', () => {
		let root = '';
		beforeAll(async () => {
			root = await mkdtemp(join(tmpdir(), 'tilewright-'));
			await mkdir(join(root, 'folder'));
			await writeFile(join(root, 'large'), '12345');
			await writeFile(join(root, 'locked'), '');
			await chmod(join(root, 'locked'), 0);
			await symlink('/dev/zero', join(root, 'out'));
			await symlink('circle', join(root, 'circle'));
			execFileSync('mkfifo', [join(root, 'pipe')]);
		});
		afterAll(() => rm(root, { recursive: true }));

		it.each<[name: string, code: Refusal]>([
			['gone', 'missing'],
			['large/gone', 'missing'],
			['folder', 'not-a-file'],
			['pipe', 'not-a-file'],
			['large', 'too-large'],
			['locked', 'forbidden'],
			['out', 'outside'],
			['..', 'outside'],
			['\0', 'not-a-path'],
			['circle', 'unreadable'],
		])('%j is refused as %s', async (name, code) => {
			const loader = fileLoader({ root, maxBytes: 4 });
			expect(codeOf(await asAnyUser(root, () => loader.load(`${root}/${name}`)))).toBe(code);
		});
	});

	it.each<[name: string, code: Refusal]>([
		['/gone', 'missing'],
		['/folder', 'not-a-file'],
		['/', 'not-a-file'],
		['/large', 'too-large'],
		['/locked', 'forbidden'],
		['/broken', 'unreadable'],
	])('folders in browsers: %s is refused as %s', async (name, code) => {
		const handle = folderHandle({ 'folder/x': '', large: '12345' }, { locked: 'NotAllowedError', broken: 'NotReadableError' });
		expect(codeOf(await folderLoader(handle, { maxBytes: 4 }).load(name))).toBe(code);
	});

	it.each<[answer: string, response: () => Response, code: Refusal]>([
		['404', () => new Response(null, { status: 404 }), 'missing'],
		['410', () => new Response(null, { status: 410 }), 'missing'],
		['401', () => new Response(null, { status: 401 }), 'forbidden'],
		['403', () => new Response(null, { status: 403 }), 'forbidden'],
		['500', () => new Response(null, { status: 500 }), 'unreadable'],
		['a long body', () => new Response('12345'), 'too-large'],
		['a redirect', () => new Response(null, { status: 302, headers: { location: '/secret' } }), 'outside'],
	])('URLs: %s', async (_, response, code) => {
		const loader = urlLoader('https://example.org/game', { fetch: () => Promise.resolve(response()), maxBytes: 4 });
		expect(codeOf(await loader.load('/a.tmj'))).toBe(code);
	});
});

describe('the code decides which finding is reported, not the words', () => {
	const refusing = (refused: Refused): Loader => {
		const files = memoryLoader({ 'a.tmj': mapJson({ tilesets: ['t.tsj'] }), 't.tsj': tilesetJson() });
		return { ...files, load: async (path) => (path === '/t.tsj' ? refused : await files.load(path)) };
	};

	it.each<[refused: Refused, code: string, refusal: Refusal]>([
		[{ refused: 'missing', why: 'nobody knows it' }, 'missing-file', 'missing'],
		[{ refused: 'outside', why: 'nobody knows it' }, 'outside-root', 'outside'],
		[{ refused: 'not-a-path', why: 'nobody knows it' }, 'outside-root', 'not-a-path'],
		[{ refused: 'not-a-file', why: 'nobody knows it' }, 'unreadable-file', 'not-a-file'],
		[{ refused: 'too-large', why: 'nobody knows it' }, 'unreadable-file', 'too-large'],
		[{ refused: 'forbidden', why: 'nobody knows it' }, 'unreadable-file', 'forbidden'],
		[{ refused: 'unreadable', why: 'there is no such file' }, 'unreadable-file', 'unreadable'],
		[{ why: 'there is no such file' }, 'unreadable-file', 'unreadable'],
	])('%j is reported as %s', async (refused, code, refusal) => {
		const { issues } = await resolve('a.tmj', refusing(refused));
		expect(issues).toMatchObject([{ code, refused: refusal, severity: 'warning', reason: refused.why, pointer: '/tilesets/0/source' }]);
		const asked = await resolve('t.tsj', refusing(refused));
		expect(asked.issues).toMatchObject([{ code, refused: refusal, severity: 'error', reason: refused.why }]);
	});

	it('the code of a refused reference is optional, too', async () => {
		const files = memoryLoader({ 'a.tmj': mapJson({ tilesets: ['t.tsj'] }) });
		const loader: Loader = { ...files, resolve: (reference, from) => (from === '' ? files.resolve(reference, '') : { why: 'not today' }) };
		expect((await resolve('a.tmj', loader)).issues).toMatchObject([
			{ code: 'unreadable-file', refused: 'unreadable', reason: 'not today' },
		]);
	});

	it('a missing project', async () => {
		const { issues } = await loadProject('game.tiled-project', memoryLoader({}));
		expect(issues).toMatchObject([{ code: 'missing-file', refused: 'missing', severity: 'error' }]);
	});
});
